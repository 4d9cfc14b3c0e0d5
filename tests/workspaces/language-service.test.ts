// What the article about the language service says that it answers: the server of TypeScript runs it as a plugin, as editors do.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fencesOf } from '../../scripts/fences/index.ts';
import { buildNode } from '../../scripts/lib/node.mjs';
import { root } from '../../scripts/lib/paths.mjs';

const ARTICLE = join(root, 'content/docs/tools/language-service.mdx');

interface Diagnostic {
  readonly code: number;
  readonly text: string;
  readonly start: { line: number; offset: number };
  readonly end: { line: number; offset: number };
}

/** A running server of TypeScript with files that are open in it. */
interface Server {
  /** Sends a request about a file, and waits for the answer. */
  readonly ask: <T>(command: string, file: string, more?: object) => Promise<T>;
  /** Where a text stands in a file, and how far into it, in the numbers of the server. */
  readonly at: (file: string, text: string, further?: number) => object;
  readonly dispose: () => void;
}

const article = readFileSync(ARTICLE, 'utf8');

const withoutMarks = (code: string): string => code.replaceAll(' <!-- error -->', '');

/** The modules of the article by file name. */
const files = Object.fromEntries(
  fencesOf(ARTICLE, article)
    .fences.filter(({ meta }) => meta.title?.endsWith('.ts'))
    .map(({ meta, code }) => [meta.title ?? '', withoutMarks(code)]),
);

function configuration(angularCompilerOptions: object): string {
  const plugins = [{ name: '@angular/language-service' }];
  const lib = ['es2022', 'dom'];
  return JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      module: 'preserve',
      experimentalDecorators: true,
      skipLibCheck: true,
      types: [],
      lib,
      plugins,
    },
    angularCompilerOptions,
    files: Object.keys(files),
  });
}

/** Starts the server in a project with the modules of the article and one that the project does not name. */
function startServer(angularCompilerOptions: object): Server {
  const folder = mkdtempSync(join(tmpdir(), 'language-service-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'tsconfig.json'), configuration(angularCompilerOptions));
  const all: Record<string, string> = { ...files, 'loose.ts': files['product.ts'] ?? '' };
  for (const [name, code] of Object.entries(all)) writeFileSync(join(folder, name), code);
  const program = spawn(
    buildNode(),
    ['node_modules/typescript/lib/tsserver.js', '--disableAutomaticTypingAcquisition'],
    { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const send = sender(program);
  for (const name of Object.keys(all)) send('open', { file: join(folder, name) });
  return {
    ask: async <T>(command: string, file: string, more: object = {}) =>
      (await send(command, { file: join(folder, file), ...more })) as T,
    at: (file, text, further = 0) => {
      const before = (all[file] ?? '').slice(0, all[file]?.indexOf(text)).split('\n');
      return { line: before.length, offset: (before.at(-1)?.length ?? 0) + 1 + further };
    },
    dispose: () => {
      program.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends requests to a server; each answer is a line of JSON that names its request. */
function sender(program: ChildProcess) {
  const waiting = new Map<number, (body: unknown) => void>();
  let received = '';
  let sent = 0;
  program.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (received + text).split('\n');
    received = lines.pop() ?? '';
    for (const line of lines.filter((line) => line.startsWith('{'))) {
      const { type, request_seq: request, body } = JSON.parse(line);
      if (type !== 'response') continue;
      waiting.get(request)?.(body);
      waiting.delete(request);
    }
  });
  return (command: string, args: object): Promise<unknown> =>
    new Promise((resolve) => {
      const seq = ++sent;
      waiting.set(seq, resolve);
      const request = { seq, type: 'request', command, arguments: args };
      program.stdin?.write(`${JSON.stringify(request)}\n`);
    });
}

const errors = async (server: Server, file: string): Promise<Diagnostic[]> =>
  server.ask<Diagnostic[]>('semanticDiagnosticsSync', file);

let server: Server;

beforeAll(() => {
  server = startServer({ strictTemplates: true });
});

afterAll(() => server.dispose());

test('a misspelled name is an error, and a quick fix corrects it', async () => {
  const [error] = await errors(server, 'product.ts');
  expect(article).toContain(error?.text);
  expect(error).toMatchObject({ code: 2551, start: { line: 7 } });
  const fixes = await server.ask<{ description: string }[]>('getCodeFixes', 'product.ts', {
    startLine: 7,
    startOffset: error?.start.offset,
    endLine: 7,
    endOffset: error?.end.offset,
    errorCodes: [2551],
  });
  expect(fixes.map(({ description }) => description)).toContain("Change spelling to 'price'");
});

test('a name is completed with the members of the class', async () => {
  const { entries } = await server.ask<{ entries: { name: string }[] }>(
    'completionInfo',
    'product.ts',
    server.at('product.ts', 'prise', 2),
  );
  expect(entries.slice(0, 3).map(({ name }) => name)).toEqual(['name', 'order', 'price']);
});

test('an element is completed with the components in the imports', async () => {
  const { entries } = await server.ask<{ entries: { name: string }[] }>(
    'completionInfo',
    'offers.ts',
    server.at('offers.ts', '<app-cart', 5),
  );
  expect(entries.map(({ name }) => name)).toContain('app-card');
});

test('pointing at a name shows its type and its comment', async () => {
  const hover = (text: string, further: number) =>
    server.ask<{ displayString: string; documentation: string }>(
      'quickinfo',
      'product.ts',
      server.at('product.ts', text, further),
    );
  expect((await hover('{{ name', 3)).displayString).toBe(
    '(property) Product.name: WritableSignal\n() => string',
  );
  expect(await hover('"order()"', 2)).toMatchObject({
    displayString: '(method) Product.order(): void',
    documentation: 'Puts the product into the cart.',
  });
});

test('a definition is found, and a name is renamed in class and template', async () => {
  const [definition] = await server.ask<Diagnostic[]>(
    'definition',
    'product.ts',
    server.at('product.ts', '"order()"', 2),
  );
  expect(definition?.start.line).toBe(16);
  expect(article).toContain('line 16, where the method is');
  const { locs } = await server.ask<{ locs: { locs: Diagnostic[] }[] }>(
    'rename',
    'product.ts',
    server.at('product.ts', 'readonly name', 9),
  );
  expect(locs[0]?.locs.map(({ start }) => start.line)).toEqual([12, 6]);
});

test('the errors of a template have the codes and messages of the article', async () => {
  const found = await errors(server, 'offers.ts');
  expect(found.map(({ code }) => code).sort()).toEqual([-998001, -998008, 2322]);
  for (const { code, text } of found) {
    expect(article).toContain(`\`${code}\``);
    expect(article).toContain(text.split('\n')[0]);
  }
});

test('a file outside of the project has no errors', async () => {
  expect(await errors(server, 'loose.ts')).toEqual([]);
});

test('without strict templates, a wrong type is no error, and the others are', async () => {
  const basic = startServer({});
  const found = await errors(basic, 'offers.ts');
  expect(found.map(({ code }) => code).sort()).toEqual([-998001, -998008]);
  basic.dispose();
});
