/** What becomes of the text of a tag. */
export type TagUse =
  | 'description'
  | 'usageNotes'
  | 'see'
  | 'throws'
  | 'parameter'
  | 'generic'
  | 'returns'
  | 'default'
  | 'deprecated'
  | 'stability'
  | 'initializer'
  | 'objectEnum'
  | 'hides'
  | 'dropped';

/** The tags that the packages use. A tag that is not here stops the extraction, so that no text gets lost unseen. */
const uses: Readonly<Record<string, TagUse>> = {
  description: 'description',
  // Paragraphs that belong to the description and only have a name of their own.
  remarks: 'description',
  security: 'description',
  note: 'description',
  usageNotes: 'usageNotes',
  example: 'usageNotes',
  see: 'see',
  throws: 'throws',
  param: 'parameter',
  template: 'generic',
  typeParam: 'generic',
  returns: 'returns',
  return: 'returns',
  default: 'default',
  defaultValue: 'default',
  deprecated: 'deprecated',
  publicApi: 'stability',
  publicAPI: 'stability',
  experimental: 'stability',
  developerPreview: 'stability',
  // So it stands in the router of version 21.
  xperimental: 'stability',
  initializerApiFunction: 'initializer',
  'object-literal-as-enum': 'objectEnum',
  internal: 'hides',
  private: 'hides',
  docsPrivate: 'hides',
  'docs-private': 'hides',
  nodoc: 'hides',
  // Notes of the framework to its own tools.
  license: 'dropped',
  codeGenApi: 'dropped',
  docsNotRequired: 'dropped',
  Annotation: 'dropped',
  nocollapse: 'dropped',
  suppress: 'dropped',
  override: 'dropped',
  overriddenImplementation: 'dropped',
  extensible: 'dropped',
  module: 'dropped',
  fileoverview: 'dropped',
  // Read from the types of the modules, which cannot be out of date.
  ngModule: 'dropped',
  // The version in which something goes away; the deprecation says what readers need.
  'breaking-change': 'dropped',
  'docs-primary-export': 'dropped',
  // Groups of their own site.
  category: 'dropped',
};

/** What starts a line with `@` and is Angular code in running text: decorators and blocks. */
const code = /^(?:[A-Z]\w*|if|for|switch|case|else|empty|defer|let|placeholder|loading|error)$/;

/**
 * What a word after `@` at the start of a line means.
 *
 * @returns `text` where it is no tag, nothing where it is unknown
 */
export function tagUse(name: string): TagUse | 'text' | undefined {
  const use = Object.hasOwn(uses, name) ? uses[name] : undefined;
  return use ?? (code.test(name) ? 'text' : undefined);
}

/** Names of tags that would be left over in a text by a mistake of a comment. */
export const tagNames: readonly string[] = Object.keys(uses);
