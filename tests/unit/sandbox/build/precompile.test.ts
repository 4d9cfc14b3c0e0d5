import { expect, test } from 'vitest';
import { loadTypings } from '../../../../src/sandbox/build/index.ts';
import { precompile } from '../../../../src/sandbox/build/precompile.ts';
import { readPlayground } from '../../../../src/tutorials/index.ts';
import { newEngine, whole } from '../compile/node-engine.ts';

const template = readPlayground()[0]?.project.files ?? {};

test('an edit of what was compiled beforehand is a replacement in it', async () => {
  const output = precompile(await loadTypings(), template);
  const engine = await newEngine({ hot: true });
  engine.apply(whole(5, template));
  const followed = engine.compile(5).output;
  expect(followed).toEqual({ ...output, version: 5 });
  const html = `${template['/src/app/app.html'] ?? ''}<p>more</p>`;
  const inline = template['/src/app/app.ts']?.replace('`,', '<p>more</p>`,') ?? '';
  const files = template['/src/app/app.html']
    ? { '/src/app/app.html': html }
    : { '/src/app/app.ts': inline };
  engine.apply({ version: 6, files: files as typeof template, deleted: [] });
  const edited = engine.compile(5).output;
  expect(edited?.hot?.length).toBe(1);
  expect(edited?.hotFrom).toBe(5);
});

test('a project that does not compile is named with the place of the mistake', async () => {
  const typings = await loadTypings();
  const broken = {
    ...template,
    '/src/app/app.ts': "import { nothing } from './nowhere';\nnothing();",
  };
  expect(() => precompile(typings, broken)).toThrow('/src/app/app.ts:1:');
});
