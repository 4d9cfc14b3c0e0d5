import iconNodes from 'lucide-static/icon-nodes.json';

/** The shapes of an icon: element name and attributes of each child of its `svg`. */
export type IconNode = [tag: string, attributes: Record<string, string>][];

/** Name of an icon of the lucide collection. */
export type IconName = keyof typeof iconNodes;

/**
 * Looks up the shapes of an icon.
 *
 * @param name a lucide icon name, such as `chevron-right`
 * @throws Error when the collection has no such icon
 */
export function iconNode(name: string): IconNode {
  const node = (iconNodes as unknown as Record<string, IconNode | undefined>)[name];
  if (!node) throw new Error(`Icon "${name}" is not part of lucide-static.`);
  return node;
}
