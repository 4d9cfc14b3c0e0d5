// The test is quoted as the file beside the class, where this import is the same.
export { Catalog } from '../src/app/catalog';
