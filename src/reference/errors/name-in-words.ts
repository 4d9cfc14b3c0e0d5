import { titles } from './titles.ts';

/** Words that keep their own spelling, by how the framework's names spell them. */
const spellings: Readonly<Record<string, string>> = {
  API: 'API',
  ARG: 'argument',
  ATTR: 'attribute',
  CONFIG: 'configuration',
  CSS: 'CSS',
  CTOR: 'constructor',
  CTX: 'context',
  DI: 'DI',
  DOM: 'DOM',
  HMR: 'HMR',
  HTTP: 'HTTP',
  I18N: 'i18n',
  IFRAME: 'iframe',
  IMG: 'image',
  JSONP: 'JSONP',
  LCP: 'LCP',
  LET: '@let',
  NG: 'ng',
  NGFOROF: 'ngForOf',
  NGMODEL: 'ngModel',
  NGMODELGROUP: 'ngModelGroup',
  NGMODULE: 'NgModule',
  NGSRC: 'ngSrc',
  PARAM: 'parameter',
  PARAMS: 'parameters',
  PROV: 'ɵprov',
  SRCSET: 'srcset',
  SSR: 'SSR',
  TCB: 'type-check block',
  URL: 'URL',
  XHR: 'XHR',
  ZONEJS: 'Zone.js',
};

/** `MISSING_INJECTION_CONTEXT` as a reader would write it: “Missing injection context”, or the title that we have for it. */
export function nameInWords(name: string): string {
  const title = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (title !== undefined) return title;
  const words = name.split('_').map((word) => spellings[word] ?? word.toLowerCase());
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
