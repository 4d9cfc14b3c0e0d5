import { format } from 'prettier';

/** Lays out a declaration as source code is laid out. What is no valid source stays as it is. */
export async function formatDeclaration(source: string): Promise<string> {
  try {
    const text = await format(source, { parser: 'typescript', printWidth: 80, singleQuote: true });
    return text.trimEnd();
  } catch {
    return source;
  }
}
