/** A number with its word: `1 article`, `3 articles`. */
export function counted(number: number, one: string, several: string = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}
