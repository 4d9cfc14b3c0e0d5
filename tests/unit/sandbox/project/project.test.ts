import { expect, test, vi } from 'vitest';
import { isProjectPath, Project, ProjectError } from '../../../../src/sandbox/project/index.ts';

const start = () =>
  new Project({
    files: {
      '/src/main.ts': 'main',
      '/src/index.html': 'page',
      '/src/app/app.ts': 'app',
      '/src/app/price-list.ts': 'list',
      '/src/app/data.ts': 'data',
    },
    hidden: ['/src/app/data.ts'],
  });

test('what has changed since the start is everything', () => {
  const { version, files, deleted } = start().changeSince(0);
  expect(version).toBe(1);
  expect(Object.keys(files)).toHaveLength(5);
  expect(deleted).toEqual([]);
});

test('a change between versions has what was written, added, renamed and deleted in between', () => {
  const project = start();
  project.write('/src/main.ts', 'main 2');
  const since = project.version;
  project.write('/src/app/app.ts', 'app 2');
  project.add('app/total.ts', 'total');
  project.rename('/src/app/price-list.ts', 'app/prices.ts');
  project.delete('/src/app/data.ts');
  expect(project.changeSince(since)).toEqual({
    version: 6,
    files: {
      '/src/app/app.ts': 'app 2',
      '/src/app/total.ts': 'total',
      '/src/app/prices.ts': 'list',
    },
    deleted: ['/src/app/data.ts', '/src/app/price-list.ts'],
  });
});

test('a file that went and came back is not deleted', () => {
  const project = start();
  project.delete('/src/app/data.ts');
  project.add('app/data.ts', 'new');
  expect(project.changeSince(1)).toEqual({
    version: 3,
    files: { '/src/app/data.ts': 'new' },
    deleted: [],
  });
});

test('writing the same text is no change', () => {
  const project = start();
  const listener = vi.fn();
  project.subscribe(listener);
  project.write('/src/main.ts', 'main');
  expect(project.version).toBe(1);
  expect(listener).not.toHaveBeenCalled();
});

test('replacing all files changes only what differs', () => {
  const project = start();
  project.replace({ files: { '/src/main.ts': 'main', '/src/app/app.ts': 'another' } });
  expect(project.changeSince(1)).toEqual({
    version: 2,
    files: { '/src/app/app.ts': 'another' },
    deleted: ['/src/app/data.ts', '/src/app/price-list.ts', '/src/index.html'],
  });
});

test('a name without a folder means one below src', () => {
  const project = start();
  expect(project.add('price.ts')).toBe('/src/price.ts');
  expect(project.add(' app/total.ts ')).toBe('/src/app/total.ts');
  expect(project.add('/src/app/tax.ts')).toBe('/src/app/tax.ts');
  expect(project.add('public/birds.json')).toBe('/public/birds.json');
  expect(project.add('app/größe 2/Preis.ts')).toBe('/src/app/größe 2/Preis.ts');
  expect(project.add('app/cafe\u0301.ts')).toBe('/src/app/caf\u00e9.ts');
});

test('the options of the compiler stand at the root, and nothing else does', () => {
  const project = start();
  expect(project.add('tsconfig.json')).toBe('/tsconfig.json');
  expect(project.add('/tsconfig.app.json')).toBe('/tsconfig.app.json');
  for (const path of ['/tsconfig.json', '/tsconfig.app.json', '/src/a.ts', '/public/a/b.svg'])
    expect(isProjectPath(path), path).toBe(true);
  for (const path of ['/package.json', '/src', '/a/b.ts', '/src//a', '/src/../a', 'src/a.ts', 1])
    expect(isProjectPath(path), String(path)).toBe(false);
});

test('a name that differs from another file in letter case only is refused, but not for the file itself', () => {
  const project = start();
  expect(() => project.add('app/Data.ts')).toThrow(
    'src/app/data.ts already exists. Many systems treat src/app/Data.ts as the same file. Choose another name.',
  );
  expect(() => project.rename('/src/app/price-list.ts', 'app/DATA.ts')).toThrow('Many systems');
  expect(project.rename('/src/app/price-list.ts', 'app/Price-List.ts')).toBe(
    '/src/app/Price-List.ts',
  );
});

test('adding a hidden file shows it with the text that it has', () => {
  const project = start();
  const listener = vi.fn();
  project.subscribe(listener);
  expect(project.add('app/data.ts', 'ignored')).toBe('/src/app/data.ts');
  expect(project.file('/src/app/data.ts')).toMatchObject({ text: 'data', isHidden: false });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ kind: 'shown', path: '/src/app/data.ts' });
  expect(project.version).toBe(1);
});

test('the beginning of the name of another file is a name like any other', () => {
  const project = start();
  expect(project.add('app/price')).toBe('/src/app/price');
  expect(project.rename('/src/app/price', 'app/price-list')).toBe('/src/app/price-list');
});

test('a renamed file comes last and is told with its old name', () => {
  const project = start();
  const listener = vi.fn();
  project.subscribe(listener);
  project.rename('/src/app/price-list.ts', 'app/prices.ts');
  expect(project.files.at(-1)?.path).toBe('/src/app/prices.ts');
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    kind: 'renamed',
    path: '/src/app/prices.ts',
    from: '/src/app/price-list.ts',
  });
});

test('who has unsubscribed hears nothing', () => {
  const project = start();
  const listener = vi.fn();
  project.subscribe(listener)();
  project.write('/src/main.ts', 'other');
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['../main.ts', 'contains ".."'],
  ['app/..', 'contains ".."'],
  ['', 'Type a name for the file'],
  ['   ', 'Type a name for the file'],
  ['app//price.ts', 'has an empty part'],
  ['app/', 'has an empty part'],
  ['app/pri:ce.ts', 'can\'t be the name of a file: "pri:ce.ts"'],
  ['./price.ts', 'can\'t be the name of a file: "."'],
  ['package.json', "You can't edit package.json here. It is part of the download."],
  ['/package.json', "You can't edit package.json here"],
  ['tsconfig.spec.json', "You can't edit tsconfig.spec.json here"],
  ['/notes.md', '"/notes.md" is outside of src and public'],
  ['/app/price.ts', 'Write src/app/price.ts.'],
  ['app/price.', '"price." ends with a dot or a space'],
  [`app/${'a'.repeat(101)}.ts`, 'has 104 characters. A file or folder may have 100.'],
  ['app/app.ts', 'src/app/app.ts already exists. Choose another name for the new file.'],
  ['app/app.ts/more.ts', 'beside src/app/app.ts: one of them would be a folder'],
  ['app', 'beside src/app/app.ts: one of them would be a folder'],
])('a file can not be added as "%s"', (name, message) => {
  const project = start();
  expect(() => project.add(name)).toThrow(message);
  expect(() => project.add(name)).toThrow(ProjectError);
  expect(project.version).toBe(1);
});

test.each([
  ['../prices.ts', 'contains ".."'],
  [
    'main.ts',
    "src/app/price-list.ts can't be renamed: src/main.ts already exists. Choose another name.",
  ],
  ['app/data.ts', 'src/app/data.ts already exists'],
])('a file can not be renamed to "%s"', (name, message) => {
  expect(() => start().rename('/src/app/price-list.ts', name)).toThrow(message);
});

test.each(['/src/main.ts', '/src/index.html', '/src/app/app.ts'] as const)(
  '%s stays what it is and where it is, and can be written',
  (path) => {
    const project = start();
    expect(() => project.delete(path)).toThrow(
      `${path.slice(1)} can't be deleted: the application starts with it. You can edit it.`,
    );
    expect(() => project.rename(path, 'other.ts')).toThrow("can't be renamed");
    project.write(path, 'edited');
    expect(project.file(path)).toMatchObject({ text: 'edited', isLocked: true });
  },
);

test('what is not there can not be written, renamed or deleted', () => {
  const message = 'There is no file src/nothing.ts in the project.';
  const project = start();
  expect(() => project.write('/src/nothing.ts', '')).toThrow(message);
  expect(() => project.rename('/src/nothing.ts', 'a.ts')).toThrow(message);
  expect(() => project.delete('/src/nothing.ts')).toThrow(message);
});

test('a text that took time to make does not overwrite what was written meanwhile', () => {
  const project = start();
  const path = '/src/app/app.ts';
  const condition = { ifText: 'app', ifSession: project.session };
  project.write(path, 'typed');
  expect(project.write(path, 'formatted', condition)).toBe(false);
  expect(project.file(path)?.text).toBe('typed');
  expect(project.write(path, 'formatted', { ...condition, ifText: 'typed' })).toBe(true);
});

test('a text of an earlier session is not written, even where the file has the same text', () => {
  const project = start();
  const condition = { ifText: 'app', ifSession: project.session };
  project.replace({ files: { '/src/app/app.ts': 'app' } });
  expect(project.write('/src/app/app.ts', 'formatted', condition)).toBe(false);
});

test('a conditional text for a file that is gone is not written and no mistake', () => {
  const project = start();
  project.delete('/src/app/price-list.ts');
  expect(project.write('/src/app/price-list.ts', 'new', { ifText: 'list' })).toBe(false);
});
