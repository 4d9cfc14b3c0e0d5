/** Door of the authoring room: what every other room uses to talk to authors. */
export {
  AuthorError,
  type AuthorErrorInit,
  type AuthorErrorPlace,
  formatPlace,
} from './author-error.ts';
export {
  isDraft,
  PLACEHOLDER,
  type Placeholder,
  placeholderErrors,
  placeholdersIn,
  setShowsDrafts,
  showsDrafts,
} from './drafts.ts';
export { nearest } from './nearest.ts';
