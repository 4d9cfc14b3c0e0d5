import {
  type CustomPostProps,
  type GetRecommendationsParams,
  type LiteClient,
  liteClient,
} from 'algoliasearch/lite';
import type { SearchHit } from '../hit.ts';
import { abortableRequester } from './abortable-requester.ts';
import type { Hosts, Timeouts } from './client-types.ts';
import { hostsCache } from './hosts-cache.ts';
import { queryParameters } from './query-parameters.ts';
import { readHits } from './read-hits.ts';
import { serviceFailure } from './service-failure.ts';

/** An index of the hosted service, and the right to search it. */
export interface HostedOptions {
  readonly appId: string;
  /** A key that may search and nothing else: readers can see it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Others than the service's own. */
  readonly hosts?: Hosts | undefined;
  /** Others than those of the specification. */
  readonly timeouts?: Timeouts | undefined;
}

/** Calls of the service. Each throws a SearchFailure with the client's error as its cause, or what the signal says when that stops it. */
export interface HostedService {
  search(query: string, signal?: AbortSignal): Promise<readonly SearchHit[]>;
  recommendations(params: GetRecommendationsParams, signal?: AbortSignal): Promise<unknown>;
  /** Sends a request to any path of the service. */
  customPost(request: CustomPostProps, signal?: AbortSignal): Promise<unknown>;
}

/** Milliseconds until a host has to answer, to have answered a query, and to have taken what it is given. */
const usualTimeouts: Timeouts = { connect: 1000, read: 2000, write: 30_000 };

/** @throws SearchFailure when the options have no application id or no key */
export function createHostedService(options: HostedOptions): HostedService {
  const { indexName } = options;
  const clientFor = clients(options);

  async function call<T>(
    signal: AbortSignal | undefined,
    ask: (client: LiteClient) => Promise<T>,
  ): Promise<T> {
    try {
      signal?.throwIfAborted();
      return await ask(clientFor(signal));
    } catch (error) {
      signal?.throwIfAborted();
      throw serviceFailure(error);
    }
  }

  return {
    search: (query, signal) =>
      call(signal, async (client) => {
        const request = { indexName, type: 'default', ...queryParameters(query) } as const;
        return readAnswer(client, await client.search({ requests: [request] }));
      }),
    recommendations: (params, signal) =>
      call(signal, (client) => client.getRecommendations(params)),
    customPost: (request, signal) => call(signal, (client) => client.customPost(request)),
  };
}

/** The client keeps every answer it can parse. One without hits must not stay, or trying again would give it again. */
async function readAnswer(client: LiteClient, answer: unknown): Promise<readonly SearchHit[]> {
  try {
    return readHits(answer);
  } catch (error) {
    await client.clearCache();
    throw error;
  }
}

/** A client for each call, since a client sends all its requests alike; they share what they know about hosts, and the answers. */
function clients(options: HostedOptions): (signal: AbortSignal | undefined) => LiteClient {
  const { appId, apiKey, timeouts = usualTimeouts } = options;
  const { transporter } = firstClient(options);
  const shared = {
    timeouts,
    hosts: options.hosts ?? transporter.hosts,
    hostsCache: hostsCache(transporter.hostsCache),
    responsesCache: transporter.responsesCache,
    authMode: 'WithinQueryParameters',
    // A status of 4xx is an answer, that for too many requests as well.
    maxRateLimitRetries: 0,
  } as const;
  return (signal) =>
    liteClient(appId, apiKey, { ...shared, requester: abortableRequester(signal) });
}

/** Has the caches that the client makes by itself: hosts in the local storage, or in memory where that is forbidden; answers in memory. */
function firstClient({ appId, apiKey }: HostedOptions): LiteClient {
  try {
    return liteClient(appId, apiKey);
  } catch (error) {
    throw serviceFailure(error);
  }
}
