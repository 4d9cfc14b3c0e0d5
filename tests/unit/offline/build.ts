import { gzipSync } from 'node:zlib';
import { type BuiltFile, makeManifest } from '../../../src/offline/build/make-manifest.ts';

/** Files of a small build by path. */
export const smallBuild: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'lost',
  'offline.html': 'not kept',
  'guide/signals.html': 'signals',
  'guide/signals.md': 'signals as text',
  'guide/signals/resource.html': 'resource',
  'guide/forms.html': 'forms',
  'docs.html': 'forwards',
  'e/0100.html': 'forwards',
  '_astro/site.abc.js': 'script',
  '_astro/format.worker-abc.js': 'editor',
  _headers: '/*',
  _redirects: '/docs /overview 301',
  'assets/content/guide/signals.md.html': 'for programs',
  'assets/lasting/snackbar.js': 'snackbar',
  'assets/others/versions.json': '[]',
  'examples/bakery/index.html': 'runs',
  'pagefind/pagefind.js': 'search',
  'pagefind/fragment/en_1.pf_fragment': 'part of the index',
  'sandbox/compiler/compile-abc.js': 'compiler',
  'sandbox/compiler/manifest.json': '{}',
  'search/titles.json': '[]',
  'service-worker.js': 'of the build before',
};

const routes = [
  '/',
  '/404',
  '/offline',
  '/guide/signals',
  '/guide/signals/resource',
  '/guide/forms',
];

/** The list of a build with these files. */
export function manifestOf(files: Readonly<Record<string, string>> = smallBuild) {
  const built: BuiltFile[] = Object.entries(files).map(([path, content]) => ({
    path,
    content: Buffer.from(content),
  }));
  return makeManifest(built, {
    routes,
    sectionOf: (route) =>
      route.startsWith('/guide/signals')
        ? { id: 'docs/Signals', title: 'Signals' }
        : { id: 'docs/Forms', title: 'Forms' },
    transferSize: (content) => gzipSync(content).length,
  });
}
