import { expect, test } from 'vitest';
import { loadTypings } from '../../../../src/sandbox/build/index.ts';
import { Precompiler } from '../../../../src/sandbox/build/precompile.ts';
import type { ProjectFiles } from '../../../../src/sandbox/types.ts';
import { readPlayground } from '../../../../src/tutorials/index.ts';
import { newEngine, whole } from '../compile/node-engine.ts';

const templates: readonly ProjectFiles[] = readPlayground().map(({ project }) => project.files);

test('each project becomes what the worker makes of it, whatever came before', async () => {
  const compiler = new Precompiler(await loadTypings());
  const outputs = [...templates, ...templates].map((files) =>
    compiler.compile('a template', files),
  );
  for (const [index, files] of templates.entries()) {
    const engine = await newEngine({ hot: true });
    engine.apply(whole(5, files));
    const { output } = engine.compile();
    expect(output).toBeDefined();
    expect(outputs[index]).toEqual({ ...output, version: 0 });
    expect(outputs[index + templates.length]).toEqual(outputs[index]);
  }
});

test('an edit of what was compiled beforehand is a replacement in it', async () => {
  const files = templates.find((some) => '/src/app/app.html' in some) ?? {};
  const engine = await newEngine({ hot: true });
  engine.apply(whole(5, files));
  engine.compile(5);
  const html = `${files['/src/app/app.html']}<p>more</p>`;
  engine.apply({ version: 6, files: { '/src/app/app.html': html }, deleted: [] });
  const { output } = engine.compile(5);
  expect(output?.hot).toHaveLength(1);
  expect(output?.hotFrom).toBe(5);
});

test('an error says which project does not compile, and where', async () => {
  const compiler = new Precompiler(await loadTypings());
  const broken = { ...templates[0], '/src/app/app.ts': "import { no } from './nowhere';\nno();" };
  expect(() => compiler.compile('dist/assets/broken.json', broken)).toThrow(
    /^dist\/assets\/broken\.json does not compile:\n\/src\/app\/app\.ts:1:/,
  );
});
