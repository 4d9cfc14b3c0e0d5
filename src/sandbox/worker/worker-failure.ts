/** A worker that does not start, has crashed or has failed at its work. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  /**
   * @param part what the worker is for the reader
   * @param reason as the browser or the worker says it, which may be nothing
   */
  constructor(
    readonly part: 'compiler' | 'language service',
    reason: string | undefined,
  ) {
    const says = reason ? `: ${reason}` : '. Its files may be out of reach, or blocked.';
    super(`The ${part} does not work${says}`);
  }
}
