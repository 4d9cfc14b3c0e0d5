import type { Preview, PreviewOptions } from './preview.ts';
import { PreviewController } from './preview-controller.ts';

/**
 * Makes a place for an application in a page.
 *
 * @param container element that the preview fills
 */
export function createPreview(container: HTMLElement, options: PreviewOptions): Preview {
  return new PreviewController(container, options);
}
