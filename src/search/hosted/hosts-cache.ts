import type { Hosts, HostsCache } from './client-types.ts';

/** How long a host is avoided that was down or too slow, in milliseconds. */
const avoidedFor = 120_000;

/** What the client remembers of a host. */
interface HostState {
  readonly status: 'up' | 'down' | 'timed out';
  readonly lastUpdate: number;
}

/**
 * Makes the client's cache of hosts do what it is for. The client (5.64) writes the state of a host under a name that holds this state, and so never
 * finds it again; and it asks what it reads for methods that no storage keeps. Here a host's name is its address, and its state has the methods.
 * Only the state comes from the storage: it can't lead requests to another host.
 */
export function hostsCache(storage: HostsCache): HostsCache {
  return {
    async get(host, initial, events) {
      const state = await storage.get(nameOf(host), initial, events);
      return { ...(host as Hosts[number]), ...methodsOf(state) } as typeof state;
    },
    set: (host, value) => storage.set(nameOf(host), value),
    delete: (host) => storage.delete(nameOf(host)),
    clear: () => storage.clear(),
  };
}

function nameOf(host: Parameters<HostsCache['get']>[0]): string {
  const { protocol, url, port, accept } = host as Hosts[number];
  return `${accept} ${protocol}://${url}${port ? `:${port}` : ''}`;
}

/** Whatever lies in the storage: what is not the state of a host says nothing against it. */
function methodsOf(state: unknown): { isUp: () => boolean; isTimedOut: () => boolean } {
  const { status, lastUpdate } = (state ?? {}) as Partial<HostState>;
  const age = Date.now() - Number(lastUpdate);
  const avoided = age >= 0 && age <= avoidedFor;
  return {
    isUp: () => !avoided || (status !== 'down' && status !== 'timed out'),
    isTimedOut: () => avoided && status === 'timed out',
  };
}
