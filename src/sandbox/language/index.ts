/** Door of the language service for a page: small, as the service itself is in a worker. */
export { LanguageClient } from './language-client.ts';
export type {
  Completion,
  CompletionDetails,
  Completions,
  Hover,
  LanguageQuestion,
  LanguageQuestions,
  TextEdit,
} from './messages.ts';
