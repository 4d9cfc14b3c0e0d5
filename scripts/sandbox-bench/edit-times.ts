import { type Edit, type EditKind, edit, editKinds } from './marked-application.ts';
import type { PageWatch } from './watch-page.ts';

/** Milliseconds until a preview shows an edit, by what was edited. */
export type EditTimes = Readonly<Record<EditKind, readonly number[]>>;

/** How often each kind of edit is made: first without a look at the time, while everything gets warm, then with one. */
export interface Turns {
  readonly warming: number;
  readonly measured: number;
}

/** Time in which a compiler ends its checks and a preview prepares the next frame, in milliseconds: readers don't edit without a pause either. */
const REST = 800;

/**
 * Edits an application again and again.
 *
 * @param write makes the edit, and tells when, in milliseconds since 1970
 */
export async function editTimes(
  watch: PageWatch,
  { warming, measured }: Turns,
  write: (edit: Edit) => number | Promise<number>,
): Promise<EditTimes> {
  const times: Record<EditKind, number[]> = { class: [], template: [], style: [] };
  for (let turn = 0; turn < warming + measured; turn += 1) {
    for (const kind of editKinds) {
      const next = edit(kind, `${kind}${turn}`);
      const since = await write(next);
      const took = (await watch.sees(next.marker)) - since;
      if (turn >= warming) times[kind].push(took);
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
  }
  return times;
}
