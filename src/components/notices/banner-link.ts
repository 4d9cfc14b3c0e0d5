/** Attributes of the link of a banner: another site opens in a tab of its own. */
export function bannerLink(href: string): { href: string; target?: string; rel?: string } {
  return href.startsWith('/') ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}
