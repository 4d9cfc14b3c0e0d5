// Runs before first paint, inlined into the head: no import, no syntax that a browser of the baseline lacks.
(() => {
  let preference = null;
  try {
    preference = localStorage.getItem('themePreference');
  } catch {
    // Storage may be forbidden; the system's scheme then decides.
  }
  if (preference !== 'dark' && preference !== 'light') preference = 'auto';
  const dark =
    preference === 'dark' ||
    (preference === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.remove('dark-mode', 'light-mode');
  root.classList.add(dark ? 'dark-mode' : 'light-mode');
  root.dataset.themePreference = preference;
})();
