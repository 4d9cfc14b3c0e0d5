import type { CheckAnswer, CompileAnswer, ProjectChange } from '../types.ts';

/** What the page asks of the compile worker. The first message is `start`. */
export type CompileRequest =
  | {
      readonly kind: 'start';
      /** The typings, as JSON in UTF-8. */
      readonly typings: ArrayBuffer;
      /** Address of typings that few projects need. */
      readonly rareTypings?: string | undefined;
      /** Whether components can be replaced while they run. */
      readonly hot: boolean;
    }
  | {
      readonly kind: 'change';
      readonly id: number;
      readonly change: ProjectChange;
      /** Version that the preview shows. */
      readonly shown?: number | undefined;
    };

/** What the compile worker says. An answer has the id of its request; a request that a newer one has overtaken gets none. */
export type CompileReply =
  | { readonly kind: 'started' }
  | { readonly kind: 'compiled'; readonly id: number; readonly answer: CompileAnswer }
  | { readonly kind: 'checked'; readonly id: number; readonly answer: CheckAnswer }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
