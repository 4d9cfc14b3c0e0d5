import type { Plugin } from 'rolldown';

/** What of the language service's bundle is exchanged, and for what. */
const CHANGES: readonly (readonly [before: string, after: string])[] = [
  // Modules of Node come from whoever loads it.
  ['return require(m);', 'return provided.modules[m] ?? {};'],
  // Options come from the project, which has no configuration file.
  [
    'function parseNgCompilerOptions(project, host, config) {',
    'function parseNgCompilerOptions(project, host, config) { if (project.angularOptions) return { ...project.getCompilationSettings(), ...project.angularOptions };',
  ],
  // In a template, TypeScript would answer first: with the signature of the decorator around it.
  [
    'return (tsLS.getSignatureHelpItems(fileName, position, options) ??',
    'return (ngLS.getSignatureHelpItems(fileName, position, options) ?? tsLS.getSignatureHelpItems(fileName, position, options) ??',
  ],
  // In a binding that has a value already, properties that are attributes too would be left out.
  [
    'if ((isAttributeContext || insertSnippet) && completion.isAlsoProperty) {',
    'if (completion.isAlsoProperty) {',
  ],
];

const MAP_COMMENT = '//# sourceMappingURL=';

/**
 * Makes the framework's language service, which is a plug-in of a server on Node, one that runs in
 * a browser.
 */
export function languageServicePatch(): Plugin {
  return {
    name: 'language-service-patch',
    transform: {
      filter: { id: /[\\/]language-service[\\/]bundles[\\/]language-service\.js$/ },
      handler(code) {
        let patched = code.slice(0, code.lastIndexOf(MAP_COMMENT));
        for (const [before, after] of CHANGES) {
          if (patched.split(before).length !== 2)
            throw new Error(
              `The language service has another form than before: look for "${before}".`,
            );
          patched = patched.replace(before, () => after);
        }
        return { code: patched, map: null };
      },
    },
  };
}
