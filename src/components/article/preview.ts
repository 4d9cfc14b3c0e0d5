import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** What a component that runs an example is given. */
export interface PreviewProps {
  /** Folder of the application below the examples folder. */
  example: string;
  /** Title of the example viewer. */
  title?: string | undefined;
}

/** The component that runs an example below its code; undefined where examples are not run. */
export const previewComponent: AstroComponentFactory | undefined = undefined;
