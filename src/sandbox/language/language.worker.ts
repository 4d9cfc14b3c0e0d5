// First: the compiler asks for it.
import '../compile/process-shim.ts';
import { LanguageSession } from './language-session.ts';
import type { LanguageReply, LanguageRequest } from './messages.ts';

/** What a worker's own script sees of itself, without the types of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: LanguageRequest }) => void) | null;
  postMessage(reply: LanguageReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const session = new LanguageSession((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => session.take(data);
