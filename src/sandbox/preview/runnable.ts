import type { CompileOutput } from '../types.ts';
import type { RunnableOutput } from './protocol/messages.ts';

/** The part of an output that a frame needs: copying source maps into it would take longer than all the rest. */
export function runnable({
  entry,
  polyfills,
  html,
  styles,
  assets,
  modules,
}: CompileOutput): RunnableOutput {
  const code = Object.entries(modules).map(([name, module]) => [name, module.code]);
  const before = polyfills === undefined ? {} : { polyfills };
  return { entry, ...before, html, styles, assets, modules: Object.fromEntries(code) };
}
