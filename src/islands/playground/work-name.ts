import type { KeptWork } from './kept-work.ts';

/** Longest title that is shown whole. */
const MOST_LETTERS = 40;

const timeOf = (time: number) =>
  new Date(time).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * What tells a work from others: its first heading, what it began with, its size and its time.
 *
 * @param label name of its template for readers
 */
export function workName({ files, open, savedAt }: KeptWork, label: string): string {
  const shown = open.flatMap((path) => files[path] ?? []);
  const title = [...shown, ...Object.values(files)].map(headingOf).find(Boolean);
  const lines = Object.values(files).join('\n').split('\n').length;
  const count = Object.keys(files).length;
  const size = `${count} ${count === 1 ? 'file' : 'files'}, ${lines} lines`;
  return `${title ? `“${title}”, ` : ''}${label}, ${size}, ${timeOf(savedAt)}`;
}

/** The first heading of a template, with an ellipsis for what is known only when it runs. */
function headingOf(code: string): string {
  const inner = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/s.exec(code)?.[2] ?? '';
  const text = inner
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{\{.*?\}\}/gs, '…')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trim()}…` : text;
}
