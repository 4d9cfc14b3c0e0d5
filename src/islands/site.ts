import { onFirstTouch } from './interaction/on-first-touch.ts';
import { showActiveRow } from './navigation/active-row.ts';
import { startSkipLink } from './navigation/skip-link.ts';
import { startFailedNavigation } from './router/failed-navigation.ts';
import { startLinks } from './router/links.ts';
import { startPrefetch } from './router/prefetch.ts';
import { startProgressBar } from './router/progress-bar.ts';
import { startSearchButton } from './search/shortcut.ts';
import { startTheme } from './theme/theme.ts';

// The one script of every page. It runs once; the router keeps it alive while documents are swapped.
startTheme();
startLinks();
startFailedNavigation();
startProgressBar();
startPrefetch();
startSkipLink();
startSearchButton();
document.addEventListener('astro:page-load', showActiveRow);

// What a reader may never touch comes when they do.
const loadContents = () => import('./contents/contents-highlight.ts');
addEventListener('scroll', () => loadContents().then(({ start }) => start()), { once: true });
onFirstTouch(
  '.sidebar',
  '[data-slide-back], [data-expand]',
  () => import('./navigation/slides.ts'),
);
onFirstTouch('[data-drawer-open]', '[data-drawer-open]', () => import('./navigation/drawer.ts'));
onFirstTouch('.term', '.term', () => import('./terms/index.ts'));
onFirstTouch('.copy-code', '.copy-code', () => import('./copy-code/index.ts'));
onFirstTouch('.api-filter', '.api-filter button', () => import('./api-list/filter.ts'), /./);
onFirstTouch('.errors-filter', '', () => import('./errors-filter/index.ts'), /./);
onFirstTouch('[data-search]', '[data-search]', () => import('./search/dialog.tsx'), /[?&]search\b/);
