/** Door of the preview's pane, which is of use without an editor: this part loads alone. */
export { PlaceButton, type Placed } from './PlaceButton.tsx';
export { PreviewAlone } from './PreviewAlone.tsx';
export { PreviewPane } from './PreviewPane.tsx';
export { useProjectVersion, useWorkbench } from './use-workbench.ts';
