/** Door of what other pages hand to the playground. */
export { codeOfSite } from './code-of-site.ts';
export { exampleFiles, loadExample } from './example-files.ts';
export { isKept, readKept, writeKept } from './kept-example.ts';
export { type OwnCode, openPlayground, takeOwnCode } from './own-code.ts';
