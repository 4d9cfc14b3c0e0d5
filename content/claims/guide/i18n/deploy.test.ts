import { Generator } from '@angular/service-worker/config';
import { expect } from 'vitest';
import { claim } from '../../claim';

claim(
  'Exclude the other locales in ngsw-config.json, with "navigationUrls": ["/**", "!/**/*.*", "!/de/**"], or give every locale a path.',
  async () => {
    const files = {
      list: async () => [],
      read: async () => '',
      hash: async () => '',
      write: async () => undefined,
    };
    const { navigationUrls = [] } = (await new Generator(files, '/').process({
      index: '/index.html',
      navigationUrls: ['/**', '!/**/*.*', '!/de/**'],
    })) as { navigationUrls?: { positive: boolean; regex: string }[] };
    const answers = (path: string) =>
      navigationUrls.some(({ positive, regex }) => positive && new RegExp(regex).test(path)) &&
      !navigationUrls.some(({ positive, regex }) => !positive && new RegExp(regex).test(path));
    expect([answers('/orders/7'), answers('/de/'), answers('/de/orders/7')]).toEqual([
      true,
      false,
      false,
    ]);
  },
);
