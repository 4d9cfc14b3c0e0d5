import { createRoot } from 'react-dom/client';
import { onDemand } from '../on-demand.tsx';

/** The editor and the compiler come with the first edit of a page. */
const ExampleWorkbench = onDemand(() => import('./ExampleWorkbench.tsx'), 'The editor');

/** Ends the editing of each example that is edited now. */
const endings = new Set<() => void>();

/** Serves the buttons that open an example's editor, on this and every later page. */
export function start(): void {
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('.example-edit');
    if (button) edit(button);
  };
  document.addEventListener('click', onClick);
  // Workers and frames of a page that goes would stay.
  document.addEventListener('astro:before-swap', () => {
    for (const end of endings) end();
  });
}

/** Puts an editor in the place of an example's code and preview. */
function edit(button: HTMLElement): void {
  const viewer = button.closest('.example-viewer');
  const place = viewer?.querySelector<HTMLElement>('.example-workbench');
  if (!viewer || !place) return;
  const tabs = [...viewer.querySelectorAll('.example-tab')].map(({ textContent }) => textContent);
  const root = createRoot(place);
  const end = () => {
    endings.delete(end);
    root.unmount();
    viewer.removeAttribute('data-editing');
  };
  endings.add(end);
  viewer.setAttribute('data-editing', '');
  // The button is gone. Its focus waits here for the editor, which takes the place of code that may be longer.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  viewer.scrollIntoView({ block: 'nearest' });
  root.render(
    <ExampleWorkbench
      waiting={<p role="status">The editor is loading…</p>}
      example={button.dataset['example'] ?? ''}
      tabs={tabs}
      onClose={() => {
        end();
        button.focus();
      }}
    />,
  );
}
