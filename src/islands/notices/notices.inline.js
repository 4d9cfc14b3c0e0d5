(() => {
  const root = document.documentElement;
  const { cookies, banners } = document.currentScript.dataset;
  const isStored = (key) => {
    try {
      return localStorage.getItem(key) === 'true';
    } catch {}
  };
  const host = location.hostname.match(/^(v|rc|next)/);
  const now = Date.now();
  const banner = JSON.parse(banners).findIndex(
    ([id, start, end]) =>
      start <= now && now <= end && !isStored(`docs-was-closed-top-banner-${id}`),
  );
  const asks = cookies && !isStored(cookies);
  if (host) root.dataset.host = host[0];
  if (banner >= 0) root.dataset.banner = banner;
  if (asks) root.dataset.cookies = 'new';
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('.notice button');
    if (!button) return;
    const id = button.parentNode.dataset.id;
    if (button.matches(':focus-visible')) {
      document.querySelector('main h1')?.focus({ preventScroll: true });
    }
    delete root.dataset[id ? 'banner' : 'cookies'];
    try {
      localStorage[id ? `docs-was-closed-top-banner-${id}` : cookies] = true;
    } catch {}
  });
})();
