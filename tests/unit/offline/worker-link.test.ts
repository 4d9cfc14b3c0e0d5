import { expect, test } from 'vitest';
import { ask, WorkerGone } from '../../../src/islands/offline/worker-link.ts';

/** A worker that does as a test says with the port on which it is to answer. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'activated';
  readonly #onAsked: (port: MessagePort) => void;

  constructor(onAsked: (port: MessagePort) => void) {
    super();
    this.#onAsked = onAsked;
  }

  postMessage(_message: unknown, [port]: [MessagePort]): void {
    this.#onAsked(port);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const askWhich = (worker: FakeWorker) => ask(worker as unknown as ServiceWorker, { type: 'which' });

test('the answer is what the worker sends', async () => {
  const answer = { outcome: 'kept', build: 'a' };
  expect(await askWhich(new FakeWorker((port) => port.postMessage(answer)))).toEqual(answer);
});

test('a worker whose place another one takes meanwhile is waited for no longer', async () => {
  const worker = new FakeWorker(() => {});
  const answer = askWhich(worker);
  worker.become('redundant');
  await expect(answer).rejects.toThrow(WorkerGone);
});

test('a worker whose place another one has taken is not waited for', async () => {
  const worker = new FakeWorker(() => {});
  worker.become('redundant');
  await expect(askWhich(worker)).rejects.toThrow(WorkerGone);
});

test('a worker that is ended before it answers is waited for no longer', async () => {
  await expect(askWhich(new FakeWorker((port) => port.close()))).rejects.toThrow(WorkerGone);
});

test('another state of the worker is no reason to give up', async () => {
  let answer = () => {};
  const worker = new FakeWorker((port) => {
    answer = () => port.postMessage({ outcome: 'kept', build: 'a' });
  });
  const asked = askWhich(worker);
  worker.become('activated');
  answer();
  expect((await asked).build).toBe('a');
});
