import type { RunnableOutput } from '../protocol/messages.ts';
import type { Assets } from './assets.ts';

/** Elements of a head that an application's page keeps; its scripts and its base are none of a frame's. */
const KEPT = 'title, style, meta[name]:not([name="viewport"])';

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}

/** Makes the frame's document that of the application: its page, without what loads it, and its style sheets. */
export function buildDocument({ html, styles }: RunnableOutput, assets: Assets): void {
  // The policy forbids a base, even in a document that is only read.
  const page = new DOMParser().parseFromString(html.replaceAll(/<base\b[^>]*>/gi, ''), 'text/html');
  for (const script of page.querySelectorAll('script, noscript')) script.remove();
  const title = page.querySelector('title');
  if (title) document.title = title.text;
  for (const element of page.head.querySelectorAll(KEPT)) {
    if (element !== title) document.head.append(document.importNode(element, true));
  }
  for (const link of page.head.querySelectorAll('link[rel="stylesheet"]')) {
    const css = assets.text(link.getAttribute('href') ?? '');
    if (css !== undefined) addStyle(assets.styled(css));
  }
  for (const css of styles) addStyle(assets.styled(css));
  const scheme = document.documentElement.style.colorScheme;
  copyAttributes(page.documentElement, document.documentElement);
  document.documentElement.style.colorScheme = scheme;
  copyAttributes(page.body, document.body);
  document.body.replaceChildren(
    ...Array.from(page.body.childNodes, (node) => document.importNode(node, true)),
  );
}

/** Shows files of the project in images: the addresses that the application gives them lead nowhere from a frame. */
export function showAssets(assets: () => Assets): void {
  const show = (image: Element) => {
    const made = assets().addressOf(image.getAttribute('src') ?? '');
    if (made) image.setAttribute('src', made);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') show(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const image of [node, ...node.querySelectorAll('img[src]')])
          if (image.matches('img[src]')) show(image);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });
}

/** Tells of each title that the application gives its page. */
export function watchTitle(tell: (title: string) => void): void {
  let last = document.title;
  new MutationObserver(() => {
    if (document.title === last) return;
    last = document.title;
    tell(last);
  }).observe(document.head, { subtree: true, childList: true, characterData: true });
}
