import type { ComponentProps } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import styles from './tool-button.css?inline';

adoptStyles(styles);

interface Props extends ComponentProps<'button'> {
  /** Which of the drawings in `example.css` and `tool-button.css`. */
  icon: 'code' | 'link' | 'source' | 'expand' | 'collapse';
  /** Accessible name. */
  label: string;
  /** Text that shows above the button, where it is not the name. */
  tooltip?: string;
  /** Makes it a link that opens a tab of its own. */
  href?: string;
}

/** A tool of an example: a button, or a link, with a drawing and a text above it. */
export function ToolButton({ icon, label, tooltip = label, href, ...button }: Props) {
  const common = { className: 'example-tool', 'data-icon': icon, 'data-tooltip': tooltip };
  if (href !== undefined) {
    return (
      <a {...common} href={href} aria-label={label} target="_blank" rel="noopener noreferrer" />
    );
  }
  return <button {...common} {...button} type="button" aria-label={label} />;
}
