import { expect, test, vi } from 'vitest';
import { Project } from '../../../../src/sandbox/project/index.ts';
import {
  type LanguageSettings,
  ProjectLanguage,
} from '../../../../src/sandbox/workbench/project-language.ts';

test('a language service that is ended while it is looked for does not start any more', async () => {
  const { promise, resolve } = Promise.withResolvers<LanguageSettings>();
  const makeWorker = vi.fn(() => {
    throw new Error('There is no worker in this test.');
  });
  const project = new Project({ files: { '/src/main.ts': '' } });
  const language = new ProjectLanguage(project, () => promise);
  language.prepare();
  const asked = language.hover('/src/main.ts', 0);
  language.dispose();
  resolve({ makeWorker, typings: 'data:application/json,{}' });
  await expect(asked).rejects.toThrow('was ended');
  await new Promise((done) => setTimeout(done));
  expect(makeWorker).not.toHaveBeenCalled();
});
