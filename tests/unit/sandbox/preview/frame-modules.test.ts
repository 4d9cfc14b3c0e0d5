import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runtimeAddresses } from '../../../../src/sandbox/preview/frame/modules.ts';

const site = 'https://docs.example/sandbox/runtime';

let blobs: Blob[] = [];

beforeEach(() => {
  blobs = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    (blob) => `blob:null/${blobs.push(blob as Blob)}`,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('modules of the runtime name one another by their addresses on the site, for which there are blobs', async () => {
  const code = `import{a}from"./core-1.js";export*from'./di-2.js';const lazy=()=>import(\`./late-3.js\`);const text="./core-1.js";`;
  const runtime = {
    start: 'preview:start',
    imports: { '@angular/core': `${site}/core-1.js`, '@angular/forms': `${site}/forms-4.js` },
    texts: { [`${site}/core-1.js`]: 'export const a = 1;', [`${site}/start-5.js`]: code },
  };
  const addresses = runtimeAddresses(runtime);
  expect(addresses).toEqual({
    [`${site}/core-1.js`]: 'blob:null/1',
    [`${site}/start-5.js`]: 'blob:null/2',
    '@angular/core': 'blob:null/1',
  });
  expect(await blobs[1]?.text()).toBe(
    `import{a}from"${site}/core-1.js";export*from'${site}/di-2.js';const lazy=()=>import(\`${site}/late-3.js\`);const text="./core-1.js";`,
  );
  // A frame that was made ready has them already.
  expect(runtimeAddresses(runtime)).toEqual(addresses);
  expect(blobs).toHaveLength(2);
});
