import { $mobileNavigationOpen, $openMenu } from '../../stores/index.ts';
import { showActiveRow } from './active-row.ts';

/** The two openers: the phone's bar opens rail and sidebar, the tablet's second bar the sidebar. */
const openerSelector = '[data-drawer-open]';

/** Which opener was used last: focus returns there. */
let opener: HTMLElement | null = null;

/** What stays usable while the drawer is open; all else becomes inert. */
const drawerSelector = '.rail, .sidebar, .site-bar, .second-bar';

function render(open: boolean): void {
  const leaves = !open && document.documentElement.hasAttribute('data-drawer');
  document.documentElement.toggleAttribute('data-drawer', open);
  if (open) showActiveRow();
  for (const button of document.querySelectorAll(openerSelector)) {
    button.setAttribute('aria-expanded', String(open));
  }
  for (const region of document.querySelectorAll<HTMLElement>(
    '.skip-link, .notice, main, .footer',
  )) {
    region.inert = open;
  }
  if (leaves) returnFocus();
}

/** Takes the focus out of the closed drawer: to its opener, in another layout to the opener there, or to the first link of the rail. */
function returnFocus(): void {
  const focused = document.activeElement;
  if (focused !== document.body && !focused?.closest('.rail, .sidebar')) return;
  const home = document.querySelector<HTMLElement>('.rail-logo');
  const openers = document.querySelectorAll<HTMLElement>(openerSelector);
  [opener, ...openers, home]
    .find((target) => target?.checkVisibility({ visibilityProperty: true }))
    ?.focus();
}

function focusInside(): void {
  const inside = [...document.querySelectorAll<HTMLElement>('[data-drawer-close], .sidebar a')];
  inside.find((element) => element.checkVisibility({ visibilityProperty: true }))?.focus();
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const pressed = target.closest<HTMLElement>(openerSelector);
  if (pressed) {
    opener = pressed;
    $mobileNavigationOpen.set(!$mobileNavigationOpen.get());
    if ($mobileNavigationOpen.get()) focusInside();
    return;
  }
  if (!$mobileNavigationOpen.get()) return;
  const leaves = target.closest('[data-drawer-close]') !== null || !isInDrawer(target);
  if (leaves || isPageLink(target)) $mobileNavigationOpen.set(false);
}

/** The mini menus lie in a portal, but belong to the rail. */
function isInDrawer(target: Element): boolean {
  return target.closest(`${drawerSelector}, .mini-menu`) !== null;
}

/** A link that brings rows into the sidebar leads to a page only where they can't be brought. */
function isPageLink(target: Element): boolean {
  const link = target.closest('a');
  return link?.origin === location.origin && !link.matches('[role=button], [data-all]');
}

/** Escape closes a mini menu first; it is seen before that menu sees it, as an open one would already be closed afterwards. */
function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || $openMenu.get() !== null) return;
  $mobileNavigationOpen.set(false);
}

/**
 * The drawer of the narrow layouts: opened by a bar's button; closed by its close button, Escape, a press outside, a link to a page
 * and a change of the primary section or of the layout.
 */
export function start(): void {
  $mobileNavigationOpen.subscribe(render);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown, { capture: true });
  let section = document.body.dataset['section'];
  document.addEventListener('astro:after-swap', () => {
    if (document.body.dataset['section'] !== section) $mobileNavigationOpen.set(false);
    section = document.body.dataset['section'];
    render($mobileNavigationOpen.get());
  });
  for (const layout of ['(width <= 700px)', '(width <= 900px)'])
    matchMedia(layout).addEventListener('change', () => $mobileNavigationOpen.set(false));
}
