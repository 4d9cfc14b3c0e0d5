export { declarationOfEntry } from './declaration.ts';
export type { Declaration } from './lines.ts';
export { isDeprecated } from './members.ts';
export { callText, parameterText, signatureText } from './signature.ts';
