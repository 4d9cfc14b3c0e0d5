/** A request as the server sees it. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: {
    readonly cookie?: string;
    readonly 'x-xsrf-token'?: string;
  };
  readonly socket: { destroy(): void };
  on(event: 'data', listener: (chunk: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
}

export interface Answer {
  writeHead(status: number, headers?: Readonly<Record<string, string>>): this;
  write(text: string): void;
  end(text?: string): void;
}

export type Reply = (asked: Asked, answer: Answer) => void;

/** What a test sets up and looks at. */
export interface Shop {
  readonly origin: string;
  readonly seen: readonly Asked[];
  /** Addresses whose connection the browser closed before there was an answer. */
  readonly canceled: readonly string[];
  readonly answers: Map<string, Reply>;
}

export function startShop(baseURL: string | undefined): Promise<Shop>;
export function stopShops(): void;
export function json(answer: Answer, body: unknown, status?: number): void;
export function pathOf(asked: Asked): string;
export function bigFile(size: number): {
  name: string;
  mimeType: string;
  // biome-ignore lint/suspicious/noExplicitAny: Node's Buffer, whose type examples are compiled without
  buffer: any;
};
