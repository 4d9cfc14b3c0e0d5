/** What `localStorage` does, in memory. */
class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(String(key)) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(String(key), String(value));
  }
  removeItem(key: string): void {
    this.#items.delete(String(key));
  }
  clear(): void {
    this.#items.clear();
  }
}

/** A storage whose items are its fields as well. */
export function memoryStorage(): Storage {
  const storage = new MemoryStorage();
  const isMember = (key: PropertyKey): key is keyof MemoryStorage => key in MemoryStorage.prototype;
  return new Proxy(storage, {
    get: (target, key) => {
      if (typeof key === 'symbol') return undefined;
      if (!isMember(key)) return target.getItem(key) ?? undefined;
      const member: unknown = target[key];
      return typeof member === 'function' ? member.bind(target) : member;
    },
    set: (target, key, value) => {
      if (typeof key === 'string' && !isMember(key)) target.setItem(key, value);
      return true;
    },
    has: (target, key) =>
      typeof key === 'string' && (isMember(key) || target.getItem(key) !== null),
    deleteProperty: (target, key) => {
      if (typeof key === 'string') target.removeItem(key);
      return true;
    },
    ownKeys: (target) =>
      Array.from({ length: target.length }, (_, index) => target.key(index) ?? ''),
    getOwnPropertyDescriptor: (target, key) => {
      const value = typeof key === 'string' ? target.getItem(key) : null;
      if (value === null) return undefined;
      return { value, writable: true, enumerable: true, configurable: true };
    },
  }) as unknown as Storage;
}

/** Gives applications the storages that a frame without an origin is denied, and cookies. */
export function installStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: unknown) => {
      const [pair = ''] = String(text).split(';', 1);
      const [name = '', ...value] = pair.split('=');
      cookies.set(name.trim(), value.join('=').trim());
    },
  });
}
