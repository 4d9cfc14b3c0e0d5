import type { APIRoute } from 'astro';
import { site } from '../site.config.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const address = (path: string): string => escaped(new URL(path, site.origin).href);

/** Lets browsers offer the site as a search engine; https://github.com/dewitt/opensearch, version 1.1. */
export const GET: APIRoute = () => {
  // A short name has 16 characters at most.
  const name = `${site.product} docs`.slice(0, 16);
  const description = `Search the documentation of ${site.product}`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(name)}</ShortName>
  <Description>${escaped(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${escaped(site.language)}</Language>
  <Image width="32" height="32" type="image/png">${address('/icons/icon-32.png')}</Image>
  <Url type="text/html" method="get" template="${address('/search')}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address('/opensearch.xml')}"/>
</OpenSearchDescription>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
};
