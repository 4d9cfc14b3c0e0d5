import { Engine, type Typings } from './engine/index.ts';
import type { CompileReply, CompileRequest } from './messages.ts';

type Change = Extract<CompileRequest, { kind: 'change' }>;

/** Lets messages in. A timer would wait longer than a step takes. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Answers the page's messages: compiles each change, then checks it while none is newer. */
export class CompileSession {
  readonly #reply: (reply: CompileReply) => void;
  #engine: Engine | undefined;
  #rareTypings: string | undefined;
  #waiting: Change[] = [];
  #isWorking = false;

  constructor(reply: (reply: CompileReply) => void) {
    this.#reply = reply;
  }

  /** Takes a message of the page. */
  take(request: CompileRequest): void {
    if (request.kind === 'change') {
      this.#waiting.push(request);
      void this.#work();
      return;
    }
    const typings: Typings = JSON.parse(new TextDecoder().decode(request.typings));
    this.#engine = new Engine(typings, { hot: request.hot });
    this.#rareTypings = request.rareTypings;
    this.#reply({ kind: 'started' });
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    while (this.#waiting.length > 0) {
      // All that wait: whoever types fast is answered for the last letter only.
      await nextTask();
      const changes = this.#waiting;
      this.#waiting = [];
      await this.#answer(changes);
    }
    this.#isWorking = false;
  }

  async #answer(changes: readonly Change[]): Promise<void> {
    const { id, shown } = changes.at(-1) as Change;
    try {
      const engine = this.#startedEngine();
      for (const { change } of changes) engine.apply(change);
      await this.#completeTypings(engine);
      this.#reply({ kind: 'compiled', id, answer: this.#compile(engine, shown) });
      await this.#check(engine, id);
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#reply({ kind: 'failed', id, message });
      this.#engine?.reset();
    }
  }

  /** Loads typings of packages that few projects import, once. */
  async #completeTypings(engine: Engine): Promise<void> {
    if (this.#rareTypings === undefined || !engine.wantsRareTypings) return;
    try {
      const response = await fetch(this.#rareTypings);
      if (response.ok) engine.addTypings(await response.json());
    } catch {
      // Then the compiler says of which imports it knows nothing, and the next edit tries again.
    }
  }

  #startedEngine(): Engine {
    if (!this.#engine) throw new Error('A project was sent before the compiler was started.');
    return this.#engine;
  }

  /** What goes on from earlier programs may stumble over what they left; a fresh one then gets its chance. */
  #compile(engine: Engine, shown: number | undefined) {
    try {
      return engine.compile(shown);
    } catch {
      engine.reset();
      return engine.compile(shown);
    }
  }

  async #check(engine: Engine, id: number): Promise<void> {
    const steps = engine.check();
    while (true) {
      await nextTask();
      if (this.#waiting.length > 0) return;
      const step = steps.next();
      if (!step.done) continue;
      this.#reply({ kind: 'checked', id, answer: step.value });
      return;
    }
  }
}
