import type ts from 'typescript';
import type { EntryBody } from './class-entries.ts';
import { type Documentation, undocumented } from './documented.ts';
import { documentationOf, type Extraction, sourcesOf } from './extraction.ts';
import { implementationOf } from './implementations.ts';
import { sharedMarks } from './own-members.ts';
import { present } from './present.ts';
import { signatureOf, texts } from './signatures.ts';
import type { ApiSignature, Documented } from './types.ts';

/** A function with its overloads: a plain one, or one that initializes properties of components. */
export function functionEntry(
  nodes: readonly ts.FunctionDeclaration[],
  extraction: Extraction,
): EntryBody {
  const [first] = nodes;
  const originals = first ? sourcesOf(first, extraction).map(({ node }) => node) : [];
  const implementation = implementationOf(originals, extraction);
  const signatures = nodes.map((node) => signatureOf(node, implementation, extraction));
  const documentation = implementation?.documentation ?? undocumented;
  const initializer = [...nodes.map((node) => documentationOf(node, extraction)), documentation]
    .map((comment) => comment.initializer)
    .find(Boolean);
  return present<EntryBody>({
    ...generalTexts(documentation, signatures),
    kind: initializer ? 'initializer_api_function' : 'function',
    signatures,
    subFunctions: initializer && [],
    showsTypes: initializer?.showsTypes || undefined,
  });
}

/**
 * Texts of a function as a whole: those of its implementation or, where that has none, of the first overload that has some. Marks that
 * stand at all overloads hold for it.
 */
export function generalTexts(
  implementation: Documentation,
  signatures: readonly ApiSignature[],
): Documented {
  const general = texts(implementation);
  const documented = signatures.find(({ description, usageNotes }) => description ?? usageNotes);
  const { description, usageNotes, see, throws } = documented ?? {};
  return present<Documented>({
    ...sharedMarks(signatures),
    ...((general.description ?? general.usageNotes)
      ? general
      : { ...general, description, usageNotes, see, throws }),
  });
}

/**
 * A function in a constant, with further functions as its properties: `input` and `input.required`.
 *
 * @param node the constant
 */
export function initializerEntry(
  node: ts.VariableDeclaration,
  documentation: Documentation,
  extraction: Extraction,
): EntryBody {
  const { checker } = extraction;
  const type = checker.getTypeAtLocation(node);
  return present<EntryBody>({
    ...texts(documentation),
    kind: 'initializer_api_function',
    signatures: callSignatures(type, undocumented, extraction),
    subFunctions: type.getProperties().map((property) => ({
      name: property.name,
      signatures: callSignatures(
        checker.getTypeOfSymbolAtLocation(property, node),
        property.valueDeclaration
          ? documentationOf(property.valueDeclaration, extraction)
          : undocumented,
        extraction,
      ),
    })),
    showsTypes: documentation.initializer?.showsTypes || undefined,
  });
}

function callSignatures(
  type: ts.Type,
  general: Documentation,
  extraction: Extraction,
): ApiSignature[] {
  return type.getCallSignatures().map((signature) => {
    const declaration = signature.getDeclaration();
    const own = signatureOf(declaration, { documentation: general, declaration }, extraction);
    return { ...marksOf(general), ...own };
  });
}

function marksOf({ deprecated, stability, since }: Documentation): Documented {
  return present<Documented>({ deprecated, stability, since });
}
