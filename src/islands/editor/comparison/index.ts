/** Door of comparing: apart from the editor's, since its part of the library is loaded when somebody compares. */
export { CodeComparison } from './CodeComparison.tsx';
