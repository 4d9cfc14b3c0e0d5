// Runs before the first paint of every page: sets the scheme, shows the notices, knows the keys of the search, and adds modules and fonts after the paint. What it needs to know are
// attributes: the hash of it in the policy does not change with them. It is one script because several would compress worse.
(() => {
  const root = document.documentElement;
  const { dataset } = root;
  const { cookies, banners, faces } = document.currentScript.dataset;
  /** What is stored, or, with a value, stores it. Storage may refuse both. */
  const stored = (key, value) => {
    try {
      return value ? localStorage.setItem(key, value) : localStorage.getItem(key);
    } catch {}
  };

  // The scheme.
  let scheme = stored('themePreference');
  const isChosen = /^(dark|light)$/.test(scheme);
  dataset.themePreference = isChosen ? scheme : 'auto';
  if (!isChosen) scheme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  root.className = `${scheme}-mode`;

  // The notices. A notice goes when its button is pressed: that has to work where no module can be loaded. Whoever pressed it by keyboard goes on at the title of the
  // page. Storage that refuses is no reason to ask again before the next load.
  const [host] = location.hostname.match(/^(v|rc|next)/) ?? [];
  const now = Date.now();
  const banner = JSON.parse(banners).findIndex(
    ([key, start, end]) => start <= now && now <= end && stored(key) !== 'true',
  );
  if (host) dataset.host = host;
  if (banner >= 0) dataset.banner = banner;
  if (cookies && stored(cookies) !== 'true') dataset.cookies = 'new';
  addEventListener('click', ({ target }) => {
    const button = target.closest('.notice button');
    if (!button) return;
    const { key } = button.parentNode.dataset;
    if (button.matches(':focus-visible')) {
      document.querySelector('main h1')?.focus({ preventScroll: true });
    }
    delete dataset[key ? 'banner' : 'cookies'];
    stored(key ?? cookies, true);
  });

  // Ctrl or Cmd and K, or a slash outside of text unless the reader has switched that off, press the search button. It gets its role when the site's modules serve it; until then
  // it waits, and then is pressed. Where they can't be loaded it still is a link, which the press follows.
  const startSearch = () => {
    for (const button of document.querySelectorAll('[data-search]')) {
      button.role = 'button';
      if (!button.ariaBusy) continue;
      button.ariaBusy = null;
      button.click();
    }
  };
  addEventListener('search-known', startSearch);
  addEventListener('keydown', (event) => {
    const { key } = event;
    const isChord = event.ctrlKey || event.metaKey;
    const button = document.querySelector('[data-search]');
    // With caps lock it is a capital letter. With Shift it is a shortcut of the browser. The code editor is in a shadow root: from outside, its host is the target of the event.
    // The document and the window, where nothing has the focus, know no `closest`.
    if (
      !button ||
      event.altKey ||
      (isChord
        ? event.shiftKey || !/^k$/i.test(key)
        : event.composedPath()[0].closest?.('input,textarea,select,[contenteditable]'))
    )
      return;
    if (
      !isChord &&
      document.querySelector('[data-search][aria-busy]') &&
      /^(.|Backspace|Enter)$/.test(key)
    ) {
      // What is typed while the dialog is on its way is given to it: characters, Backspace and Enter. Any of the buttons may have been pressed.
      button.typed = [...(button.typed ?? []), key];
    } else if (isChord || (key === '/' && stored('docs-search-slash') !== 'off')) {
      if (button.role) button.click();
      else button.ariaBusy = true;
    } else return;
    event.preventDefault();
  });

  // The modules, which `modules-after-paint.ts` has put off; they run in their order. A page that comes again has its place from the router, and so at once. A hidden page is not
  // painted before the reader comes to it. A page that the router brings is swapped in after the paint: there they are modules again, which the router starts.
  const start = ({ newDocument = document }) => {
    for (const script of newDocument.querySelectorAll('[data-src]')) {
      script.type = 'module';
      script.async = false;
      script.fetchPriority = 'low';
      script.onerror = startSearch;
      script.src = script.dataset.src;
    }
  };
  document.addEventListener('astro:before-swap', start);

  // Resolves when the page is on the screen. That is after its frame has run, on a slow machine by 100 ms, and all requests of a fast connection can end in that time. The
  // browser reports the largest element that it has painted; before the second frame, that may still be of half a page. It reports nothing where the largest element came with
  // that half, where the reader has already pressed a key, and in old browsers: there the wait ends 300 ms after the frame.
  const paint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() =>
        requestAnimationFrame((frame) => {
          setTimeout(resolve, 300);
          new PerformanceObserver((list, observer) => {
            if (list.getEntries().at(-1).startTime < frame) return;
            observer.disconnect();
            resolve();
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
      );
    });
  let painted;
  addEventListener('DOMContentLoaded', () => {
    painted = paint();
    if (history.state || document.hidden) start({});
    else painted.then(() => start({}));
  });

  // The fonts. A reader's first page uses faces of the system that are as wide as ours (`src/styles/fonts.css`), and asks for nothing before the first paint. Our fonts are
  // loaded after the page and its paint, and put on with the next page of the router: its text is new anyway, so that nothing shifts. Later visits have them before the first paint,
  // from the browser's cache. A reload before that keeps the faces of the system, and with them the reader's place. `optional` says that a page whose fonts come late keeps
  // its first faces; they are loaded again then for the next page.
  const load = (display, done) =>
    Promise.all(
      JSON.parse(faces).map(async ([family, address]) => {
        // A face that asks for its font by itself does so before anything else of the page.
        const source = done
          ? await (await fetch(address, { priority: 'low' })).arrayBuffer()
          : `url(${address})`;
        const face = new FontFace(family, source, { display, weight: '400 700' });
        if (!done) add(face);
        return face.load();
      }),
    ).then(done, () => {});
  const add = (face) => document.fonts.add(face);
  if (stored('fonts') === faces) load('optional');
  addEventListener('load', async () => {
    await painted;
    load('swap', (loaded) => {
      const putOn = () => {
        loaded.map(add);
        stored('fonts', faces);
      };
      document.addEventListener('astro:after-swap', putOn, { once: true });
    });
  });
})();
