import { Worker } from 'node:worker_threads';

/**
 * Runs a script in a thread of its own.
 *
 * @param script its address. It is given by whoever calls, apart from `new Worker`, so that no bundler takes it for a worker of the browser
 * @param workerData what it gets
 * @param name what it does, for the message: "Linking the modules"
 * @returns the one message that it sends
 * @throws Error where it fails, or ends without a message
 */
export function runWorker<Message>(
  script: URL,
  workerData: unknown,
  name: string,
): Promise<Message> {
  const worker = new Worker(script, { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${name} ended early.`)));
  });
}
