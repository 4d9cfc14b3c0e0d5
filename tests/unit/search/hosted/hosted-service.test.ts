import { describe, expect, test, vi } from 'vitest';
import { createHostedService } from '../../../../src/search/hosted/index.ts';
import { SearchFailure } from '../../../../src/search/provider.ts';
import { json, startHost } from './fake-service.ts';
import { answerOf, hitOf, optionsFor } from './hits.ts';

// Vitest would load what the client has for Node; readers have what it has for browsers.
vi.mock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));

/** The failure of a call, whose cause is the client's error. */
async function failureOf(call: Promise<unknown>): Promise<SearchFailure> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SearchFailure);
  return error as SearchFailure;
}

describe('a query', () => {
  test('is sent with the specified parameters', async () => {
    const host = await startHost(() => answerOf());
    await createHostedService(optionsFor(host)).search('view child');
    const [{ method, path, body }] = host.received as [(typeof host.received)[0]];
    expect([method, path]).toEqual(['POST', '/1/indexes/*/queries']);
    const texts = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
      .map((level) => `hierarchy.${level}`)
      .concat('content');
    expect(body).toEqual({
      requests: [
        {
          indexName: 'docs',
          type: 'default',
          query: 'view child',
          hitsPerPage: 20,
          maxValuesPerFacet: 5,
          snippetEllipsisText: '…',
          highlightPreTag: '\uE000',
          highlightPostTag: '\uE001',
          attributesToRetrieve: [...texts, 'type', 'url'],
          attributesToHighlight: [],
          attributesToSnippet: texts.map((text) => `${text}:10`),
        },
      ],
    });
  });

  test('carries application and key in its address', async () => {
    const host = await startHost(() => answerOf());
    await createHostedService(optionsFor(host)).search('signal');
    const [{ parameters, headers }] = host.received as [(typeof host.received)[0]];
    expect(parameters.get('x-algolia-application-id')).toBe('APP');
    expect(parameters.get('x-algolia-api-key')).toBe('key');
    expect(headers).not.toHaveProperty('x-algolia-api-key');
  });

  test('has the hits of the first result set', async () => {
    const results = [{ hits: [hitOf('first')] }, { hits: [hitOf('second')] }];
    const host = await startHost(() => json({ results }));
    expect(await createHostedService(optionsFor(host)).search('x')).toEqual([hitOf('first')]);
  });

  test('that was answered is answered from memory', async () => {
    const host = await startHost(({ body }) => answerOf(hitOf(body.requests[0].query)));
    const service = createHostedService(optionsFor(host));
    expect(await service.search('a')).toEqual([hitOf('a')]);
    expect(await service.search('b')).toEqual([hitOf('b')]);
    expect(await service.search('a')).toEqual([hitOf('a')]);
    expect(host.received).toHaveLength(2);
  });

  test('leaves out what is no record', async () => {
    const host = await startHost(() => answerOf(null, 7, 'hit', {}, { objectID: 'x' }, hitOf('a')));
    expect(await createHostedService(optionsFor(host)).search('x')).toEqual([hitOf('a')]);
  });
});

describe('a call that fails', () => {
  test('says the status and the message of the service', async () => {
    const host = await startHost(() => json({ message: 'Invalid API key', status: 403 }, 403));
    const { message, cause } = await failureOf(createHostedService(optionsFor(host)).search('x'));
    expect(message).toBe('The search service answers 403: Invalid API key');
    expect(cause).toMatchObject({ name: 'ApiError', status: 403 });
  });

  test('keeps the detail that the service gives', async () => {
    const error = { code: 'E1', message: 'not this way' };
    const host = await startHost(() => json({ message: 'No', error }, 400));
    const { cause } = await failureOf(createHostedService(optionsFor(host)).search('x'));
    expect(cause).toMatchObject({ name: 'DetailedApiError', status: 400, error });
  });

  test('says that an answer is not JSON', async () => {
    const host = await startHost(() => ({ status: 200, text: '{"results":[' }));
    const { message, cause } = await failureOf(createHostedService(optionsFor(host)).search('x'));
    expect(message).toMatch(/^The answer of the search service is not JSON: /);
    expect(cause).toMatchObject({ name: 'DeserializationError' });
  });

  test.each([
    ['nothing', ''],
    ['no results', '{}'],
    ['no result set', '{"results":[]}'],
    ['no hits', '{"results":[{"hits":null}]}'],
  ])('for an answer with %s asks again when tried again', async (_, text) => {
    const answers = [{ status: 200, text }, answerOf(hitOf('a'))];
    const host = await startHost(() => answers[host.received.length - 1] ?? answerOf());
    const service = createHostedService(optionsFor(host));
    expect((await failureOf(service.search('x'))).message).toMatch(/^The answer has no list of /);
    expect(await service.search('x')).toEqual([hitOf('a')]);
  });

  test('because the application id is missing says so before anything is sent', () => {
    const create = () => createHostedService({ ...optionsFor(), appId: '' });
    expect(create).toThrow(SearchFailure);
    expect(create).toThrow('`appId` is missing.');
  });

  test('because the key is missing says so before anything is sent', () => {
    const create = () => createHostedService({ ...optionsFor(), apiKey: '' });
    expect(create).toThrow(SearchFailure);
    expect(create).toThrow('`apiKey` is missing.');
  });
});

describe('recommendations', () => {
  const requests = [
    { model: 'related-products', indexName: 'docs', objectID: 'a', threshold: 0 } as const,
  ];

  test('are asked for in one call', async () => {
    const host = await startHost(() => json({ results: [] }));
    const service = createHostedService(optionsFor(host));
    expect(await service.recommendations({ requests })).toEqual({ results: [] });
    expect(host.received).toMatchObject([
      { method: 'POST', path: '/1/indexes/*/recommendations', body: { requests } },
    ]);
  });

  test('need parameters with requests', async () => {
    const host = await startHost(() => json({}));
    const { recommendations } = createHostedService(optionsFor(host));
    const none = undefined as unknown as { requests: [] };
    const empty = {} as { requests: [] };
    expect((await failureOf(recommendations(none))).message).toContain(
      'Parameter `getRecommendationsParams` is required',
    );
    expect((await failureOf(recommendations(empty))).message).toContain(
      'Parameter `getRecommendationsParams.requests` is required',
    );
    expect(host.received).toEqual([]);
  });
});

describe('a custom request', () => {
  test('goes to its path', async () => {
    const host = await startHost(() => json({ done: true }));
    const { customPost } = createHostedService(optionsFor(host));
    const request = { path: '1/new/thing', parameters: { a: 'b' }, body: { c: 1 } };
    expect(await customPost(request)).toEqual({ done: true });
    expect(host.received).toMatchObject([{ path: '/1/new/thing', body: { c: 1 } }]);
    expect(host.received[0]?.parameters.get('a')).toBe('b');
  });

  test('needs a path', async () => {
    const host = await startHost(() => json({}));
    const { customPost } = createHostedService(optionsFor(host));
    expect((await failureOf(customPost({ path: '' }))).message).toBe(
      'Parameter `path` is required when calling `customPost`.',
    );
    expect(host.received).toEqual([]);
  });
});
