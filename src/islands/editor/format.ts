/** A file to format. */
export interface FormatRequest {
  readonly file: string;
  readonly text: string;
}

/** The formatted text, or why it can't be formatted: most often it does not parse. */
export type FormatAnswer = { readonly text: string } | { readonly problem: string };

/** Formats a file with Prettier in a worker, which loads with the first call of a page and goes when it has answered. */
export function formatFile(request: FormatRequest): Promise<FormatAnswer> {
  const worker = new Worker(new URL('./format.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FormatAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<FormatAnswer>) => resolve(data);
    worker.onerror = () => resolve({ problem: 'The formatter could not be loaded.' });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
