import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { CORE, splitTypescript } from '../../../../src/sandbox/build/split-typescript.ts';

/** A script of the form that TypeScript comes in, which is far too large to be read here. */
const bundle = `
var ts = {}; ((module) => {
"use strict";
var __export = (target, all) => { for (var name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true }); };
var typescript_exports = {};
__export(typescript_exports, {
  Kind: () => Kind,
  compile: () => compile2,
  complete: () => complete,
  counted: () => counted,
  helpers: () => helpers_exports,
  messages: () => Diagnostics,
  setCount: () => setCount
});
module.exports = typescript_exports;
function diag(code) { return { code }; }
var Diagnostics = { wrong: diag(1), unused: diag(2) };
var Kind = ((Kind2) => { Kind2["One"] = 1; return Kind2; })(Kind || {});
var Tree;
((Tree2) => { Tree2.grow = () => Kind.One; })(Tree || (Tree = {}));
var count = 0;
function setCount(value) { count = value; }
function counted() { return count; }
function old() { return 'old'; }
function compile() { return 'something else of this name'; }
function compile2(what) {
  if (what === 'old') return old();
  return { message: Diagnostics.wrong, tree: Tree.grow(), shared: helpers_exports.shared({ compile: counted() }) };
}
var helpers_exports = {};
__export(helpers_exports, {
  editing: () => editing,
  shared: () => shared
});
function shared(value) { return value; }
function editing() { return [Diagnostics.unused, compile()]; }
var features = [];
function register(name) { features.push(name); }
registerFeature("complete");
function registerFeature(name) { register(name); }
function complete() { return [features, helpers_exports.editing(), compile2('new')]; }
0 && (module.exports = { compile });
})({ get exports() { return ts; }, set exports(v) { ts = v; } })
`;

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs both modules. */
async function run({ core, rest }: ReturnType<typeof splitTypescript>) {
  const folder = mkdtempSync(join(tmpdir(), 'split-'));
  folders.push(folder);
  const file = (name: string) => join(folder, name);
  writeFileSync(file('core.mjs'), core);
  writeFileSync(file('rest.mjs'), rest.replace(`'${CORE}'`, "'./core.mjs'"));
  const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(file(name)).href);
  return { core: await load('core.mjs'), rest: await load('rest.mjs') };
}

test('the first module compiles by itself, with public names', async () => {
  const { core } = await run(splitTypescript(bundle, new Set(['compile', 'notOfTypeScript'])));
  expect(core.compile('new')).toEqual({
    message: { code: 1 },
    tree: 1,
    shared: { compile: 0 },
  });
  expect(core.complete).toBeUndefined();
});

test('the first module has only what compiling uses, members of objects included', () => {
  const { core } = splitTypescript(bundle, new Set(['compile']));
  expect(core).not.toContain('unused: diag(2)');
  expect(core).not.toContain('function editing');
  expect(core).not.toContain('function complete');
  expect(core).not.toContain('registerFeature');
});

test('the second module is all of TypeScript, and shares what the first has', async () => {
  const { core, rest } = await run(splitTypescript(bundle, new Set(['compile'])));
  expect(Object.keys(rest).sort()).toEqual(
    ['Kind', 'compile', 'complete', 'counted', 'helpers', 'messages', 'setCount'].sort(),
  );
  expect(rest.compile).toBe(core.compile);
  expect(rest.messages).toEqual({ wrong: { code: 1 }, unused: { code: 2 } });
  expect(Object.keys(rest.helpers).sort()).toEqual(['editing', 'shared']);
  const [features, [message, other]] = rest.complete();
  expect([features, message, other]).toEqual([
    ['complete'],
    { code: 2 },
    'something else of this name',
  ]);
});

test('what gives a variable another value is in the module of the variable', async () => {
  const { core, rest } = await run(splitTypescript(bundle, new Set(['compile'])));
  rest.setCount(7);
  expect(core.compile('new').shared).toEqual({ compile: 7 });
});

test('what is left out says so when it is called', async () => {
  const { core } = await run(splitTypescript(bundle, new Set(['compile']), new Set(['old'])));
  expect(() => core.compile('old')).toThrow('old is not part of this build of TypeScript');
});

test('a script of another form is refused', () => {
  expect(() => splitTypescript('export const ts = {};', new Set())).toThrow('another form');
});
