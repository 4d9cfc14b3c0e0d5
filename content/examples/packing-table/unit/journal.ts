// The test is quoted as the file beside the class, where this import is the same.
export { Journal } from '../src/app/journal';
