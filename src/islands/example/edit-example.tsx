import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

/** The editor and the compiler come with the first edit of a page. */
const ExampleWorkbench = lazy(() => import('./ExampleWorkbench.tsx'));

/** Ends the editing of each example that is edited now. */
const endings = new Set<() => void>();

/** Serves the buttons that open an example's editor, on this and every later page. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.example-edit');
    if (button) edit(button);
  });
  // Workers and frames of a page that goes would stay.
  document.addEventListener('astro:before-swap', () => {
    for (const end of endings) end();
  });
}

/** Puts an editor in the place of an example's code and preview. */
function edit(button: HTMLElement): void {
  const viewer = button.closest('.example-viewer');
  const place = viewer?.querySelector('.example-workbench');
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
  root.render(
    <Suspense fallback={<p role="status">The editor is loading…</p>}>
      <ExampleWorkbench
        example={button.dataset['example'] ?? ''}
        tabs={tabs}
        onClose={() => {
          end();
          button.focus();
        }}
      />
    </Suspense>,
  );
}
