/** A page that the router brings has its paint behind it when it is swapped in: what `modules-after-paint.ts` has put off becomes modules again, which the router starts. */
export function startModules(): void {
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    for (const script of newDocument.querySelectorAll<HTMLScriptElement>('[data-src]')) {
      script.type = 'module';
      script.src = script.dataset['src'] as string;
    }
  });
}
