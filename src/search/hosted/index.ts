/** Searches an index at a hosted service, where one is configured. */
export { createHostedProvider } from './hosted-provider.ts';
export { createHostedService, type HostedOptions, type HostedService } from './hosted-service.ts';
export { snippetAttributes, snippetEllipsis } from './query-parameters.ts';
