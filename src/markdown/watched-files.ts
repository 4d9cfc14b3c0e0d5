import type { Plugin } from 'vite';

/** The files outside of an article that its page shows, by the article's path. */
const watchedFiles = new Map<string, Set<string>>();

/** Forgets what an article showed, before it is read again. */
export function forgetFiles(article: string): void {
  watchedFiles.delete(article);
}

/** Notes that an article shows a file, or would if the file existed. */
export function watchFile(article: string, file: string): void {
  const files = watchedFiles.get(article) ?? new Set();
  watchedFiles.set(article, files.add(file));
}

/** Makes an article follow the files that it quotes: a change of one renders the article again. */
export function followQuotedFiles(): Plugin {
  return {
    name: 'follow-quoted-files',
    transform: {
      filter: { id: /\.mdx(?:\?|$)/ },
      handler(_code, id) {
        const [article = id] = id.split('?');
        for (const file of watchedFiles.get(article) ?? []) this.addWatchFile(file);
        return null;
      },
    },
  };
}
