/**
 * The text of an output without what differs between two runs: numbers, hashes in names of files, the system in the name of a browser, the spaces that align columns, and the order of lines, which come from two
 * streams. Two outputs with the same comparable text say the same.
 */
export function comparable(text: string): string {
  return text
    .replace(/-[A-Z0-9]{8}\b/g, '-HASH')
    .replace(/\((?:Linux|Mac OS|Windows) [\d.]+\)/g, '(system)')
    .replace(/\d+(\.\d+)*/g, '0')
    .replace(/\b(bytes|kB|MB|ms|seconds|minutes)\b/g, 'units')
    .replace(/[ \t]+/g, ' ')
    .replace(/ $/gm, '')
    .split('\n')
    .sort()
    .join('\n');
}
