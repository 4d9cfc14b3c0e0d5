/**
 * A problem that the person at the keyboard can do something about. Entry scripts print its message and, below it, its hint,
 * without a stack trace, and exit with status 1.
 */
export class Failure extends Error {
  /**
   * @param {string} message what went wrong, one sentence
   * @param {string} [hint] what to do about it
   */
  constructor(message, hint = '') {
    super(message);
    this.name = 'Failure';
    this.hint = hint;
  }
}

/**
 * Runs the body of an entry script. A `Failure` is printed as its message and hint, an option that does not exist as the message of
 * `node:util`, any other error with its stack; all end the process with status 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (error instanceof Failure) {
      console.error(`\n✗ ${error.message}`);
      if (error.hint) console.error(`  ${error.hint.replaceAll('\n', '\n  ')}`);
    } else if (isOptionError(error)) {
      console.error(`\n✗ ${error.message}`);
    } else {
      console.error(error);
    }
    process.exit(1);
  }
}

/**
 * @param {unknown} error
 * @returns {error is Error} whether `parseArgs` refused what was typed
 */
const isOptionError = (error) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
