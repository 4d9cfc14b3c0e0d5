/** Door of the example toolbar. */
export { default as ExampleBar } from './ExampleBar.tsx';
export { exampleAddress } from './viewer.ts';
