// The script of a preview's frame: runs in a document of its own, without an origin, and runs the reader's application there. Talks to the page through a port that
// the application can't reach; what it may pretend nevertheless, the page has to expect.

import type { MemoryLocation } from '../framework/memory-location.ts';
import {
  type FrameRuntime,
  type Hello,
  PROTOCOL,
  type RunnableOutput,
  type ToFrame,
} from '../protocol/messages.ts';
import { reportAbilities, startApplication, warm } from './application.ts';
import { Assets, baseOf, ORIGIN } from './assets.ts';
import { captureConsole } from './console.ts';
import { Dialogs } from './dialogs.ts';
import { showAssets, watchTitle } from './document.ts';
import { errorReporter, watchErrors } from './errors.ts';
import { guardFocus } from './focus.ts';
import { HotUpdates } from './hot.ts';
import { isolate } from './isolation.ts';
import { followLinks } from './links.ts';
import { watchLoaded } from './modules.ts';
import { installNetwork } from './network.ts';
import { type Print, printed } from './printer.ts';
import { refuseForms, refuseWindows } from './refusals.ts';
import { runSteps } from './run-checks.ts';
import type { Send } from './send.ts';
import { installStorage } from './storage.ts';

function connect(): void {
  const { port1: port, port2 } = new MessageChannel();
  // Taken now, before the application could put something else in its place.
  const send: Send = port.postMessage.bind(port);
  const frame = new Frame(send);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => frame.receive(data);
  const hello: Hello = { preview: 'hello', protocol: PROTOCOL };
  parent.postMessage(hello, '*', [port2]);
}

class Frame {
  readonly #send: Send;
  readonly #hot: HotUpdates;
  readonly #report;
  readonly #dialogs: Dialogs;
  #html = '';
  #assets = new Assets({}, () => this.#base());
  #location: MemoryLocation | undefined;
  #url = '/';

  constructor(send: Send) {
    this.#send = send;
    this.#report = errorReporter(send);
    installStorage();
    guardFocus();
    const printer = captureConsole(send, (thrown) => this.#report('framework', thrown));
    const print: Print = (level, values, stack) =>
      printer.print(level, values, stack === undefined ? {} : { stack });
    watchErrors(this.#report, printer);
    isolate(printer);
    this.#dialogs = new Dialogs(send, printer);
    refuseWindows(printer);
    refuseForms(printer);
    installNetwork(() => this.#assets, print);
    followLinks(send, print, () => this.#base());
    showAssets(() => this.#assets);
    watchTitle((title) => send({ type: 'title', title }));
    this.#hot = new HotUpdates(watchLoaded((name) => send({ type: 'module', name })));
  }

  receive(message: ToFrame): void {
    switch (message.type) {
      case 'warm':
        warm(message.runtime, message.evaluate);
        break;
      case 'run':
        this.#dialogs.isHidden = message.isHidden === true;
        void this.#run(message.runtime, message.output, message.url);
        break;
      case 'hot':
        void this.#replace(message);
        break;
      case 'scheme':
        document.documentElement.style.colorScheme = message.scheme;
        break;
      case 'ping':
        this.#send({ type: 'pong', id: message.id });
        break;
      case 'go':
        this.#location?.historyGo(message.by);
        break;
      case 'visit':
        this.#location?.visit(message.url);
        break;
      case 'check':
        void this.#check(message);
        break;
    }
  }

  /** What relative addresses start from. */
  #base(): string {
    return baseOf(this.#html, this.#location?.href ?? ORIGIN + this.#url);
  }

  async #run(runtime: FrameRuntime, output: RunnableOutput, url: string): Promise<void> {
    this.#url = url;
    this.#html = output.html;
    this.#assets = new Assets(output.assets, () => this.#base());
    const onChange = (changed: string, canGoBack: boolean, canGoForward: boolean) => {
      this.#url = changed;
      this.#send({ type: 'location', url: changed, canGoBack, canGoForward });
    };
    const onLocation = (location: MemoryLocation) => {
      this.#location = location;
    };
    const context = { send: this.#send, report: this.#report, assets: this.#assets, onLocation };
    await startApplication(runtime, output, { url, onChange }, context);
    await reportAbilities(this.#send);
  }

  async #replace({ id, updates }: Extract<ToFrame, { type: 'hot' }>): Promise<void> {
    const applied = await this.#hot.apply(updates).catch(() => false);
    this.#send({ type: 'hot', id, applied });
  }

  async #check({ id, steps }: Extract<ToFrame, { type: 'check' }>): Promise<void> {
    const result = await runSteps(steps, {
      root: document,
      printed,
      location: () => this.#url,
      visit: (url) => this.#location?.visit(url),
    });
    this.#send({ type: 'checked', id, ...result });
  }
}

// In a tab of its own, or in a frame that is not cut off, code from elsewhere would run as a part of the site.
if (window.origin === 'null' && parent !== window) connect();
