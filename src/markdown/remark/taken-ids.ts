import type { VFile } from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** Ids that constructs of the article use, so that no heading gets one of them. */
    takenIds: string[];
  }
}

/** Ids that the article already uses. */
export function takenIds(file: VFile): readonly string[] {
  return file.data.takenIds ?? [];
}

/** Reserves an id of the article. */
export function takeId(file: VFile, id: string): string {
  file.data.takenIds = [...takenIds(file), id];
  return id;
}
