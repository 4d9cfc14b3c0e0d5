// Gives the page its fonts without a request before the first paint and without a shift of the text.
//
// A reader who comes for the first time reads in faces of the system that are as wide as ours (`src/styles/fonts.css`). Our fonts are loaded when the page stands,
// and are put on with the next page that the router shows: text is new there anyway. From then on they are in the browser's cache, so that later visits have
// them before the first paint. `optional` says that a page whose fonts come late keeps the faces that it began with.
(() => {
  const list = document.currentScript.dataset.faces;
  const key = 'docs-fonts';
  const make = (display) =>
    JSON.parse(list).map(
      ([family, address]) =>
        new FontFace(family, `url(${address})`, { weight: '400 700', display }),
    );
  const add = (faces) => {
    for (const face of faces) document.fonts.add(face);
  };
  const load = (faces) => Promise.all(faces.map((face) => face.load()));
  let stored;
  try {
    stored = localStorage[key];
  } catch {}
  if (stored === list) {
    const faces = make('optional');
    add(faces);
    load(faces).catch(() => {});
  }
  // For the next page. Also where they are in the cache: they may have come too late for this one.
  const loadLater = () =>
    (self.requestIdleCallback || setTimeout)(() => {
      const faces = make('swap');
      load(faces)
        .then(() => {
          document.addEventListener('astro:after-swap', () => add(faces), { once: true });
          localStorage[key] = list;
        })
        .catch(() => {});
    });
  if (document.readyState === 'complete') loadLater();
  else addEventListener('load', loadLater);
})();
