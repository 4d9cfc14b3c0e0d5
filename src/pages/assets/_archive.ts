import { zipSync } from 'fflate';

/** The first day that archives know: the same files make the same archive. */
const mtime = new Date(1980, 0, 1);

/** The answer with an archive of files in one folder. */
export function archiveOf(folder: string, files: Readonly<Record<string, Uint8Array>>): Response {
  const inFolder = Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]);
  return new Response(zipSync(Object.fromEntries(inFolder), { mtime }), {
    headers: { 'content-type': 'application/zip' },
  });
}
