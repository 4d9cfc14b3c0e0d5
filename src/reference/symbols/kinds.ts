import { type ApiKind, apiKinds } from '../api/types.ts';

/** How a kind of entry is shown. */
export interface KindLabel {
  readonly kind: ApiKind;
  readonly label: string;
  /** One or two letters, for lists. */
  readonly short: string;
}

const labels: Readonly<Record<ApiKind, readonly [label: string, short: string]>> = {
  block: ['Block', 'B'],
  undecorated_class: ['Class', 'C'],
  constant: ['Const', 'K'],
  decorator: ['Decorator', '@'],
  directive: ['Directive', 'D'],
  element: ['Element', 'El'],
  enum: ['Enum', 'E'],
  function: ['Function', 'F'],
  interface: ['Interface', 'I'],
  pipe: ['Pipe', 'P'],
  ng_module: ['NgModule', 'M'],
  type_alias: ['Type Alias', 'T'],
  initializer_api_function: ['Initializer API', 'IA'],
};

/** Every kind, in the order in which they are listed. */
export const kindLabels: readonly KindLabel[] = apiKinds.map((kind) => {
  const [label, short] = labels[kind];
  return { kind, label, short };
});

/** How one kind is shown. */
export function kindLabel(kind: ApiKind): KindLabel {
  const [label, short] = labels[kind];
  return { kind, label, short };
}
