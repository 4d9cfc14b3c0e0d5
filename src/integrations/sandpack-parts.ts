import type { Plugin } from 'vite';

/** Sandpack, and what it loads besides the editor. */
const SANDPACK =
  /node_modules\/(?:@codesandbox\/|anser\/|clean-set\/|escape-carriage\/|lz-string\/)/;

/** Fills in what every browser that this site is for has. */
const POLYFILL = /node_modules\/intersection-observer\//;

/** Calls at the top of a module that make something and do nothing else. */
const MAKING =
  /^((?:var|const) \S+ = )((?:React\.)?(?:forwardRef|createContext)\(|(?:color|background)\(\))/gm;

/**
 * Says which calls in code of Sandpack only make something. It does not say so itself, so all of
 * its parts stay in a page that uses only its editor: previews, consoles, buttons, and the packages
 * of those.
 */
export function withPureCalls(code: string): string {
  return code.replace(MAKING, '$1/* @__PURE__ */ $2');
}

/** Leaves the parts of Sandpack out that no page uses. */
export function sandpackParts(): Plugin {
  return {
    name: 'sandpack-parts',
    apply: 'build',
    transform: {
      filter: { id: [SANDPACK, POLYFILL] },
      handler: (code, id) => ({
        code: POLYFILL.test(id) ? '' : withPureCalls(code),
        map: null,
        moduleSideEffects: false,
      }),
    },
  };
}
