/** Tells the browser how the site is installed. The router drops it with the head of each page that is left. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  const add = () => document.head.append(link);
  add();
  document.addEventListener('astro:after-swap', add);
}
