import type { Code, Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { drawDiagram } from '../diagrams/draw.ts';
import type { MarkdownOptions } from '../options.ts';
import { type Complain, complainAbout } from '../place.ts';

/** A drawing in place of a `mermaid` fence. */
interface DiagramNode extends Node {
  type: 'diagram';
}

declare module 'mdast' {
  interface RootContentMap {
    diagram: DiagramNode;
  }
}

/** Draws the `mermaid` fences of an article. */
export function diagrams(options: MarkdownOptions) {
  return (tree: Root, file: VFile): void => {
    const complain = complainAbout(file, options.root);
    let count = 0;
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== 'mermaid' || parent === undefined || index === undefined) return;
      count += 1;
      (parent.children as Node[])[index] = diagramNode(code, `diagram-${count}-`, complain);
    });
  };
}

function diagramNode(code: Code, prefix: string, complain: Complain): DiagramNode {
  const alt = altOf(code, complain);
  const drawing = drawDiagram(code.value, alt, prefix);
  if ('complaint' in drawing) throw complain(code, drawing.complaint);
  return {
    type: 'diagram',
    data: {
      hName: 'figure',
      hProperties: {
        className: ['diagram'],
        // For what shows the article as text: its Markdown form draws nothing.
        dataSource: code.value,
        // What scrolls must be within reach of the keyboard.
        ...(drawing.wide && { role: 'group', tabIndex: 0, ariaLabel: 'Diagram' }),
      },
      hChildren: [drawing.svg],
    },
  };
}

function altOf(code: Code, complain: Complain): string {
  const parsed = parseFenceMeta(code.meta ?? '', Number.POSITIVE_INFINITY);
  if ('complaint' in parsed) throw complain(code, parsed.complaint);
  const { alt, ...others } = parsed.meta;
  const [other] = Object.keys(others);
  if (alt !== undefined && other === undefined) return alt;
  throw complain(code, {
    message:
      alt === undefined
        ? 'A diagram needs a text that says what it shows.'
        : `A diagram has no attribute "${other}".`,
    hint: `\`\`\`mermaid alt="${alt ?? 'A click sets the signal, and the view updates'}"`,
  });
}
