import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { app } from '../../../e2e/sandbox/support/app.ts';
import { appCompiler } from '../../../e2e/sandbox/support/compile-app.ts';

vi.mock(import('node:fs'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, writeFileSync: vi.fn(original.writeFileSync) };
});

// Browser tests run side by side in processes of their own, and several start with the same application: one that tidied up while
// another compiled left it without a main file.
test('each compilation of an application has its files for itself', async () => {
  const files = { '/src/app/app.ts': app('<h1>Here</h1>') };
  const written = async () => {
    vi.mocked(writeFileSync).mockClear();
    const { modules } = await appCompiler().compile(files);
    expect(Object.keys(modules)).toEqual(['app:/src/app/app.js', 'app:/src/main.js']);
    return vi.mocked(writeFileSync).mock.calls.map(([path]) => String(path));
  };
  const first = await written();
  const second = await written();
  expect(first).toHaveLength(3);
  expect(second.filter((path) => first.includes(path))).toEqual([]);
}, 60_000);
