(() => {
  let preference;
  try {
    preference = localStorage.themePreference;
  } catch {}
  if (!/^(dark|light)$/.test(preference)) preference = 'auto';
  const root = document.documentElement;
  const isDark =
    preference === 'dark' ||
    (preference === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches);
  root.className = isDark ? 'dark-mode' : 'light-mode';
  root.dataset.themePreference = preference;
})();
