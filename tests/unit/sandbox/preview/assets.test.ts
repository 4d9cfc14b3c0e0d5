import { expect, test } from 'vitest';
import { Assets, baseOf, complaintOf } from '../../../../src/sandbox/preview/frame/assets.ts';

const assets = new Assets(
  { '/data/great tit.json': '{}', '/logo.svg': '<svg/>' },
  () => 'http://preview.example/birds/1',
);

test('a file is answered with its type, by path from anywhere, with a query, and encoded', () => {
  for (const address of [
    '/data/great tit.json',
    '../data/great%20tit.json?x=1',
    'http://preview.example/data/great%20tit.json',
  ])
    expect(assets.answer('GET', address)).toMatchObject({
      status: 200,
      type: 'application/json',
      body: '{}',
    });
  expect(assets.answer('HEAD', '/logo.svg')).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
    body: '',
  });
});

test('what is not there and what can not be done is answered as a server does, with the rule beside it', () => {
  const missing = assets.answer('GET', '/data/kite.json');
  expect(missing.status).toBe(404);
  expect(complaintOf('GET', missing)).toContain('there is no file public/data/kite.json');
  const written = assets.answer('POST', '/logo.svg');
  expect(written.status).toBe(405);
  expect(complaintOf('POST', written)).toContain('can only be read');
  expect(complaintOf('GET', assets.answer('GET', '/logo.svg'))).toBeUndefined();
});

test('another host is no server that answers', () => {
  expect(() => assets.answer('GET', 'https://example.com/a.json')).toThrow(
    new TypeError(
      'A preview has no network, so "https://example.com/a.json" was not requested. Put the data into a file of the project, such as public/data/birds.json, and request "/data/birds.json".',
    ),
  );
});

test('addresses in style sheets are those of files; others stay', () => {
  const css =
    'a { background: url(/logo.svg) } b { background: url("data:x") } c { background: url(/none.svg) }';
  expect(assets.styled(css)).toMatch(
    /^a \{ background: url\("blob:[^"]+"\) \} b \{ background: url\("data:x"\) \} c \{ background: url\(\/none.svg\) \}$/,
  );
});

test('relative addresses start from the base of the page, or from its address where it has none', () => {
  const at = 'http://preview.example/details/4';
  expect(baseOf('<head><meta charset="utf-8"><base href="/"></head>', at)).toBe(
    'http://preview.example/',
  );
  expect(baseOf("<base target=_self href='/shop/'>", at)).toBe('http://preview.example/shop/');
  expect(baseOf('<base href=../ />', at)).toBe('http://preview.example/');
  expect(baseOf('<head><title>base</title></head>', at)).toBe(at);
});
