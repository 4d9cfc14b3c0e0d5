/**
 * `npm run bench:reference`: what the reference costs to make. Runs each extractor as the build does, twice: prints time and peak memory, and
 * whether both runs wrote the same bytes. Then the time that a build needs which finds everything in the cache.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareReference } from '../src/reference/index.ts';

const parts = ['api', 'cli', 'configuration', 'errors'];

interface Run {
  readonly milliseconds: number;
  /** Peak of the resident memory, in kilobytes. */
  readonly memory: number;
  readonly data: Buffer;
}

/** Program text that reports the peak memory of the process that loads it, through its fourth stream. */
const probe = `import { writeSync } from 'node:fs';
process.once('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-reference-'));
try {
  for (const part of parts) {
    const [first, second] = [await run(part), await run(part)];
    const same = first.data.equals(second.data);
    const facts = [
      `cold ${seconds(Math.min(first.milliseconds, second.milliseconds))}`,
      `${Math.round(Math.max(first.memory, second.memory) / 1024)} MB of memory`,
      `${(first.data.length / 1e6).toFixed(1)} MB of data`,
      same ? 'the same bytes twice' : 'NOT THE SAME BYTES TWICE',
    ];
    console.log(`${part.padEnd(14)} ${facts.join(', ')}`);
    if (!same) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
await prepareReference();
const start = performance.now();
await prepareReference();
console.log(`everything     cached ${(performance.now() - start).toFixed(0)} ms`);

function run(part: string): Promise<Run> {
  const file = path.join(folder, `${part}.json`);
  const program = `src/reference/${part}/extract.ts`;
  const load = `data:text/javascript,${encodeURIComponent(probe)}`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', load, program, process.cwd(), file], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  let memory = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    memory += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const milliseconds = performance.now() - start;
      if (code === 0) resolve({ milliseconds, memory: Number(memory), data: readFileSync(file) });
      else reject(new Error(`${program} ended with ${code}.`));
    });
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
