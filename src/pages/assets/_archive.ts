import { zipSync } from 'fflate';

/** The first day that archives know: the same files make the same archive. */
const mtime = new Date(1980, 0, 1);

/** An archive of files in one folder. */
export function archiveOf(
  folder: string,
  files: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const inFolder = Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]);
  return zipSync(Object.fromEntries(inFolder), { mtime });
}

/** The answer with an archive. */
export const archiveResponse = (archive: Uint8Array<ArrayBuffer>): Response =>
  new Response(archive, { headers: { 'content-type': 'application/zip' } });
