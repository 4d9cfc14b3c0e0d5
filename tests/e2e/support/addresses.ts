/**
 * Pages that the tests walk through. They belong to the introduction, which every edition of the site has; anything else that a
 * test needs of the content, it reads from the page or from the build.
 */
export const addresses = {
  home: '/',
  /** First page of the docs, on the first slide of their sidebar. */
  overview: '/overview',
  /** Another page of the first slide. */
  installation: '/installation',
  /** First page of the slide "Essentials". */
  essentials: '/essentials',
  /** Pages of the slide "Essentials", with several sections each. */
  components: '/essentials/components',
  signals: '/essentials/signals',
  /** No page is there. */
  missing: '/no-such-page',
} as const;
