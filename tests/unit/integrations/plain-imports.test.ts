import { expect, test } from 'vitest';
import { withoutHelper } from '../../../src/integrations/plain-imports.ts';

const helper = 'import{t as e}from"./preload-helper.tnMd9Xij.js";';

test('imports that the helper has wrapped are plain again, and the helper is not loaded', () => {
  const code = `${helper}var t=()=>e(()=>import(\`./a.js\`),__VITE_PRELOAD__);e(()=>import(\`./b.js\`).then(e=>e.start(1,[])),[]).catch(()=>{});`;
  expect(withoutHelper('x.js', code)).toBe(
    'var t=()=>import(`./a.js`);import(`./b.js`).then(e=>e.start(1,[])).catch(()=>{});',
  );
});

test('the helper stays where it does more, and a parameter of its name is left alone', () => {
  const code = `${helper}var t=(e)=>e(1);e(async()=>{let{a:t}=await import(\`./a.js\`);return t},[]);e(()=>import(\`./b.js\`),[]);`;
  const plain = withoutHelper('x.js', code);
  expect(plain).toBe(
    `${helper}var t=(e)=>e(1);e(async()=>{let{a:t}=await import(\`./a.js\`);return t},[]);import(\`./b.js\`);`,
  );
});

test('a file without the helper stays as it is', () => {
  expect(withoutHelper('x.js', 'e(()=>import(`./b.js`),[]);')).toBe('e(()=>import(`./b.js`),[]);');
});
