import type { liteClient } from 'algoliasearch/lite';

/** Options of the client. It does not export the types of its parts. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

export type Hosts = NonNullable<ClientOptions['hosts']>;

export type Timeouts = NonNullable<ClientOptions['timeouts']>;

export type HostsCache = NonNullable<ClientOptions['hostsCache']>;

export type Requester = NonNullable<ClientOptions['requester']>;
