import { type SharedCode, toHash } from './shared-code.ts';

/** Path of the page that other sites show in a frame; `src/navigation/framed-routes.ts` has it for the build. */
const EMBED_PATH = '/playground/embed';

/**
 * What the page may do in its frame: run, keep its own origin, which its workers need, and open the playground in a tab. It may not take the page around it
 * elsewhere.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * HTML that shows code and what it does in a page of another site.
 *
 * @param origin of this site
 */
export function embedCode(origin: string, code: SharedCode): string {
  const attributes = {
    src: `${origin}${EMBED_PATH}#${toHash(code)}`,
    title: 'An Angular application, its code and its preview',
    width: '100%',
    height: '500',
    loading: 'lazy',
    sandbox: SANDBOX,
    allow: 'clipboard-write',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}
