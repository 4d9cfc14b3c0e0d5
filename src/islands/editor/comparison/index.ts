/** Door of comparing: apart from the editor's, since its part of the library is loaded when a reader compares. */
export { CodeComparison } from './CodeComparison.tsx';
