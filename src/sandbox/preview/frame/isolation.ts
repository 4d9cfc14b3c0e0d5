import type { Printer } from './printer.ts';

/** What connects to other hosts although the policy of the document forbids it. */
const CONNECTING = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'] as const;

/** Links by which a browser looks up or greets another host before anything is loaded. */
const HINTING =
  /(?:^|\s)(?:preconnect|dns-prefetch|prefetch|prerender|preload|modulepreload)(?:\s|$)/i;

/** Closes the ways to other hosts that no policy closes. */
export function isolate(printer: Printer): void {
  refuseConnections(printer);
  const sayHint = () =>
    printer.print('warn', [
      'A preview has no network, so a <link> that prepares a connection was turned off.',
    ]);
  guardHints(sayHint);
  watchTree((element) => {
    if (element.localName === 'link') dropHint(element, sayHint);
    if (element.localName === 'iframe' || element.localName === 'frame') confine(element);
  });
}

function refuseConnections(printer: Printer): void {
  for (const name of CONNECTING) {
    if (!(name in window)) continue;
    const text = `A preview has no network, so there is no ${name}.`;
    const refused = class {
      constructor() {
        printer.print('error', [text]);
        throw new DOMException(text, 'NotAllowedError');
      }
    };
    Object.defineProperty(window, name, { value: refused });
  }
}

const isHint = (rel: unknown): boolean => HINTING.test(String(rel));

function dropHint(link: Element, say: () => void): void {
  if (!isHint(link.getAttribute('rel'))) return;
  link.removeAttribute('rel');
  say();
}

/** Keeps links from becoming hints while they are made: in the document, the browser follows them at once. */
function guardHints(say: () => void): void {
  const refuses = (element: Element, name: string, value: unknown) => {
    const isRefused = element.localName === 'link' && name.toLowerCase() === 'rel' && isHint(value);
    if (isRefused) say();
    return isRefused;
  };
  const own = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel');
  Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
    ...own,
    set(this: HTMLLinkElement, value: unknown) {
      if (!refuses(this, 'rel', value)) own?.set?.call(this, value);
    },
  });
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (!refuses(this, String(name), value)) setAttribute.call(this, name, value);
  };
}

/**
 * Lets a frame in the application show a document, and run nothing: its code would have all that
 * was taken away here. A new sandbox counts from the next document on, so that this one loads again.
 */
function confine(frame: Element): void {
  if (/^\s*javascript:/i.test(frame.getAttribute('src') ?? '')) frame.removeAttribute('src');
  if (frame.getAttribute('sandbox') === '') return;
  frame.setAttribute('sandbox', '');
  const content = frame.getAttribute('srcdoc');
  if (content === null) return;
  frame.removeAttribute('srcdoc');
  frame.setAttribute('srcdoc', content);
}

/** Looks at each element that comes into the document, in shadow trees too, and at its changes. */
function watchTree(look: (element: Element) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') look(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        look(node);
        for (const element of node.querySelectorAll('link, iframe, frame')) look(element);
      }
    }
  });
  const options: MutationObserverInit = {
    subtree: true,
    childList: true,
    attributeFilter: ['rel', 'src', 'srcdoc', 'sandbox'],
  };
  observer.observe(document, options);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    observer.observe(root, options);
    return root;
  };
}
