import { createRoot } from 'react-dom/client';
import { exampleFiles, loadExample, openPlayground } from '../handover/index.ts';
import { onDemand } from '../on-demand.tsx';
import { isKept, readKept } from './kept-example.ts';

/** The editor and the compiler come with the first edit of a page. */
const ExampleWorkbench = onDemand(() => import('./ExampleWorkbench.tsx'), 'The editor');

/** Ends the editing of each example that is edited now. */
const endings = new Set<() => void>();

/** Serves the buttons that open an example's editor, on this and every later page. */
export function start(): void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('.example-edit');
    if (button) edit(button);
    const link = target.closest<HTMLElement>('.example-playground');
    if (link && isPlain(event)) openEdits(event, link.dataset['example'] ?? '');
  };
  // Before the router, which would follow the link.
  document.addEventListener('click', onClick, true);
  // Workers and frames of a page that goes would stay.
  document.addEventListener('astro:before-swap', () => {
    for (const end of endings) end();
  });
}

/** Whether a click opens a link in the same tab. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Lets the link to the playground take the reader's edits along, where there are some. */
function openEdits(event: MouseEvent, example: string): void {
  if (!isKept(example)) return;
  event.preventDefault();
  loadExample(example)
    .then(({ files }) =>
      openPlayground({ files: readKept(example, files), open: exampleFiles(files, ['app.ts']) }),
    )
    .catch(() => location.assign(`/playground?example=${example}`));
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
