/** Largest file that is taken, in bytes: links and the editor are made for code. */
const MOST_BYTES = 300_000;

/** What was dropped: texts, and a sentence about each file that is none. */
export interface Dropped {
  readonly texts: readonly { readonly name: string; readonly text: string }[];
  readonly problems: readonly string[];
}

/** Reads dropped files. A project holds nothing but texts. */
export async function readDropped(files: Iterable<File>): Promise<Dropped> {
  const read = await Promise.all([...files].map(readText));
  return {
    texts: read.filter((answer) => typeof answer !== 'string'),
    problems: read.filter((answer) => typeof answer === 'string'),
  };
}

async function readText(file: File): Promise<{ name: string; text: string } | string> {
  const { name, size } = file;
  if (size > MOST_BYTES)
    return `${name} has ${Math.ceil(size / 1000)} kB. A file may have ${MOST_BYTES / 1000} kB.`;
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return { name, text: text.replaceAll('\r\n', '\n') };
  } catch (error) {
    // A folder can't be read; bytes that are no text can't be decoded.
    if (!(error instanceof TypeError)) return `${name} can't be read. Drop files, not folders.`;
  }
  return `${name} is not a text file. A project can only have text files, such as code, styles, JSON and SVG.`;
}
