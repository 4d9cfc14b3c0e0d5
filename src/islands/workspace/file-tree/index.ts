/** Door of the file tree, which is loaded when it opens. */
export { FileTree as default } from './FileTree.tsx';
