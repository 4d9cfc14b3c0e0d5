// @vitest-environment happy-dom
import { act, createElement, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileActions } from '../../../src/islands/playground/file-actions.ts';
import type { DeletedFile } from '../../../src/islands/playground/kept-work.ts';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import { useKeptCode } from '../../../src/islands/playground/use-kept-code.ts';
import { type Opened, useOpenedCode } from '../../../src/islands/playground/use-opened-code.ts';
import type { Tabs } from '../../../src/islands/workspace/index.ts';
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
let actions: ReturnType<typeof fileActions>;
let deleted: readonly DeletedFile[];
let tabs: Tabs;
let root: Root;

/** Stands in for the editor: puts the code into the project, and keeps it. */
function Editor({ opened }: { opened: Opened }) {
  const { workbench } = opened;
  useEffect(() => workbench.replace({ files: opened.code.files }), [workbench, opened.code]);
  const [shown, setTabs] = useState<Tabs>({ open: opened.code.open, active: app });
  const [gone, setDeleted] = useState(opened.deleted ?? []);
  tabs = shown;
  deleted = gone;
  useKeptCode({ workbench, opened, open: tabs.open, deleted, onRefused: () => {} });
  const onMessage = playground.setMessage;
  actions = fileActions({ workbench, tabs, setTabs, setDeleted, onMessage });
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
  deleted = [];
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Page)));
  // happy-dom tells of a replaced address a moment later, which browsers do not do at all.
  await act(() => new Promise((done) => setTimeout(done)));
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

const names = (files: readonly DeletedFile[]) => files.map(({ path }) => path);
const [first, second] = ['/src/app/first.ts', '/src/app/second.ts'] as const;

/** Adds two files, and deletes them. */
async function deleteTwo(): Promise<void> {
  await load();
  await expectText('template hello-world');
  for (const file of [first, second])
    await act(async () => void actions.add(file, `text of ${file}`));
  for (const file of [first, second]) await act(async () => actions.remove(file));
}

test('each deleted file can be brought back, not only the last one', async () => {
  await deleteTwo();
  expect(playground.message.text).toBe('Deleted src/app/second.ts (1 line).');
  await act(async () => playground.message.action?.run());
  expect(playground.message.text).toBe('Restored src/app/second.ts.');
  expect(names(deleted)).toEqual([first]);
  await act(async () => actions.restore(deleted[0] as DeletedFile));
  expect(deleted).toEqual([]);
  expect(tabs).toEqual({ open: [app, first, second], active: first });
  const { project } = playground.opened?.workbench ?? {};
  expect(project?.file(first)?.text).toBe(`text of ${first}`);
  expect(project?.file(second)?.text).toBe(`text of ${second}`);
});

test('deleted files can be brought back after a reload, and are in no other work', async () => {
  await deleteTwo();
  await reload();
  await vi.waitFor(() => expect(names(deleted)).toEqual([first, second]));
  await act(async () => actions.restore(deleted[0] as DeletedFile));
  expect(playground.opened?.workbench.project.file(first)?.text).toBe(`text of ${first}`);
  await reload();
  await vi.waitFor(() => expect(names(deleted)).toEqual([second]));
  await act(async () => playground.choose('signals'));
  await expectText('template signals');
  expect(deleted).toEqual([]);
  await act(async () => playground.bringBack(playground.works[0]?.id ?? ''));
  await vi.waitFor(() => expect(names(deleted)).toEqual([second]));
});

test('a deleted file does not take the place of a new one with its name, and is not lost', async () => {
  await deleteTwo();
  await act(async () => void actions.add(first, 'new'));
  await act(async () => actions.restore(deleted[0] as DeletedFile));
  expect(playground.opened?.workbench.project.file(first)?.text).toBe('new');
  expect(playground.message.text).not.toContain('Restored');
  expect(names(deleted)).toEqual([first, second]);
});
