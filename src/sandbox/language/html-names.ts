/** Elements that a template may have without importing anything. Those that only a whole page has are left out. */
export const elements: readonly string[] = (
  'a abbr address article aside audio b blockquote br button canvas caption cite code col colgroup ' +
  'data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend li main mark menu meter nav ' +
  'ng-container ng-content ng-template ol optgroup option output p picture pre progress q s samp ' +
  'search section select slot small source span strong style sub summary sup svg table tbody td ' +
  'template textarea tfoot th thead time tr track u ul var video wbr'
).split(' ');

/** Attributes that are written without a value. */
export const flags: ReadonlySet<string> = new Set(
  (
    'async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ' +
    'loop multiple muted novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);

/** Values of attributes that have few of them; by attribute, or element and attribute. */
export const values: Readonly<Record<string, readonly string[]>> = {
  'button type': ['button', 'submit', 'reset'],
  'input type': (
    'text button checkbox color date datetime-local email file hidden image month number password ' +
    'radio range reset search submit tel time url week'
  ).split(' '),
  autocomplete: ['off', 'on', 'email', 'name', 'username', 'current-password', 'new-password'],
  dir: ['auto', 'ltr', 'rtl'],
  inputmode: ['decimal', 'email', 'none', 'numeric', 'search', 'tel', 'text', 'url'],
  loading: ['eager', 'lazy'],
  method: ['dialog', 'get', 'post'],
  rel: ['nofollow', 'noopener', 'noreferrer'],
  role: (
    'alert alertdialog button checkbox dialog grid group heading img link list listbox listitem ' +
    'log menu menuitem navigation none option presentation progressbar radio region search status ' +
    'switch tab tablist tabpanel textbox toolbar tooltip tree treeitem'
  ).split(' '),
  scope: ['col', 'colgroup', 'row', 'rowgroup'],
  target: ['_blank', '_parent', '_self', '_top'],
};

/** Blocks of templates with what is typed for them; `#{}` is where the cursor goes on. */
export const blocks: readonly (readonly [name: string, snippet: string])[] = [
  ['@if', '@if (#{condition}) {\n\t#{}\n}'],
  ['@for', '@for (#{item} of #{items}; track #{item}) {\n\t#{}\n}'],
  ['@switch', '@switch (#{value}) {\n\t@case (#{one}) {\n\t\t#{}\n\t}\n}'],
  ['@defer', '@defer {\n\t#{}\n}'],
  ['@let', '@let #{name} = #{value};'],
  ['@else', '@else {\n\t#{}\n}'],
  ['@else if', '@else if (#{condition}) {\n\t#{}\n}'],
  ['@empty', '@empty {\n\t#{}\n}'],
  ['@case', '@case (#{value}) {\n\t#{}\n}'],
  ['@default', '@default {\n\t#{}\n}'],
  ['@placeholder', '@placeholder {\n\t#{}\n}'],
  ['@loading', '@loading {\n\t#{}\n}'],
  ['@error', '@error {\n\t#{}\n}'],
];
