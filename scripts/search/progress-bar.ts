const width = 20;

/** `[#####---------------] 250 of 1,000` */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? width : Math.floor((Math.min(done, total) / total) * width);
  const bar = '#'.repeat(filled).padEnd(width, '-');
  return `[${bar}] ${count(done)} of ${count(total)}`;
}

/** `29,000` */
export const count = (number: number): string => number.toLocaleString('en');
