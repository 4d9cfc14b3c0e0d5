import { startErrorReports } from './errors/start-error-reports.ts';
import { onFirstTouch } from './interaction/on-first-touch.ts';
import { showActiveRow } from './navigation/active-row.ts';
import { startOffline } from './offline/start-offline.ts';
import { startFailedNavigation } from './router/failed-navigation.ts';
import { keepRoot } from './router/keep-root.ts';
import { startProgressBar } from './router/progress-bar.ts';
import { startStopping } from './router/stop-navigation.ts';
import { startViewTransitions } from './router/view-transitions.ts';
import { startSearchButton } from './search/search-button.ts';
import { startTheme } from './theme/theme.ts';

// The one script of every page. It runs once; the router keeps it alive while documents are swapped.
startErrorReports();
keepRoot();
startTheme();
startViewTransitions();
startStopping();
startFailedNavigation();
startProgressBar();
if (/[?&]tab=/.test(location.search)) import('./router/tab-address.ts');
document.addEventListener('astro:page-load', showActiveRow);

// A build without analytics has no use for it; what blocks analytics may block the module.
if (document.querySelector('meta[name=analytics]'))
  import('./analytics/index.ts').then((module) => module.start()).catch(() => {});

// The worker is there if the reader has asked for it.
const loadOffline = () => import('./offline/index.ts');
startOffline(loadOffline);

// What a reader may never touch comes when they do.
onFirstTouch(
  '.sidebar',
  '[data-slide-back], [data-expand]',
  () => import('./navigation/slides.ts'),
);
onFirstTouch(
  '[data-skip-to-content]',
  '[data-skip-to-content]',
  () => import('./navigation/skip-link.ts'),
);
onFirstTouch('[data-drawer-open]', '[data-drawer-open]', () => import('./navigation/drawer.ts'));
onFirstTouch('.example-edit', '.example-edit', () => import('./example/edit-example.tsx'));
onFirstTouch('.term', '.term', () => import('./terms/index.ts'));
onFirstTouch(
  '.copy-code,.copy-page',
  '.copy-code,.copy-page',
  () => import('./copy-code/index.ts'),
);
// On every address: it also leads to its field.
onFirstTouch('.api-filter', '.api-filter button', () => import('./api-list/filter.ts'), /^/);
onFirstTouch('.errors-filter', '', () => import('./errors-filter/index.ts'), /./);
onFirstTouch(
  '.update-guide',
  '.update-guide button',
  () => import('./update-guide/index.ts'),
  /[?&][vl]=/,
);
onFirstTouch('.offline', '.offline button', loadOffline);
onFirstTouch('[data-search]', '[data-search]', () => import('./search/dialog.tsx'), /[?&]search\b/);
// After what a press of it starts.
startSearchButton();

// The router tells of a page when the page loads, which may be before the first paint, and so before the router. This module is the last one of the page.
if (document.readyState === 'complete') document.dispatchEvent(new Event('astro:page-load'));
