import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cliFiles } from '../../src/islands/playground/cli-project.ts';
import type { ProjectFiles } from '../../src/sandbox/types.ts';
import { cliVersions } from '../../src/tutorials/index.ts';
import { root } from '../lib/paths.mjs';

/** What a build of the Angular CLI has made. */
export interface Build {
  /** Folder of the built application; undefined where it could not be built. */
  readonly folder: string | undefined;
  /** Errors and warnings, as code and file, each once, sorted. */
  readonly diagnostics: readonly string[];
  readonly printed: string;
}

/** The builder is installed beside the documented packages only. */
const folderOf = (name: string): string =>
  join(root, name === '@angular/build' ? 'documented/node_modules' : 'node_modules', name);

/**
 * Reads what a build prints: a line with code and message, and the place below it. What has no code is the bundler's: its errors count where
 * the compiler has none.
 */
export function readDiagnostics(printed: string): string[] {
  const found = Array.from(
    printed.matchAll(
      /\[(ERROR|WARNING)\] (?:((?:TS|NG)\d+): )?(.*)\n(?:.*\S.*\n)*(?:\n {4}(\S+?):\d+:\d+:)?/g,
    ),
    ([, level, code, message = '', file = '']) => ({
      level,
      code,
      file,
      text: message.replace(/ \[plugin .*/, ''),
    }),
  );
  const coded = found.filter(({ code }) => code !== undefined);
  const named = (coded.length > 0 ? coded : found.filter(({ level }) => level === 'ERROR')).map(
    ({ code, file, text }) => `${code ?? text} ${file}`.trim(),
  );
  return [...new Set(named)].sort();
}

/** Builds projects with the Angular CLI of this repository, each in a workspace that has only the packages that its `package.json` names. */
export class CommandLine {
  readonly #place = mkdtempSync(join(tmpdir(), 'foreign-'));
  readonly #versions = cliVersions(root);

  /** Writes a project as readers can download it. @returns its folder */
  write(name: string, files: ProjectFiles): string {
    const folder = join(this.#place, name);
    const written = cliFiles(files, 'app', this.#versions);
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { dependencies, devDependencies } = JSON.parse(written['package.json'] ?? '');
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (!(name in this.#versions)) continue;
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(folderOf(name), link, 'junction');
    }
    // What the Angular CLI has made of the framework's packages serves all projects.
    const shared = join(this.#place, '.angular');
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, join(folder, '.angular'), 'junction');
    return folder;
  }

  /** Builds a project as `npm start` does, without its server. */
  async build(name: string, files: ProjectFiles): Promise<Build> {
    const folder = this.write(name, files);
    const output = join(folder, 'built');
    const program = join(folder, 'node_modules/@angular/cli/bin/ng.js');
    const args = ['build', '--configuration', 'development', '--output-path', output];
    const { status, printed } = await run([program, ...args], folder);
    return {
      folder: status === 0 ? join(output, 'browser') : undefined,
      diagnostics: readDiagnostics(printed.replaceAll('\r', '')),
      printed,
    };
  }

  dispose(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }
}

function run(args: string[], cwd: string): Promise<{ status: number | null; printed: string }> {
  const program = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      NG_CLI_ANALYTICS: 'false',
      NG_DISABLE_VERSION_CHECK: '1',
      NO_COLOR: '1',
      CI: '',
    },
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', (status) => resolve({ status, printed }));
  });
}
