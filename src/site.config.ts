/**
 * What an adopter of this site edits: product facts, addresses, links. Everything else derives from here or from `content/`.
 */

/** A link that leaves the site. */
export interface ExternalLink {
  /** Visible text. */
  label: string;
  /** Absolute address, https. */
  url: string;
  /** Name of a lucide icon, where the link is drawn with one. */
  icon?: string;
  /** BCP 47 language of the label, where it is not English. */
  language?: string;
}

/** A published version of the documentation. */
export interface DocumentationVersion {
  /** As shown in the version menu: `next`, `v20`. */
  displayName: string;
  /** Absolute address of that version's documentation. */
  url: string;
}

/** An announcement across the top of every page, until its reader closes it. */
export interface Banner {
  /** Names it in the reader's storage: lower-case letters, digits and hyphens. A new id shows it again to those who closed it. */
  id: string;
  /** At most 80 characters, which fit two lines of a phone. */
  text: string;
  /** Where the text leads: an absolute address, or a path of this site. Without it the text is plain. */
  link?: string;
  /** First day, or moment, as `2026-11-18` or `2026-11-18T09:00Z`; without it from now on. */
  from?: string;
  /** When it is shown for the last time, in the same form; without it in the year 3000. */
  expires?: string;
}

/** Versions from 18 on are served by versioned hosts, older ones by the host of their time. */
const versionUrl = (major: number): string =>
  major >= 18 ? `https://v${major}.angular.dev/overview` : `https://v${major}.angular.io/docs`;

/** Major versions that have documentation, newest first; there was never a version 3. */
const majors = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2];

/**
 * @param text protocol and host, as `https://docs.example.com`
 * @throws Error for anything else: the site is served from the root of its host
 */
function originFrom(text: string): string {
  const url = URL.parse(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (isOrigin) return url.origin;
  const meant = url?.host ? url.origin : 'https://docs.example.com';
  throw new Error(
    `SITE_ORIGIN is "${text}" and must be a protocol and a host alone. Write: SITE_ORIGIN=${meant}`,
  );
}

export const site = {
  /** Name of the documented product, last part of every page title. */
  product: 'Angular',
  /** One sentence about the site: description of pages without one of their own, web manifest. */
  description:
    'Guides, reference, tutorials and a playground for Angular, with examples that are compiled and run by the tests.',
  /** Production origin: canonical addresses and the sitemap use it whatever host serves the files. */
  origin: originFrom(process.env['SITE_ORIGIN'] || 'https://angular-docs.example'),
  /** BCP 47 language of the content. */
  language: 'en',
  /** Small link at the top of the home page; remove the key to have none. */
  announcement: {
    label: 'What changed in Angular 20.3',
    url: 'https://github.com/angular/angular/blob/20.3.x/CHANGELOG.md',
  } as ExternalLink | undefined,
  /**
   * Announcements. One is shown at a time: of those that have begun, are not over and not closed, the one that began first. At most five.
   */
  banners: [
    {
      id: 'update-guide-20',
      text: 'Moving to Angular 20? The update guide lists the steps from your version.',
      link: '/update-guide',
      expires: '2027-12-31',
    },
  ] as Banner[],
  /** What the popup in the corner says about cookies until its reader accepts them. */
  cookies: {
    /** `with-analytics` leaves the popup out of a site without analytics, which then has nothing to ask for. */
    popup: 'always' as 'always' | 'with-analytics',
    text: 'This site uses cookies and local storage to deliver its service and, if you agree, to analyze traffic.',
    /** Where "Learn more" leads. */
    policy: 'https://policies.google.com/technologies/cookies',
  },
  /** Major version that this build documents; the version menu shows it as current. */
  major: 20,
  /** What the reference is generated from. The packages and their versions are pinned in `documented/package.json`. */
  documented: {
    /** Modules with a page for each of their exports, by package and path. */
    entryPoints: [
      '@angular/animations',
      '@angular/animations/browser',
      '@angular/animations/browser/testing',
      '@angular/cdk/drag-drop',
      '@angular/cdk/testing',
      '@angular/cdk/testing/selenium-webdriver',
      '@angular/cdk/testing/testbed',
      '@angular/common',
      '@angular/common/http',
      '@angular/common/http/testing',
      '@angular/common/testing',
      '@angular/common/upgrade',
      '@angular/core',
      '@angular/core/rxjs-interop',
      '@angular/core/testing',
      '@angular/elements',
      '@angular/forms',
      '@angular/localize',
      '@angular/localize/init',
      '@angular/platform-browser',
      '@angular/platform-browser-dynamic',
      '@angular/platform-browser-dynamic/testing',
      '@angular/platform-browser/animations',
      '@angular/platform-browser/animations/async',
      '@angular/platform-browser/testing',
      '@angular/platform-server',
      '@angular/platform-server/init',
      '@angular/platform-server/testing',
      '@angular/router',
      '@angular/router/testing',
      '@angular/router/upgrade',
      '@angular/service-worker',
      '@angular/service-worker/config',
      '@angular/ssr',
      '@angular/ssr/node',
      '@angular/upgrade',
      '@angular/upgrade/static',
      '@angular/upgrade/static/testing',
    ],
  },
  /** Where the sources of the site are hosted; edit links and example links start here. */
  repository: {
    url: 'https://github.com/angular-docs-example/angular-docs',
    branch: 'main',
  },
  /** Local list of documentation versions. */
  versions: [
    { displayName: 'next', url: 'https://next.angular.dev/overview' },
    ...majors.map((major) => ({ displayName: `v${major}`, url: versionUrl(major) })),
  ] satisfies DocumentationVersion[],
  /** Social menu of the header, in order. */
  social: [
    { label: 'YouTube', url: 'https://www.youtube.com/angular', icon: 'circle-play' },
    { label: 'X', url: 'https://x.com/angular', icon: 'at-sign' },
    { label: 'Bluesky', url: 'https://bsky.app/profile/angular.dev', icon: 'cloud' },
    { label: 'Blog', url: 'https://blog.angular.dev', icon: 'rss' },
    { label: 'GitHub', url: 'https://github.com/angular/angular', icon: 'git-branch' },
    { label: 'Discord', url: 'https://discord.gg/angular', icon: 'messages-square' },
  ] satisfies ExternalLink[],
  /** Columns of the footer, in order. A link with `path` is internal. */
  footer: [
    {
      title: 'Social Media',
      links: [
        { label: 'Blog', url: 'https://blog.angular.dev' },
        { label: 'X (formerly Twitter)', url: 'https://x.com/angular' },
        { label: 'Bluesky', url: 'https://bsky.app/profile/angular.dev' },
        { label: 'YouTube', url: 'https://www.youtube.com/angular' },
        { label: 'Discord', url: 'https://discord.gg/angular' },
        { label: 'GitHub', url: 'https://github.com/angular/angular' },
        { label: 'Stack Overflow', url: 'https://stackoverflow.com/questions/tagged/angular' },
      ],
    },
    {
      title: 'Community',
      links: [
        {
          label: 'Contribute',
          url: 'https://github.com/angular/angular/blob/main/CONTRIBUTING.md',
        },
        {
          label: 'Code of Conduct',
          url: 'https://github.com/angular/code-of-conduct/blob/main/CODE_OF_CONDUCT.md',
        },
        { label: 'Report Issues', url: 'https://github.com/angular/angular/issues' },
        {
          label: 'Google Developer Library',
          url: 'https://devlibrary.withgoogle.com/products/angular',
        },
        {
          label: 'Google Developer Experts',
          url: 'https://developers.google.com/community/experts/directory?specialization=angular',
        },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Press Kit', path: '/press-kit' },
        { label: 'Roadmap', path: '/roadmap' },
      ],
    },
    {
      title: 'Languages',
      links: [
        { label: '简体中文版', url: 'https://angular.cn', language: 'zh-Hans' },
        { label: '正體中文版', url: 'https://angular.tw', language: 'zh-Hant' },
        { label: '日本語版', url: 'https://angular.jp', language: 'ja' },
        { label: '한국어', url: 'https://angular.kr', language: 'ko' },
      ],
    },
  ] satisfies FooterColumn[],
  /** First and last year of the copyright line. */
  copyright: '2010–2025',
};

/** A link of the footer: to a page of this site or to another. */
export type FooterLink = ExternalLink | { label: string; path: string };

/** A column of the footer. */
export interface FooterColumn {
  title: string;
  links: FooterLink[];
}
