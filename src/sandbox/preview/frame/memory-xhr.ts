import type { Answer, Ask } from './assets.ts';

const DONE = 4;

/** `XMLHttpRequest` whose requests are answered from memory: what the framework's `HttpClient` and plain code use of it. */
export function xhrClass(ask: Ask): typeof EventTarget {
  return class MemoryXhr extends EventTarget {
    static readonly UNSENT = 0;
    static readonly OPENED = 1;
    static readonly HEADERS_RECEIVED = 2;
    static readonly LOADING = 3;
    static readonly DONE = DONE;

    readonly upload = new EventTarget();
    readyState = 0;
    responseType: XMLHttpRequestResponseType = '';
    timeout = 0;
    withCredentials = false;
    #method = 'GET';
    #address = '';
    #answer: Answer | undefined;
    /** Counts up when a request is sent or given up, so that a late answer is known for one. */
    #turn = 0;

    get status(): number {
      return this.#answer?.status ?? 0;
    }
    get statusText(): string {
      return this.#answer?.statusText ?? '';
    }
    get responseURL(): string {
      return this.#answer?.url ?? '';
    }
    get responseText(): string {
      return this.#answer?.body ?? '';
    }
    get response(): unknown {
      const { body = '', type = '' } = this.#answer ?? {};
      switch (this.responseType) {
        case 'json':
          return parsed(body);
        case 'blob':
          return new Blob([body], { type });
        case 'arraybuffer':
          return new TextEncoder().encode(body).buffer;
        default:
          return body;
      }
    }

    open(method: string, address: string | URL): void {
      this.#method = method.toUpperCase();
      this.#address = String(address);
      this.#answer = undefined;
      this.#to(1);
    }
    setRequestHeader(): void {}
    overrideMimeType(): void {}
    getResponseHeader(name: string): string | null {
      return name.toLowerCase() === 'content-type' ? (this.#answer?.type ?? null) : null;
    }
    getAllResponseHeaders(): string {
      return this.#answer ? `content-type: ${this.#answer.type}\r\n` : '';
    }

    send(): void {
      const turn = ++this.#turn;
      this.#fire('loadstart');
      ask(this.#method, this.#address).then(
        (answer) => turn === this.#turn && this.#succeed(answer),
        () => turn === this.#turn && this.#end('error'),
      );
    }

    abort(): void {
      if (this.readyState === 0 || this.readyState === DONE) return;
      this.#turn++;
      this.#end('abort');
    }

    #succeed(answer: Answer): void {
      this.#answer = answer;
      this.#to(2);
      this.#to(3);
      this.#fire('progress');
      this.#end('load');
    }

    #end(name: string): void {
      this.#to(DONE);
      this.#fire(name);
      this.#fire('loadend');
    }

    #to(state: number): void {
      this.readyState = state;
      this.#fire('readystatechange');
    }

    #fire(name: string): void {
      const length = this.#answer?.body.length ?? 0;
      const event = new ProgressEvent(name, {
        lengthComputable: true,
        loaded: length,
        total: length,
      });
      const handler = (this as unknown as Record<string, unknown>)[`on${name}`];
      if (typeof handler === 'function') handler.call(this, event);
      this.dispatchEvent(event);
    }
  };
}

/** As a browser does, `null` stands for text that is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
