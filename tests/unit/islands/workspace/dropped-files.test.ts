import { expect, test } from 'vitest';
import { readDropped } from '../../../../src/islands/workspace/file-tree/dropped-files.ts';

test('texts are taken, and for what is none there is a reason', async () => {
  const unreadable = new File([], 'folder');
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  const dropped = await readDropped([
    new File(['export const ö = 1;\r\n'], 'größe.ts'),
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'photo.png'),
    new File([new Uint8Array([65, 0, 66])], 'data.bin'),
    new File(['a'.repeat(300_001)], 'long.txt'),
    unreadable,
  ]);
  expect(dropped.texts).toEqual([{ name: 'größe.ts', text: 'export const ö = 1;\n' }]);
  expect(dropped.problems).toEqual([
    expect.stringMatching(/^photo\.png is not a text file\./),
    expect.stringMatching(/^data\.bin is not a text file\./),
    'long.txt has 301 kB. A file may have 300 kB.',
    "folder can't be read. Drop files, not folders.",
  ]);
});
