{
  const path = location.pathname.replace(/^\/e\/((ng|-)0*?|0+?)(0?[1-9]\d*)$/i, '/e/$3');
  if (path !== location.pathname) location.replace(path + location.search + location.hash);
}
