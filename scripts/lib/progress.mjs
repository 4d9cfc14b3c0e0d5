/** Seconds between two lines of a long step where the output is not a terminal (a log, a CI run). */
const HEARTBEAT_SECONDS = 15;

/** Milliseconds between two redraws of the line in a terminal. */
const REDRAW_MS = 200;

/**
 * A duration for people: `0.4 s`, `12 s`, `2 min 05 s`.
 * @param {number} ms
 * @returns {string}
 */
export function formatDuration(ms) {
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * The last line of a program's output that has text, without colours and cut to `width`.
 * @param {string} output
 * @param {number} width
 * @returns {string}
 */
export function lastLine(output, width) {
  const lines = output.replaceAll(ansi, '').split(/[\r\n]+/);
  const line = lines.findLast((text) => text.trim() !== '')?.trim() ?? '';
  return cut(line, width);
}

/**
 * @param {string} line
 * @param {number} width
 */
function cut(line, width) {
  if (line.length <= width) return line;
  return width > 0 ? `${line.slice(0, width - 1)}…` : '';
}

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');

/** Shows which steps are under way, one or several at the same time, and prints what else there is to say above them. */
export class ProgressBoard {
  /** @type {Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>} */
  #stream;
  /** @type {Set<(width: number) => string>} the line of each step, in the order in which they began */
  #lines = new Set();
  /** How many lines it has drawn, the cursor at the end of the last one. */
  #drawn = 0;

  /** @param {Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>} stream */
  constructor(stream) {
    this.#stream = stream;
  }

  /**
   * Shows a step until `stop` is called: in a terminal a line that counts the seconds, elsewhere a line at the start and one every quarter of a minute. Each names
   * the step.
   * @param {string} label present participle: "Building the site"
   * @param {() => string} [detail] what the step is busy with (the last line of its output)
   * @returns {{ elapsed: () => number, stop: (result: string) => void }} `stop` removes the line and prints `result`
   */
  start(label, detail = () => '') {
    const start = Date.now();
    const elapsed = () => Date.now() - start;
    const stop = this.#stream.isTTY
      ? this.#showLine((width) => {
          const head = `… ${label} (${formatDuration(elapsed())}) `;
          return cut(head + lastLine(detail(), width - head.length), width);
        })
      : this.#printBeats(label, () => {
          const line = lastLine(detail(), 100);
          return `  … ${label}: ${formatDuration(elapsed())}${line ? `, ${line}` : ''}`;
        });
    return {
      elapsed,
      stop: (result) => {
        stop();
        if (result) this.say(result);
      },
    };
  }

  /**
   * Prints lines above those of the steps.
   * @param {string} text
   * @param {Pick<NodeJS.WriteStream, 'write'>} [stream] where they are printed, if it isn't the output
   */
  say(text, stream = this.#stream) {
    this.#erase();
    stream.write(`${text}\n`);
    this.#draw();
  }

  /** @param {(width: number) => string} line */
  #showLine(line) {
    this.#lines.add(line);
    this.#draw();
    const timer = setInterval(() => this.#draw(), REDRAW_MS);
    return () => {
      clearInterval(timer);
      this.#lines.delete(line);
      this.#draw();
    };
  }

  /**
   * @param {string} label
   * @param {() => string} beat
   */
  #printBeats(label, beat) {
    this.say(`… ${label}`);
    const timer = setInterval(() => this.say(beat()), HEARTBEAT_SECONDS * 1000);
    return () => clearInterval(timer);
  }

  #erase() {
    if (this.#drawn === 0) return;
    const up = this.#drawn > 1 ? `\u001b[${this.#drawn - 1}A` : '';
    this.#drawn = 0;
    this.#stream.write(`\r${up}\u001b[J`);
  }

  #draw() {
    this.#erase();
    if (this.#lines.size === 0) return;
    // A line that fills the width may take two, and could not be erased.
    const width = (this.#stream.columns || 80) - 1;
    this.#stream.write([...this.#lines].map((line) => line(width)).join('\n'));
    this.#drawn = this.#lines.size;
  }
}

const board = new ProgressBoard(process.stdout);

/**
 * Shows that a long step is under way until `stop` is called, see `ProgressBoard.start`.
 * @param {string} label present participle: "Building the site"
 * @param {() => string} [detail] what the step is busy with
 */
export const startProgress = (label, detail) => board.start(label, detail);

/**
 * Prints lines while steps may be under way.
 * @param {string} text
 */
export const say = (text) => board.say(text);

/**
 * Prints lines to the error output while steps may be under way.
 * @param {string} text
 */
export const sayError = (text) => board.say(text, process.stderr);
