/** Door of the language service for a page: small, as the service itself is in a worker. */
export { LanguageWorkerClient } from './language-client.ts';
