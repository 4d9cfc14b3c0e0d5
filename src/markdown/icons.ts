import type { Element } from 'hast';
import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import type { Parent } from 'unist';

/** Name of an icon of the lucide collection. */
export type IconName = keyof typeof iconNodes;

/** A drawing in the Markdown tree; it becomes an `svg` element. */
export interface IconNode extends Parent {
  type: 'icon';
  children: never[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    icon: IconNode;
  }
  interface RootContentMap {
    icon: IconNode;
  }
}

/**
 * An icon of the lucide collection, drawn with the colour of the text beside it and hidden from
 * assistive technology.
 */
export function icon(name: IconName, className: string): IconNode {
  const shapes = iconNodes[name] as unknown as [string, Record<string, string>][];
  return {
    type: 'icon',
    children: [],
    data: {
      hName: 'svg',
      hProperties: {
        className: [className],
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '1.75',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ariaHidden: 'true',
      },
      hChildren: shapes.map(
        ([tagName, properties]): Element => ({
          type: 'element',
          tagName,
          properties,
          children: [],
        }),
      ),
    },
  };
}
