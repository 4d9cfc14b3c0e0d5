// Before first paint: gives a page in a frame of another site the scheme that its address asks for, `?theme=dark`. Without it, the system decides.
{
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.className = `${theme}-mode`;
}
