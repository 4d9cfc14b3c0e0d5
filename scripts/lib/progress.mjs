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
  if (line.length <= width) return line;
  return width > 0 ? `${line.slice(0, width - 1)}…` : '';
}

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');

/**
 * Shows that a long step is under way until `stop` is called: in a terminal one line that counts the seconds, elsewhere a line
 * at the start and one every quarter of a minute. `detail` gives what the step is busy with (the last line of its output).
 * @param {string} label present participle: "Building the site"
 * @param {() => string} [detail]
 * @returns {{ elapsed: () => number, stop: (result: string) => void }} `stop` clears the line and prints `result`
 */
export function startProgress(label, detail = () => '') {
  const start = Date.now();
  const elapsed = () => Date.now() - start;
  const terminal = process.stdout.isTTY === true;
  const draw = () => {
    const width = process.stdout.columns || 80;
    const head = `… ${label} (${formatDuration(elapsed())})`;
    process.stdout.write(`\r\u001b[K${head} ${lastLine(detail(), width - head.length - 2)}`);
  };
  const beat = () => {
    const line = lastLine(detail(), 100);
    console.log(`  … ${label}: ${formatDuration(elapsed())}${line ? `, ${line}` : ''}`);
  };
  if (terminal) draw();
  else console.log(`… ${label}`);
  const timer = setInterval(
    terminal ? draw : beat,
    terminal ? REDRAW_MS : HEARTBEAT_SECONDS * 1000,
  );
  return {
    elapsed,
    stop(result) {
      clearInterval(timer);
      if (terminal) process.stdout.write('\r\u001b[K');
      if (result) console.log(result);
    },
  };
}
