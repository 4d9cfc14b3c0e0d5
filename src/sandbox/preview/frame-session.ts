import { Heartbeat } from './heartbeat.ts';
import type { FromFrame, ToFrame } from './protocol/messages.ts';
import { isHello, readMessage } from './protocol/read-message.ts';

/** Callbacks for what happens to a frame. */
export interface SessionHandlers {
  readonly onMessage: (message: FromFrame, session: FrameSession) => unknown;
  /** The frame does not answer any more. */
  readonly onSilence: (session: FrameSession) => void;
  /** The frame sends more messages than the page can take. */
  readonly onFlood: (session: FrameSession) => void;
  /** The frame's document did not load. */
  readonly onFailure: (session: FrameSession) => void;
  /** The application has loaded the frame's document again. */
  readonly onReload: (session: FrameSession) => void;
  /** The application has loaded something else in the place of the frame's document. */
  readonly onLeave: (session: FrameSession) => void;
}

/** What an application may do. Without an origin, it reaches nothing of the site: neither page nor storage nor cookies. */
const SANDBOX = 'allow-scripts allow-forms allow-modals';

/** How long a document that has loaded may take to say so, and any document to load, in milliseconds. */
const HELLO_PATIENCE = 3000;
const LOAD_PATIENCE = 20_000;

/** How long a document that has come in the place of the frame's own may take to say that it is the same, in milliseconds. */
const RELOAD_TIMEOUT_MS = 1000;
/** How long a dialog of the browser may keep a frame from answering, in milliseconds: a reader may be away. */
const DIALOG_PATIENCE = 600_000;

/** Messages in a second that an application does not need. */
const FLOOD = 2000;

/** One frame and the talk with it, from its making to its end. */
export class FrameSession {
  readonly element: HTMLIFrameElement;
  /** May be changed while nothing runs in the frame. */
  handlers: SessionHandlers;
  readonly #heartbeat: Heartbeat;
  readonly #ended = new AbortController();
  readonly #waiting: ToFrame[] = [];
  #port: MessagePort | undefined;
  #patience: ReturnType<typeof setTimeout>;
  #hasLoaded = false;
  #dialogTimer: ReturnType<typeof setTimeout> | undefined;
  #second = 0;
  #messages = 0;

  constructor(host: Element, address: string, title: string, handlers: SessionHandlers) {
    this.handlers = handlers;
    const silence = () => this.handlers.onSilence(this);
    this.#heartbeat = new Heartbeat((id) => this.send({ type: 'ping', id }), silence);
    this.element = document.createElement('iframe');
    this.element.setAttribute('sandbox', SANDBOX);
    this.element.referrerPolicy = 'no-referrer';
    this.element.title = title;
    this.element.style.cssText =
      'position:absolute;inset:0;inline-size:100%;block-size:100%;border:0';
    this.hide();
    this.element.src = address;
    const { signal } = this.#ended;
    addEventListener('message', (event) => this.#greet(event), { signal });
    this.element.addEventListener('load', () => this.#loaded(), { signal });
    this.#patience = setTimeout(() => this.#fail(), LOAD_PATIENCE);
    host.append(this.element);
  }

  get ended(): boolean {
    return this.#ended.signal.aborted;
  }

  /** Tells the frame something, as soon as it listens. */
  send(message: ToFrame): void {
    if (this.#port) this.#port.postMessage(message);
    else this.#waiting.push(message);
  }

  /** Whether the frame has not answered for longer than it should take. */
  get isLate(): boolean {
    return this.#heartbeat.isLate;
  }

  /** Gives the frame all of its time to answer again. */
  forgive(): void {
    this.#heartbeat.forgive();
  }

  /** Brings the frame into sight. */
  show(): void {
    this.element.inert = false;
    this.element.style.opacity = '';
  }

  /** Leaves the frame in its place, where a browser goes on painting it, but out of sight and reach. */
  hide(): void {
    this.element.inert = true;
    this.element.style.opacity = '0';
  }

  /** Removes the frame, and with it all that runs and all that is kept in it. */
  end(): void {
    this.#ended.abort();
    this.#heartbeat.stop();
    clearTimeout(this.#patience);
    clearTimeout(this.#dialogTimer);
    this.#port?.close();
    this.element.remove();
  }

  #loaded(): void {
    clearTimeout(this.#patience);
    const isAgain = this.#hasLoaded;
    this.#hasLoaded = true;
    if (!this.#port) this.#patience = setTimeout(() => this.#fail(), HELLO_PATIENCE);
    else if (isAgain) this.#patience = setTimeout(() => this.#left(), RELOAD_TIMEOUT_MS);
  }

  #left(): void {
    if (!this.ended) this.handlers.onLeave(this);
  }

  #fail(): void {
    if (!this.#port && !this.ended) this.handlers.onFailure(this);
  }

  /** Takes the port of the frame's first message, which it sends before it knows any code of the application. */
  #greet({ source, data, ports }: MessageEvent): void {
    const [port] = ports;
    if (source === null || source !== this.element.contentWindow || !isHello(data) || !port) return;
    clearTimeout(this.#patience);
    if (this.#port) {
      this.handlers.onReload(this);
      return;
    }
    this.#port = port;
    port.onmessage = (event) => this.#receive(event.data);
    for (const message of this.#waiting.splice(0)) port.postMessage(message);
    this.#heartbeat.start();
  }

  #receive(data: unknown): void {
    if (this.ended) return;
    if (this.#floods()) {
      this.handlers.onFlood(this);
      return;
    }
    const message = readMessage(data);
    if (message?.type === 'pong') this.#heartbeat.answered(message.id);
    else if (message?.type === 'dialog') this.#holdFor(message.isOpen);
    else if (message) this.handlers.onMessage(message, this);
  }

  /** Asks nothing while a dialog of the browser is open: the frame could not answer. */
  #holdFor(isOpen: boolean): void {
    clearTimeout(this.#dialogTimer);
    this.#heartbeat.stop();
    this.#heartbeat.forgive();
    if (isOpen) this.#dialogTimer = setTimeout(() => this.#heartbeat.start(), DIALOG_PATIENCE);
    else this.#heartbeat.start();
  }

  #floods(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#messages = 0;
    }
    return ++this.#messages > FLOOD;
  }
}
