/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The page being rendered, for components inside an article: its header, its contents list. Set by the route. */
    article?: {
      /** Route, starting with a slash. */
      path: string;
      title: string;
      /** Path of the source file in the repository; generated pages have none. */
      source: string | undefined;
      headings: import('astro').MarkdownHeading[];
    };
  }
}
