import { Generator } from '@angular/service-worker/config';
import { expect } from 'vitest';
import { claim } from '../../claim';

type Config = Parameters<Generator['process']>[0];

const files = ['/index.html', '/main.js', '/map.svg'];

/** The `ngsw.json` of a build with a few files. */
const compile = async (config: Omit<Config, 'index'>) => {
  const manifest = await new Generator(
    {
      list: async () => files,
      read: async () => '',
      hash: async (path) => `hash of ${path}`,
      write: async () => {},
    },
    '/',
  ).process({ index: '/index.html', ...config });
  return manifest as { assetGroups: unknown; dataGroups: unknown };
};

const withAge = (maxAge: string) =>
  compile({ dataGroups: [{ name: 'times', urls: ['/api'], cacheConfig: { maxSize: 1, maxAge } }] });

claim(
  '5x is reported as Not a valid duration: 5x, and 500ms as Not a valid duration unit: ms.',
  async () => {
    await expect(withAge('5x')).rejects.toThrow('Not a valid duration: 5x');
    await expect(withAge('500ms')).rejects.toThrow('Not a valid duration unit: ms');
  },
);

claim('A number without a unit is 0 milliseconds, without a message.', async () => {
  expect((await withAge('60')).dataGroups).toMatchObject([{ maxAge: 0 }]);
  expect((await withAge('60s')).dataGroups).toMatchObject([{ maxAge: 60_000 }]);
});

claim('If a file matches two groups, it belongs to the first one.', async () => {
  const { assetGroups } = await compile({
    assetGroups: [
      { name: 'pictures', resources: { files: ['/*.svg'] } },
      { name: 'all', resources: { files: ['/**'] } },
    ],
  });
  expect(assetGroups).toMatchObject([
    { urls: ['/map.svg'] },
    { urls: ['/index.html', '/main.js'] },
  ]);
});

claim('If you leave out updateMode, the group uses the value of installMode.', async () => {
  const { assetGroups } = await compile({
    assetGroups: [
      { name: 'app', resources: {} },
      { name: 'pictures', installMode: 'lazy', resources: {} },
    ],
  });
  expect(assetGroups).toMatchObject([{ updateMode: 'prefetch' }, { updateMode: 'lazy' }]);
});

claim('A ! pattern removes files only if it comes after the pattern that added them.', async () => {
  const urls = async (patterns: string[]) =>
    (await compile({ assetGroups: [{ name: 'app', resources: { files: patterns } }] })).assetGroups;
  expect(await urls(['/*.js', '!/main.js'])).toMatchObject([{ urls: [] }]);
  expect(await urls(['!/main.js', '/*.js'])).toMatchObject([{ urls: ['/main.js'] }]);
});
