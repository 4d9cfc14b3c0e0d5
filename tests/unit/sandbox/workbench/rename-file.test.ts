import { expect, test, vi } from 'vitest';
import { Project, ProjectError } from '../../../../src/sandbox/project/index.ts';
import type { ProjectEdits, ProjectFiles } from '../../../../src/sandbox/types.ts';
import { renameFile } from '../../../../src/sandbox/workbench/rename-file.ts';
import type { Workbench } from '../../../../src/sandbox/workbench/workbench.ts';

const files: ProjectFiles = {
  '/src/main.ts': "import { tax } from './tax';\n",
  '/src/tax.ts': 'export const tax = 1;\n',
  '/src/fee.ts': '',
};

/** A project with a language service that a test answers for. */
function setUp() {
  const project = new Project({ files });
  const editsForRename = vi.fn<Workbench['language']['editsForRename']>();
  const workbench = { project, language: { editsForRename } } as unknown as Workbench;
  return { project, editsForRename, workbench };
}

const edits: ProjectEdits = { '/src/main.ts': [{ start: 21, end: 26, text: './toll' }] };

test('a file gets another name, and who names it learns of it', async () => {
  const { project, editsForRename, workbench } = setUp();
  editsForRename.mockResolvedValue(edits);
  const renamed = await renameFile(workbench, '/src/tax.ts', 'toll.ts');
  expect(renamed).toEqual({ path: '/src/toll.ts', updated: 1 });
  expect(editsForRename).toHaveBeenCalledWith('/src/tax.ts', '/src/toll.ts');
  expect(project.texts).toEqual({
    '/src/main.ts': "import { tax } from './toll';\n",
    '/src/toll.ts': 'export const tax = 1;\n',
    '/src/fee.ts': '',
  });
});

test('a name that can not be given is refused before anybody is asked', async () => {
  const { editsForRename, workbench } = setUp();
  for (const name of ['fee.ts', '', 'a/../b.ts', 'fee.ts/x.ts'])
    await expect(renameFile(workbench, '/src/tax.ts', name)).rejects.toThrow(ProjectError);
  await expect(renameFile(workbench, '/src/main.ts', 'start.ts')).rejects.toThrow(ProjectError);
  expect(editsForRename).not.toHaveBeenCalled();
});

test('without an answer the file is renamed all the same, and the number is not known', async () => {
  const { project, editsForRename, workbench } = setUp();
  editsForRename.mockRejectedValue(new Error('The service could not be loaded.'));
  const renamed = await renameFile(workbench, '/src/tax.ts', 'toll.ts');
  expect(renamed).toEqual({ path: '/src/toll.ts', updated: undefined });
  expect(project.file('/src/main.ts')?.text).toContain('./tax');
});

test('what is typed meanwhile stays: the service is asked again about the newer text', async () => {
  const { project, editsForRename, workbench } = setUp();
  editsForRename.mockImplementationOnce(async () => {
    project.write('/src/main.ts', `// first\n${files['/src/main.ts']}`);
    return edits;
  });
  editsForRename.mockResolvedValueOnce({
    '/src/main.ts': [{ start: 30, end: 35, text: './toll' }],
  });
  await renameFile(workbench, '/src/tax.ts', 'toll.ts');
  expect(project.file('/src/main.ts')?.text).toBe("// first\nimport { tax } from './toll';\n");
});

test('whoever does not wait keeps the name, and so does a project that comes meanwhile', async () => {
  const { project, editsForRename, workbench } = setUp();
  editsForRename.mockReturnValue(new Promise(() => {}));
  const abort = new AbortController();
  const renaming = renameFile(workbench, '/src/tax.ts', 'toll.ts', abort.signal);
  abort.abort();
  expect(await renaming).toBeUndefined();
  expect(project.texts).toEqual(files);

  editsForRename.mockImplementation(async () => {
    project.replace({ files });
    return edits;
  });
  expect(await renameFile(workbench, '/src/tax.ts', 'toll.ts')).toBeUndefined();
  expect(project.texts).toEqual(files);
});
