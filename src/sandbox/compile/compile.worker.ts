// First: the compiler asks for it.
import './process-shim.ts';
import { CompileSession } from './compile-session.ts';
import type { CompileReply, CompileRequest } from './messages.ts';

/** What a worker's own script sees of itself, without the types of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: CompileRequest }) => void) | null;
  postMessage(reply: CompileReply): void;
}

const scope = globalThis as unknown as WorkerScope;
const session = new CompileSession((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => session.take(data);
