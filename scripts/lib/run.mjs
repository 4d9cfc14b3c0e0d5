import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { formatDuration, startProgress } from './progress.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const child of running) child.kill(signal);
  // 128 + the signal's number is the shell's convention for a program that a signal ended.
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Ends a program together with this process and with all others that run then.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTogether(child) {
  if (running.size === 0) process.on('SIGINT', endAll).on('SIGTERM', endAll);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) process.off('SIGINT', endAll).off('SIGTERM', endAll);
  });
}

/**
 * @typedef {object} Step
 * @property {string} label what is going on, present participle: "Building the site"
 * @property {string} command the program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] defaults to that of this process
 * @property {boolean} [shell] run through the system's shell (Windows needs it for `.cmd` files)
 * @property {boolean} [silent] print no line when the step is done
 */

/**
 * Runs a program with its output held back and a progress line in its place.
 * @param {Step} step
 * @returns {Promise<{ code: number, output: string, ms: number }>} exit status (127 where the program is missing), everything that it printed,
 *   and how long it took. Never rejects.
 */
export function runStep({
  label,
  command,
  args,
  env = process.env,
  shell = false,
  silent = false,
}) {
  let output = '';
  const progress = startProgress(label, () => output.slice(-2000));
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endTogether(child);
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const done = (/** @type {number} */ code) => {
      const ms = progress.elapsed();
      const mark = code === 0 ? '✓' : '✗';
      progress.stop(silent ? '' : `${mark} ${label} (${formatDuration(ms)})`);
      resolve({ code, output, ms });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
