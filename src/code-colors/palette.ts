/** What a piece of code is, as far as its colour goes. */
export type Role =
  | 'keyword'
  | 'string'
  | 'comment'
  | 'function'
  | 'type'
  | 'constant'
  | 'tag'
  | 'attribute';

/** A role of the two palettes. */
export interface RoleColors {
  /** Class of the `span` around code of this role. */
  className: string;
  /** Colour in the light palette. */
  light: string;
  /** Colour in the dark palette. */
  dark: string;
  /** TextMate scopes that have this role. */
  scopes: readonly string[];
}

/**
 * The two palettes of highlighted code. Every colour has a contrast of at least 4.5 to the
 * backgrounds below (WCAG 2.2, 1.4.3). `src/styles/constructs/code-colors.css` repeats the colours
 * for the browser; a test holds the two together.
 */
export const palette: Readonly<Record<Role, RoleColors>> = {
  comment: {
    className: 'tok-c',
    light: '#5d6470',
    dark: '#a0a7b8',
    scopes: ['comment', 'punctuation.definition.comment', 'string.comment'],
  },
  string: {
    className: 'tok-s',
    light: '#1c6b34',
    dark: '#9fd6a0',
    scopes: [
      'string',
      'punctuation.definition.string',
      'constant.character.escape',
      'string.regexp',
      'markup.inserted',
      'markup.inline.raw',
    ],
  },
  keyword: {
    className: 'tok-k',
    light: '#a02a12',
    dark: '#ffa688',
    scopes: [
      'keyword',
      'storage',
      'keyword.control',
      'keyword.operator.new',
      'keyword.operator.expression',
      'control.block.kind.ng',
      'punctuation.definition.keyword',
      'variable.language.this',
      'variable.language.super',
      'entity.name.tag.css',
      'markup.heading',
      'markup.deleted',
    ],
  },
  function: {
    className: 'tok-f',
    light: '#6d33a6',
    dark: '#d3b0ff',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  },
  type: {
    className: 'tok-t',
    light: '#0b5d80',
    dark: '#86cdf2',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'support.class',
      'support.type',
      'support.type.primitive',
      'meta.decorator variable.other.readwrite',
      'meta.decorator entity.name.function',
    ],
  },
  constant: {
    className: 'tok-n',
    light: '#8a4300',
    dark: '#f0bf6d',
    scopes: [
      'constant',
      'constant.numeric',
      'constant.language',
      'keyword.other.unit',
      'support.constant',
      'variable.other.constant.property',
    ],
  },
  tag: {
    className: 'tok-g',
    light: '#0f5cad',
    dark: '#94bfff',
    scopes: [
      'entity.name.tag',
      'support.class.component',
      'support.type.property-name.json',
      'support.type.property-name.json punctuation',
      'entity.name.tag.yaml',
    ],
  },
  attribute: {
    className: 'tok-a',
    light: '#8c2a6b',
    dark: '#f2a9d2',
    scopes: [
      'entity.other.attribute-name',
      'entity.other.ng-binding-name',
      'support.type.property-name.css',
      'support.type.vendored.property-name',
      'variable.css',
      'variable.scss',
    ],
  },
};

/** Colour of code without a role. */
export const foreground = { light: '#262a33', dark: '#dfe3ea' };

/**
 * Scopes without a role inside of others that have one, such as an arrow in a keyword's. Punctuation has no color of its own: with one it was a quarter of the
 * elements of an article with much code.
 */
export const plainScopes = [
  'punctuation',
  'meta.brace',
  'keyword.operator',
  'storage.type.function.arrow',
  'punctuation.definition.tag',
  'punctuation.definition.block',
];

/** What code stands on: the plain block, and lines that are marked, added, removed. */
export const backgrounds = {
  block: { light: '#f8f7f3', dark: '#171b24' },
  mark: { light: '#fdeee6', dark: '#3a2a22' },
  ins: { light: '#e3f3e4', dark: '#1c3425' },
  del: { light: '#fbe7ea', dark: '#40222b' },
};
