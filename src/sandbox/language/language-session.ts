import type { Typings } from '../compile/engine/typings.ts';
import { LanguageEngine } from './language-engine.ts';
import type { LanguageReply, LanguageRequest } from './messages.ts';

/** Answers the page's questions, in their order. */
export class LanguageSession {
  readonly #reply: (reply: LanguageReply) => void;
  #engine: LanguageEngine | undefined;

  constructor(reply: (reply: LanguageReply) => void) {
    this.#reply = reply;
  }

  /** Takes a message of the page. */
  take(request: LanguageRequest): void {
    if (request.kind === 'start') {
      const typings: Typings = JSON.parse(new TextDecoder().decode(request.typings));
      this.#engine = new LanguageEngine(typings);
      this.#reply({ kind: 'started' });
    } else if (request.kind === 'change') this.#engine?.apply(request.change);
    else this.#answer(request);
  }

  #answer(request: Exclude<LanguageRequest, { kind: 'start' | 'change' }>): void {
    const { id } = request;
    try {
      if (!this.#engine) throw new Error('The service was asked before it was started.');
      this.#reply({ kind: 'answer', id, answer: answerTo(this.#engine, request) });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#reply({ kind: 'failed', id, message });
    }
  }
}

function answerTo(
  engine: LanguageEngine,
  request: Exclude<LanguageRequest, { kind: 'start' | 'change' }>,
): unknown {
  switch (request.kind) {
    case 'complete':
      return engine.complete(request.question);
    case 'details':
      return engine.details(request.question);
    case 'hover':
      return engine.hover(request.question);
    case 'define':
      return engine.define(request.question);
    case 'rename':
      return engine.rename(request.question);
    case 'signature':
      return engine.signature(request.question);
    case 'fix':
      return engine.fix(request.question);
    case 'move':
      return engine.move(request.question);
    case 'diagnose':
      return engine.diagnose(request.question);
  }
}
