// @vitest-environment happy-dom
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import { useKeptCode } from '../../../src/islands/playground/use-kept-code.ts';
import { type Opened, useOpenedCode } from '../../../src/islands/playground/use-opened-code.ts';
import { Project } from '../../../src/sandbox/project/index.ts';

const app = '/src/app/app.ts';
const code = (text: string) => ({ files: { [app]: text } as const, open: [app] as const });

vi.mock('../../../src/islands/sandbox-settings/index.ts', () => ({
  makeWorkbench: () => {
    const project = new Project({ files: {} });
    const replace = (start: ConstructorParameters<typeof Project>[0]) => project.replace(start);
    return { project, replace, dispose: () => {} };
  },
}));
vi.mock('../../../src/islands/playground/load-template.ts', () => ({
  loadTemplate: async (name: string) => code(`template ${name}`),
}));

const templates = ['hello-world', 'signals'];
let playground: ReturnType<typeof useOpenedCode>;
let root: Root;

/** Stands in for the editor: puts the code into the project, and keeps it. */
function Editor({ opened }: { opened: Opened }) {
  const { workbench } = opened;
  useEffect(() => workbench.replace({ files: opened.code.files }), [workbench, opened.code]);
  useKeptCode({ workbench, opened, open: opened.code.open, onRefused: () => {} });
  return null;
}

function Page() {
  playground = useOpenedCode(templates);
  const { opened } = playground;
  return opened ? createElement(Editor, { key: opened.count, opened }) : null;
}

const text = () => playground.opened?.workbench.project.file(app)?.text;
const expectText = (expected: string) => vi.waitFor(() => expect(text()).toBe(expected));
const type = (edited: string) =>
  act(async () => {
    playground.opened?.workbench.project.write(app, edited);
  });

async function load(): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Page)));
}

/** Loads the page again, a moment after whatever was done before. */
async function reload(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  await act(async () => root.unmount());
  await load();
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/playground');
});

afterEach(() => act(async () => root.unmount()));

test('own edits come back after a reload, and do not wait to be run', async () => {
  await load();
  await expectText('template hello-world');
  await type('mine');
  await reload();
  await expectText('mine');
  expect(playground.opened).toMatchObject({ isWaiting: false, template: 'hello-world' });
  expect(location.hash).toMatch(/^#v1\./);
  await reload();
  await expectText('mine');
});

test('a template that nobody has edited is there after a reload', async () => {
  await load();
  await act(async () => playground.choose('signals'));
  await expectText('template signals');
  expect(location.hash).toBe('#template=signals');
  await reload();
  await expectText('template signals');
  expect(playground.works).toEqual([]);
});

test('what a template replaces is offered, at once and after a reload', async () => {
  await load();
  await type('mine');
  await act(async () => playground.choose('signals'));
  await expectText('template signals');
  expect(playground.works).toHaveLength(1);
  await reload();
  await expectText('template signals');
  const [work] = playground.works;
  await act(async () => playground.bringBack(work?.id ?? ''));
  await expectText('mine');
  expect(playground.works).toEqual([]);
  await reload();
  await expectText('mine');
});

test('a link of somebody else waits, also with edits, and does not take the place of own code', async () => {
  await load();
  await type('mine');
  history.replaceState(null, '', `/playground#${toHash(code('theirs'))}`);
  await reload();
  await expectText('theirs');
  expect(playground.opened?.isWaiting).toBe(true);
  await type('theirs, edited');
  await reload();
  await expectText('theirs, edited');
  expect(playground.opened?.isWaiting).toBe(true);
  expect(playground.works.map(({ work }) => work.files[app])).toEqual(['mine']);
});
