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
 * Runs the body of an entry script. A `Failure` is printed as its message and hint, any other error with its stack; both end
 * the process with status 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (error instanceof Failure) {
      console.error(`\n✗ ${error.message}`);
      if (error.hint) console.error(`  ${error.hint.replaceAll('\n', '\n  ')}`);
    } else {
      console.error(error);
    }
    process.exit(1);
  }
}
