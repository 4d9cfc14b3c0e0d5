import { expect, test } from 'vitest';
import { ContentError, contentLoader } from '../../../src/content-client/index.ts';

/** A request function that answers with what is in its list, one after the other, and notes what it was asked for. */
function answers(...list: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const request = async (address: string) => {
    const answer = list[asked.length];
    asked.push(address);
    if (!answer) throw new Error('Nobody expected another request.');
    return answer();
  };
  return { asked, loader: contentLoader(request) };
}

const html = (text: string) => () => new Response(text);
const status = (code: number) => () => new Response('', { status: code });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

test('a document is asked for once', async () => {
  const { asked, loader } = answers(html('<article>'));
  expect(await loader.load('guide/signals')).toBe('<article>');
  expect(await loader.load('guide/signals')).toBe('<article>');
  expect(asked).toEqual(['/assets/content/guide/signals.md.html']);
});

test('two spellings of one address are one document', async () => {
  const { asked, loader } = answers(html('<article>'));
  await loader.load('guide/signals');
  await loader.load('/guide/signals.md.html');
  expect(asked).toHaveLength(1);
});

test('documents of different paths are kept apart', async () => {
  const { loader } = answers(html('a'), html('b'));
  expect([await loader.load('a'), await loader.load('b')]).toEqual(['a', 'b']);
  expect([await loader.load('a'), await loader.load('b')]).toEqual(['a', 'b']);
});

test('those who ask at the same time share a request', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { asked, loader } = answers(() => promise);
  const both = Promise.all([loader.load('a'), loader.load('a')]);
  resolve(new Response('text'));
  expect(await both).toEqual(['text', 'text']);
  expect(asked).toHaveLength(1);
});

test('those who share a request share its failure', async () => {
  const { asked, loader } = answers(status(503));
  const both = await Promise.allSettled([loader.load('a'), loader.load('a')]);
  expect(both.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveLength(1);
});

test('a document that is not there is remembered', async () => {
  const { asked, loader } = answers(status(404));
  await expect(loader.load('a')).rejects.toMatchObject({ status: 404, path: 'a' });
  await expect(loader.load('a')).rejects.toBeInstanceOf(ContentError);
  expect(asked).toHaveLength(1);
});

test.each([
  ['a server that fails', status(500)],
  ['an answer that forbids', status(403)],
  ['a network that is gone', noNetwork],
  [
    'a document that breaks off',
    () =>
      new Response(
        new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }),
      ),
  ],
])('after %s the next call asks again', async (_name, failure) => {
  const { asked, loader } = answers(failure, html('<article>'));
  await expect(loader.load('a')).rejects.toBeInstanceOf(ContentError);
  expect(await loader.load('a')).toBe('<article>');
  expect(asked).toHaveLength(2);
});

test('a failure says which document, and why', async () => {
  const { loader } = answers(status(404), status(502), noNetwork);
  await expect(loader.load('x')).rejects.toThrow(
    'The content document "x" could not be loaded: there is none.',
  );
  await expect(loader.load('y')).rejects.toThrow('"y" could not be loaded: status 502.');
  await expect(loader.load('z')).rejects.toThrow('"z" could not be loaded: no answer.');
});
