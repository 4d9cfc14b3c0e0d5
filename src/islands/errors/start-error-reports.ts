/** Hands uncaught errors, rejections and scripts that can't be loaded to a module that is loaded for the first of them. */
export function startErrorReports(): void {
  const handle = (event: Event) => {
    import('./handle-error.ts')
      .then((module) => module.handleError(event))
      // Then the browser's console has to do. A rejection would come back here, for ever.
      .catch(() => {});
  };
  // Capturing: failures of elements do not bubble.
  addEventListener('error', handle, true);
  addEventListener('unhandledrejection', handle);
  // Astro catches what an island fails with.
  addEventListener('astro:hydration-error', handle);
}
