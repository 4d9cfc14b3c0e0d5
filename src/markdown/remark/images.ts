import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../../authoring/index.ts';
import { listFiles } from '../../files/index.ts';
import type { MarkdownOptions } from '../options.ts';
import { type Complain, complainAbout } from '../place.ts';
import { findAttribute, isJsx, type JsxElement, setAttribute } from './jsx.ts';

/**
 * Images of an article: `#small` and `#medium` at the end of an address limit the width, a text
 * that stands for the image is required, and the drawings of cards and headers must exist.
 */
export function articleImages(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const complain = complainAbout(file, options.root);
    let drawings = 0;
    visit(tree, (node) => {
      if (node.type === 'image') sizedImage(node, complain);
      if (!isJsx(node, 'Card', 'DecorativeHeader') || !findAttribute(node, 'image')) return;
      drawings += 1;
      checkDrawing(node, options, complain);
      // Ids in inlined drawings are made unique with this prefix.
      setAttribute(node, 'imagePrefix', `drawing-${drawings}-`);
    });
  };
}

function sizedImage(image: Image, complain: Complain): void {
  if (!image.alt) {
    throw complain(image, {
      message: 'An image needs an alternative text.',
      hint: `![What the image shows](${image.url})`,
    });
  }
  const match = /#(?<size>[^#]*)$/.exec(image.url);
  if (!match?.groups) return;
  const { size } = match.groups;
  const address = image.url.slice(0, match.index);
  if (size !== 'small' && size !== 'medium') {
    throw complain(image, {
      message: `"#${size}" is not an image size. The sizes are #small and #medium.`,
      hint: `![${image.alt}](${address}#small)`,
    });
  }
  image.url = address;
  image.data = { ...image.data, hProperties: { class: `image-${size}` } };
}

function checkDrawing(node: JsxElement, options: MarkdownOptions, complain: Complain): void {
  const attribute = findAttribute(node, 'image');
  const name = String(attribute?.value);
  const directory = path.join(options.root, options.imagesDirectory);
  if (name.endsWith('.svg') && existsSync(path.join(directory, name))) return;
  const meant = nearest(name, listFiles(directory, '.', '**/*.svg'));
  throw complain(attribute, {
    message: `There is no SVG file ${options.imagesDirectory}/${name}.`,
    hint: meant ? `image="${meant}"` : `Put the file into ${options.imagesDirectory}.`,
  });
}
