(() => {
  let preference;
  try {
    preference = localStorage.getItem('themePreference');
  } catch {}
  if (preference !== 'dark' && preference !== 'light') preference = 'auto';
  const dark =
    preference === 'dark' ||
    (preference === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.add(dark ? 'dark-mode' : 'light-mode');
  root.dataset.themePreference = preference;
})();
