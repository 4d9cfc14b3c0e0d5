/** First pages of documentations whose pages have the same addresses as those of this one. Older ones were arranged in another way. */
const firstPages = ['/', '/overview'];

/** Where a version shows the page that is being read: its address there, or its first page where its pages have other addresses. */
export function samePage(versionUrl: string, { pathname, hash }: Location | URL): string {
  const url = new URL(versionUrl);
  return firstPages.includes(url.pathname) ? `${url.origin}${pathname}${hash}` : versionUrl;
}
