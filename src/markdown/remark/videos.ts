import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { MarkdownOptions } from '../options.ts';
import { complainAbout } from '../place.ts';
import { findAttribute, isJsx, printTag, setAttribute, textOf } from './jsx.ts';

const embedAddress =
  /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/(?<id>[\w-]{11})(?:\?(?:start=(?<start>\d+))?)?$/;

/** Other addresses of the same video, from which the embed address can be told. */
const otherAddress =
  /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))(?<id>[\w-]{11})/;

/** Reads the video host's embed address of each video; the component is given the video's id. */
export function videoAddresses(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const complain = complainAbout(file, options.root);
    visit(tree, (node) => {
      if (!isJsx(node, 'Video')) return;
      const source = textOf(node, 'src') ?? '';
      const match = embedAddress.exec(source);
      if (!match?.groups) {
        const id = otherAddress.exec(source)?.groups?.['id'] ?? 'aBcDeFgHiJk';
        throw complain(findAttribute(node, 'src'), {
          message: `"${source}" is not the embed address of a YouTube video.`,
          hint: printTag(
            'Video',
            [
              ['src', `https://www.youtube-nocookie.com/embed/${id}`],
              ['title', textOf(node, 'title') ?? ''],
            ],
            true,
          ),
        });
      }
      setAttribute(node, 'src', undefined);
      setAttribute(node, 'video', match.groups['id']);
      setAttribute(node, 'start', match.groups['start']);
    });
  };
}
