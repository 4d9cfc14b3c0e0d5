import { Icon, type IconShapes } from '../menus/IconShapes.tsx';

/** A drawing of the search. Its shapes come from the collection, whose types are wider than what it holds. */
export function Glyph({ shapes, size = 18 }: { shapes: unknown; size?: number }) {
  return <Icon shapes={shapes as IconShapes} size={size} />;
}
