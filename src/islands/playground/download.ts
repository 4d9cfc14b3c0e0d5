import { strToU8, zipSync } from 'fflate';

/** Every file of an archive has this date, so that the same files make the same archive. */
const date = new Date('2020-01-01T00:00:00Z');

/** Gives the reader an archive with files below a folder of its name. */
export function download(name: string, files: Readonly<Record<string, string>>): void {
  const entries = Object.entries(files).map(([path, text]) => [
    `${name}/${path}`,
    [strToU8(text), { mtime: date }] as const,
  ]);
  const archive = zipSync(Object.fromEntries(entries));
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(address);
}
