import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from '../files/index.ts';
import { parseYaml, validate, type WorkspaceData, workspaceSchema } from '../schemas/index.ts';

/** The files of a project by path, with forward slashes, sorted. */
export type WorkspaceFiles = Readonly<Record<string, Uint8Array>>;

const DESCRIPTION = 'workspace.yaml';

/** Names of the projects that only the Angular CLI can run: the folders that have a `workspace.yaml`, sorted. */
export function findWorkspaces(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, DESCRIPTION)))
    .sort();
}

/**
 * A project for the Angular CLI, complete but for its packages: what `ng new` of the pinned version writes, and over it the files of a folder.
 *
 * @param source the folder with the `workspace.yaml`
 * @param root the folder whose `node_modules` has the CLI
 * @throws AuthorError where the description is wrong; Error where `ng new` fails
 */
export async function workspaceFiles(
  name: string,
  source: string,
  root: string,
): Promise<WorkspaceFiles> {
  const data = readDescription(join(source, DESCRIPTION));
  const place = mkdtempSync(join(tmpdir(), 'workspace-'));
  try {
    await newProject(name, data.new, place, root);
    const files = { ...readFiles(join(place, name)), ...overlay(source) };
    files['angular.json'] = changed(files['angular.json'], {
      projects: { [name]: data.angular },
    });
    const manifest = changed(files['package.json'], {
      scripts: data.scripts,
      devDependencies: data.packages,
    });
    files['package.json'] = withExactVersions(manifest, root);
    return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function readDescription(file: string): WorkspaceData {
  const result = validate(workspaceSchema, parseYaml(readFileSync(file, 'utf8'), { file }));
  if (result.success) return result.data;
  throw result.errors[0];
}

function newProject(
  name: string,
  options: WorkspaceData['new'],
  place: string,
  root: string,
): Promise<void> {
  const cli = join(root, 'node_modules/@angular/cli/bin/ng.js');
  const chosen = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
  const fixed = ['--directory', name, '--defaults', '--skip-install', '--skip-git'];
  const env = { ...process.env, NG_CLI_ANALYTICS: 'false', NG_DISABLE_VERSION_CHECK: '1', CI: '1' };
  const program = spawn(process.execPath, [cli, 'new', name, ...fixed, ...chosen], {
    cwd: place,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((resolve, reject) => {
    program.on('error', reject);
    program.on('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`ng new ${name} failed.\n${printed}`)),
    );
  });
}

function readFiles(folder: string): Record<string, Uint8Array> {
  const files = filesBelow(folder).map((file) => [pathIn(folder, file), readFileSync(file)]);
  return Object.fromEntries(files);
}

const pathIn = (folder: string, file: string): string =>
  relative(folder, file).replaceAll('\\', '/');

function overlay(source: string): Record<string, Uint8Array> {
  const files = filesBelow(source)
    .filter((file) => pathIn(source, file) !== DESCRIPTION)
    .map((file) => [
      pathIn(source, file),
      new TextEncoder().encode(withoutMarkers(readFileSync(file, 'utf8'))),
    ]);
  return Object.fromEntries(files);
}

/** Regions are marks for articles. In a template or a message they would be text of the project. */
const withoutMarkers = (text: string): string =>
  text.replace(/^[ \t]*(?:\/\/|\/\*|<!--|#) ?#(?:end)?docregion.*\n/gm, '');

function changed(file: Uint8Array | undefined, changes: object): Uint8Array {
  const configuration = merged(JSON.parse(new TextDecoder().decode(file)), changes);
  return new TextEncoder().encode(`${JSON.stringify(configuration, null, 2)}\n`);
}

/**
 * The framework's packages need each other in one exact version. From ranges, npm may choose versions that do not fit each other, others
 * than those that the tests ran with.
 */
function withExactVersions(file: Uint8Array | undefined, root: string): Uint8Array {
  const documented = join(root, 'documented/package.json');
  const tested: unknown = JSON.parse(readFileSync(documented, 'utf8')).dependencies;
  const wanted = JSON.parse(new TextDecoder().decode(file));
  const lists = ['dependencies', 'devDependencies'].filter((list) => isObject(wanted[list]));
  return changed(
    file,
    Object.fromEntries(lists.map((list) => [list, exact(wanted[list], tested)])),
  );
}

/** The wanted packages that are among the tested ones, with the tested versions. */
function exact(wanted: Record<string, unknown>, tested: unknown): Record<string, unknown> {
  if (!isObject(tested)) return {};
  return Object.fromEntries(Object.entries(tested).filter(([name]) => name in wanted));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged; everything else, lists too, takes the place of what is there. */
function merged(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const entries = Object.entries(above).map(([key, value]) => [key, merged(below[key], value)]);
  return { ...below, ...Object.fromEntries(entries) };
}
