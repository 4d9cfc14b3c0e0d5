import { createElement } from 'react';

/** Shapes of an icon as `src/components/icon` hands them to an island. */
export type IconShapes = [tag: string, attributes: Record<string, string>][];

/** Draws an icon whose shapes came with the island's properties. */
export function Icon({ shapes, size = 20 }: { shapes: IconShapes; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
