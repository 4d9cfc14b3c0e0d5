// Other spellings of short links to error codes: src/redirects/short-links.ts.
{
  const [, code] = /^\/e\/(?:(?:ng|-)0*?|0+?)(0?[1-9]\d*)$/i.exec(location.pathname) ?? [];
  if (code) location.replace(`/e/${code}${location.search}${location.hash}`);
}
