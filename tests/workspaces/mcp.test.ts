// The server that `ng mcp` starts, as an assistant uses it: what the article about it says of its options, results and resources. What it prints stands in
// content/examples/printed/ai.yaml.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildNode } from '../../scripts/lib/node.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { cli, newWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';

/** The client of the package that the CLI brings along, which no package of this project names. */
interface Client {
  connect(transport: unknown): Promise<void>;
  close(): Promise<void>;
  listTools(): Promise<{ tools: { name: string }[] }>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  readResource(of: { uri: string }): Promise<{ contents: { text: string }[] }>;
  callTool(call: { name: string; arguments?: object }): Promise<{ content: { text: string }[] }>;
}

const load = createRequire(join(dirname(cli), '../package.json'));
const sdk: { Client: new (about: object) => Client } = load(
  '@modelcontextprotocol/sdk/client/index.js',
);
const stdio: { StdioClientTransport: new (options: object) => unknown } = load(
  '@modelcontextprotocol/sdk/client/stdio.js',
);

let workspace: Workspace;
let client: Client | undefined;

async function connect(cwd: string, ...args: string[]): Promise<Client> {
  client = new sdk.Client({ name: 'test', version: '1.0.0' });
  const env = { ...process.env, NG_CLI_ANALYTICS: 'false', NG_DISABLE_VERSION_CHECK: '1' };
  const command = { command: buildNode(), args: [cli, 'mcp', ...args], cwd, env };
  await client.connect(new stdio.StdioClientTransport(command));
  return client;
}

async function toolsOf(cwd: string, ...args: string[]): Promise<string[]> {
  const { tools } = await (await connect(cwd, ...args)).listTools();
  return tools.map(({ name }) => name);
}

const article = (route: string): string =>
  readFileSync(join(root, `content/docs/${route}.mdx`), 'utf8').replace(/\s+/g, ' ');

beforeAll(async () => {
  workspace = await newWorkspace('meals', '--defaults', '--ai-config=claude');
});

afterEach(async () => {
  await client?.close();
  client = undefined;
});

afterAll(() => workspace.dispose());

describe('the tools', () => {
  const all = ['get_best_practices', 'search_documentation', 'list_projects'];

  test('are three in a workspace, which all only read', async () => {
    expect(await toolsOf(workspace.folder)).toEqual(all);
    await client?.close();
    expect(await toolsOf(workspace.folder, '--read-only')).toEqual(all);
  });

  test('without the internet are two', async () => {
    expect(await toolsOf(workspace.folder, '--local-only')).toEqual([
      'get_best_practices',
      'list_projects',
    ]);
  });

  test('outside a workspace are two', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'no-workspace-'));
    expect(await toolsOf(elsewhere)).toEqual(['get_best_practices', 'search_documentation']);
    await client?.close();
    client = undefined;
    rmSync(elsewhere, { recursive: true });
  });

  test('have the names that the article lists, and no others', async () => {
    const experimental = ['find_examples', 'modernize', 'onpush-zoneless-migration'];
    const names = await toolsOf(workspace.folder, ...experimental.flatMap((name) => ['-E', name]));
    expect(names).toEqual([...all, ...experimental]);
    for (const name of names) expect(article('ai/mcp')).toContain(`| \`${name}\` |`);
  });
});

describe('the rules', () => {
  test('of the tool, of the resource and of the files are the same but for one word', async () => {
    const connected = await connect(workspace.folder);
    const { content } = await connected.callTool({ name: 'get_best_practices' });
    const { resources } = await connected.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['instructions://best-practices']);
    const { contents } = await connected.readResource({ uri: 'instructions://best-practices' });
    expect(contents[0]?.text).toBe(content[0]?.text);
    expect(content[0]?.text.toLowerCase().trim()).toBe(
      workspace.read('.claude/CLAUDE.md').toLowerCase().trim(),
    );
  });
});

describe('the rules files', () => {
  test('are where the article says', async () => {
    const tools = ['copilot', 'cursor', 'gemini', 'jetbrains', 'windsurf'];
    const { status, printed } = await workspace.ng(
      'generate',
      'ai-config',
      ...tools.map((tool) => `--tool=${tool}`),
    );
    expect(status).toBe(0);
    const files = [...printed.matchAll(/CREATE (\S+)/g)].map(([, file]) => file);
    expect(files).toHaveLength(tools.length);
    for (const file of [...files, '.claude/CLAUDE.md'])
      expect(article('ai/develop-with-ai')).toContain(`| \`${file}\` |`);
  });

  test('are written all or none', async () => {
    workspace.write('.gemini/GEMINI.md', 'Our own rules.\n');
    rmSync(join(workspace.folder, '.junie'), { recursive: true });
    const { status, printed } = await workspace.ng(
      'generate',
      'ai-config',
      '--tool=gemini',
      '--tool=jetbrains',
      '--force',
    );
    expect(status).toBe(1);
    expect(printed).toContain('A merge conflicted on path "/.gemini/GEMINI.md".');
    expect(workspace.read('.gemini/GEMINI.md')).toBe('Our own rules.\n');
    expect(() => workspace.read('.junie/guidelines.md')).toThrow('ENOENT');
  });
});
