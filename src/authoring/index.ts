/** Door of the authoring room: what every other room uses to talk to authors. */
export {
  AuthorError,
  type AuthorErrorInit,
  type AuthorErrorPlace,
  formatPlace,
} from './author-error.ts';
export { nearest } from './nearest.ts';
