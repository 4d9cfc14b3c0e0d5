import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the reader's first touch: pointer over, press, focus or key. */
    'client:interaction'?: boolean;
  }
}
