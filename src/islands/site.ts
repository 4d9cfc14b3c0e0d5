import { startContents } from './contents/contents-highlight.ts';
import { startDrawer } from './navigation/drawer.ts';
import { startSkipLink } from './navigation/skip-link.ts';
import { startSlides } from './navigation/slides.ts';
import { startFailedNavigation } from './router/failed-navigation.ts';
import { startLinks } from './router/links.ts';
import { startProgressBar } from './router/progress-bar.ts';
import { startTheme } from './theme/theme.ts';

// The one script of every page. It runs once; the router keeps it alive while documents are swapped.
startTheme();
startLinks();
startFailedNavigation();
startProgressBar();
startSkipLink();
startDrawer();
startSlides();
startContents();
