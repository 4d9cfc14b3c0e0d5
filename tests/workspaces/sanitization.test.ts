// What the article about security says about values in templates, and about code that Angular doesn't check: each attack is tried in Chromium.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkspace, type Workspace } from '../../scripts/workspaces/index.ts';
import { closeBrowser, openPage } from './support/browse.ts';
import { type FileServer, serveFolder } from './support/serve.ts';

/** Notes that a script of an attacker has run: in the page, in one of its frames, or in a window that it opened. */
const RUN = '(opener || parent).lab.ran = true';
const ATTACK = {
  url: `javascript:${RUN}`,
  html: `<b onclick="${RUN}">Ada</b><script>${RUN}</script>`,
};

const ADVICE =
  '(see https://angular.dev/best-practices/security#preventing-cross-site-scripting-xss)';

/** Templates that show an attack, by the name of their component. */
const templates = {
  links: `
    <a [href]="url">property</a> <a [attr.href]="url">attribute</a>
    <a href="{{ url }}">interpolation</a> <a labHost>host</a>`,
  media: '<img alt="" [src]="url"><video [src]="url"></video>',
  forms: `
    <form [action]="url"><button>action</button></form>
    <form action="/"><button [formAction]="url">formAction</button></form>`,
  innerHtml: '<p [innerHTML]="html"></p>',
  outerHtml: '<p [outerHTML]="html"></p>',
  srcdoc: '<iframe title="Comment" [srcdoc]="html"></iframe>',
  iframe: '<iframe title="Map" [src]="address"></iframe>',
  embed: '<embed [src]="address">',
  object: '<object [data]="address"></object>',
  link: '<link [href]="address">',
  base: '<base [href]="address">',
  sandbox: '<iframe title="Map" [sandbox]="address"></iframe>',
  allow: '<iframe title="Map" [allow]="address"></iframe>',
  trustedHtml: '<p [innerHTML]="trusted.html"></p>',
  trustedSrcdoc: '<iframe title="Comment" [srcdoc]="trusted.html"></iframe>',
  trustedUrl: '<a [href]="trusted.url">Ada</a>',
  resourceInLink: '<a [href]="trusted.resource">Ada</a>',
  resourceInFrame: '<iframe title="Map" [src]="trusted.resource"></iframe>',
  urlInFrame: '<iframe title="Map" [src]="trusted.url"></iframe>',
  htmlInLink: '<a [href]="trusted.html">Ada</a>',
  urlInHtml: '<p [innerHTML]="trusted.url"></p>',
  trustedStyle: '<p [style]="trusted.style">Ada</p>',
  trustedText: '<p>{{ trusted.html }}</p>',
  renderer: '<p labRenderer></p>',
} as const;

type Part = keyof typeof templates | 'jit';

const componentOf = ([name, template]: [string, string]): string => {
  const imports = ['labHost', 'labRenderer']
    .filter((attribute) => template.includes(attribute))
    .map((attribute) => attribute.replace('lab', 'Lab'));
  return `
@Component({ selector: 'lab-part', imports: [${imports.join()}], template: \`${template}\` })
export class ${name}Part extends Values {}`;
};

const main = `
import { Component, createComponent, Directive, ElementRef, inject, provideZonelessChangeDetection, Renderer2, Type } from '@angular/core';
import { createApplication, DomSanitizer } from '@angular/platform-browser';

let comment = '';
const url = ${JSON.stringify(ATTACK.url)};

export class Values {
  private readonly sanitizer = inject(DomSanitizer);
  protected readonly url = url;
  protected readonly address = 'https://maps.example/';
  protected readonly html = comment;
  protected readonly trusted = {
    html: this.sanitizer.bypassSecurityTrustHtml(comment),
    url: this.sanitizer.bypassSecurityTrustUrl(url),
    resource: this.sanitizer.bypassSecurityTrustResourceUrl(url),
    style: this.sanitizer.bypassSecurityTrustStyle('color: rgb(1, 2, 3)'),
  };
}

@Directive({ selector: 'a[labHost]', host: { '[href]': 'url' } })
export class LabHost {
  protected readonly url = url;
}

@Directive({ selector: '[labRenderer]' })
export class LabRenderer {
  constructor() {
    inject(Renderer2).setProperty(inject(ElementRef).nativeElement, 'innerHTML', comment);
  }
}

${Object.entries(templates).map(componentOf).join('\n')}

const parts: Record<string, Type<unknown>> = { ${Object.keys(templates)
  .map((name) => `${name}: ${name}Part`)
  .join(', ')} };

class JitPart {}

/** Compiles a template in the browser. */
async function compileInBrowser(): Promise<void> {
  await import('@angular/compiler');
  Component({ selector: 'lab-jit', template: '<p>Ada</p>' })(JitPart);
  parts['jit'] = JitPart;
}

createApplication({ providers: [provideZonelessChangeDetection()] }).then(({ injector }) => {
  const show = (name: string, html: string, tag: string): string => {
    comment = html;
    const hostElement = document.createElement(tag);
    document.body.replaceChildren(hostElement);
    try {
      const part = createComponent(parts[name]!, { environmentInjector: injector, hostElement });
      part.changeDetectorRef.detectChanges();
      return '';
    } catch (error) {
      return String(error);
    }
  };
  Object.assign(window, { lab: { ran: false, show, compileInBrowser } });
});
`;

/** What the page offers to the tests. */
declare const lab: {
  /** Whether the script of an attacker has run. */
  readonly ran: boolean;
  /** Creates a component in an element, and returns the message of the error. */
  readonly show: (part: string, html: string, tag: string) => string;
  /** Adds the component `jit`, whose template is compiled in the browser. */
  readonly compileInBrowser: () => Promise<void>;
};

let workspace: Workspace;
let server: FileServer;

beforeAll(async () => {
  workspace = await openWorkspace('recipes');
  workspace.write('src/main.ts', main);
  // The development configuration keeps the texts of messages.
  const { status, printed } = await workspace.ng('build', '--configuration', 'development');
  expect(status, printed).toBe(0);
  server = await serveFolder(join(workspace.folder, 'dist/recipes/browser'));
});

afterAll(async () => {
  await server?.close();
  await closeBrowser();
  workspace?.dispose();
});

/** Opens the page, with a Content-Security-Policy if one is given. */
async function openLab(policy?: string) {
  const { page, said } = await openPage();
  if (policy !== undefined)
    await page.route(server.address, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });
  await page.goto(server.address);
  await page.waitForFunction('window.lab');
  return { page, said };
}

/** Shows a component; returns the message of the error that it throws. */
const show = (page: Page, part: Part, html: string = ATTACK.html, tag = 'main'): Promise<string> =>
  page.evaluate(
    ([name, comment, host]) =>
      // A policy doesn't apply to `eval()` in code that Playwright evaluates, but it applies to timers.
      new Promise<string>((resolve) => {
        setTimeout(() => resolve(lab.show(name, comment, host)));
      }),
    [part, html, tag] as const,
  );

const ran = (page: Page): Promise<boolean> => page.evaluate(() => lab.ran);

/** Waits for what starts a little later: scripts of addresses and frames. */
const hasRun = (page: Page) => expect.poll(() => ran(page)).toBe(true);

describe('addresses', () => {
  test('of links run nothing, in any kind of binding', async () => {
    const { page } = await openLab();
    expect(await show(page, 'links')).toBe('');
    for (const name of ['property', 'attribute', 'interpolation', 'host']) {
      const link = page.getByText(name);
      expect(await link.getAttribute('href'), name).toBe(`unsafe:${ATTACK.url}`);
      await link.click();
    }
    expect(await ran(page)).toBe(false);
  });

  test('of images and videos get the prefix', async () => {
    const { page } = await openLab();
    expect(await show(page, 'media')).toBe('');
    for (const tag of ['img', 'video'])
      expect(await page.locator(tag).getAttribute('src'), tag).toBe(`unsafe:${ATTACK.url}`);
  });

  test('of forms and their buttons run nothing', async () => {
    const { page } = await openLab();
    expect(await show(page, 'forms')).toBe('');
    const unsafe = `unsafe:${ATTACK.url}`;
    expect(await page.locator('form').first().getAttribute('action')).toBe(unsafe);
    expect(await page.getByText('formAction').getAttribute('formaction')).toBe(unsafe);
    await page.getByText('action', { exact: true }).click();
    await page.getByText('formAction').click();
    expect(await ran(page)).toBe(false);
  });

  test.each(['iframe', 'embed', 'object', 'link', 'base'] as const)(
    'of <%s> throw NG0904',
    async (part) => {
      const { page } = await openLab();
      expect(await show(page, part)).toBe(
        `Error: NG0904: unsafe value used in a resource URL context ${ADVICE}`,
      );
    },
  );
});

test.each(['sandbox', 'allow'] as const)('[%s] of a frame throws NG0910', async (part) => {
  const { page } = await openLab();
  expect(await show(page, part)).toContain('NG0910');
});

test('a component on a script element throws NG0905', async () => {
  const { page } = await openLab();
  expect(await show(page, 'innerHtml', '', 'script')).toContain(
    'NG0905: "<script>" tag is not allowed as a component host element.',
  );
});

describe('HTML', () => {
  test.each([
    ['<b onclick="x">Ada</b>', '<b>Ada</b>'],
    ['<script>x</script><style>x</style><template>x</template>', ''],
    ['<form><button>Send</button></form>', 'Send'],
    ['<p id="top" style="color: red" class="big">Hi</p>', '<p class="big">Hi</p>'],
    ['<svg><circle r="9"/></svg><iframe src="/x"></iframe>', ''],
    ['<app-notice>Notice</app-notice>', 'Notice'],
    ['<a href="javascript:x">Ada</a>', '<a href="unsafe:javascript:x">Ada</a>'],
    ['<img src="/ada.png">', '<img src="/ada.png">'],
    ['{{ 1 + 1 }} <b (click)="x()">Ada</b>', '{{ 1 + 1 }} <b>Ada</b>'],
  ])('%s becomes "%s"', async (comment, expected) => {
    const { page } = await openLab();
    expect(await show(page, 'innerHtml', comment)).toBe('');
    expect(await page.locator('main p').first().innerHTML()).toBe(expected);
  });

  test('of [outerHTML] runs nothing', async () => {
    const { page } = await openLab();
    expect(await show(page, 'outerHtml')).toBe('');
    expect(await page.locator('main').innerHTML()).toBe('<b>Ada</b>');
    await page.getByText('Ada').click();
    expect(await ran(page)).toBe(false);
  });

  test('of [srcdoc] runs nothing', async () => {
    const { page } = await openLab();
    expect(await show(page, 'srcdoc')).toBe('');
    await page.frameLocator('iframe').getByText('Ada').click();
    expect(await ran(page)).toBe(false);
  });
});

describe('a value that is marked as trusted', () => {
  test.each(['trustedHtml', 'trustedUrl', 'resourceInLink'] as const)(
    'runs at a click (%s)',
    async (part) => {
      const { page } = await openLab();
      expect(await show(page, part)).toBe('');
      expect(await ran(page)).toBe(false);
      await page.getByText('Ada').click();
      await hasRun(page);
    },
  );

  test.each(['trustedSrcdoc', 'resourceInFrame'] as const)('runs in a frame (%s)', async (part) => {
    const { page } = await openLab();
    expect(await show(page, part)).toBe('');
    await hasRun(page);
  });

  test.each([
    ['htmlInLink', 'Required a safe URL, got a HTML'],
    ['urlInHtml', 'Required a safe HTML, got a URL'],
    ['urlInFrame', 'Required a safe ResourceURL, got a URL'],
  ] as const)('throws in the wrong context (%s)', async (part, message) => {
    const { page } = await openLab();
    expect(await show(page, part)).toBe(`Error: ${message} ${ADVICE}`);
    expect(await ran(page)).toBe(false);
  });

  test('sets a style', async () => {
    const { page } = await openLab();
    expect(await show(page, 'trustedStyle')).toBe('');
    const color = await page
      .getByText('Ada')
      .evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe('rgb(1, 2, 3)');
  });

  test('shows a hint where it is interpolated', async () => {
    const { page } = await openLab();
    expect(await show(page, 'trustedText', '<b>Ada</b>')).toBe('');
    expect(await page.locator('main').textContent()).toMatch(
      /^SafeValue must use \[property\]=binding: <b>Ada<\/b>/,
    );
  });
});

describe("code that Angular doesn't check", () => {
  test('Renderer2 writes HTML that runs', async () => {
    const { page } = await openLab();
    expect(await show(page, 'renderer')).toBe('');
    await page.getByText('Ada').click();
    expect(await ran(page)).toBe(true);
  });

  test('location.href and window.open() run an address', async () => {
    const attempts = [
      (address: string) => {
        location.href = address;
      },
      (address: string) => {
        open(address);
      },
    ];
    for (const attempt of attempts) {
      const { page } = await openLab();
      expect(await ran(page)).toBe(false);
      await page.evaluate(attempt, ATTACK.url);
      await hasRun(page);
    }
  });
});

describe('Trusted Types', () => {
  const policy = (...names: string[]) =>
    `require-trusted-types-for 'script'; trusted-types ${names.join(' ')}`;

  test('need the policy angular#unsafe-bypass for HTML that is marked as trusted', async () => {
    const without = await openLab(policy('angular'));
    expect(await show(without.page, 'trustedHtml')).toContain(
      "This document requires 'TrustedHTML' assignment.",
    );
    const { page } = await openLab(policy('angular', 'angular#unsafe-bypass'));
    expect(await show(page, 'trustedHtml')).toBe('');
    expect(await page.getByText('Ada').count()).toBe(1);
  });

  test('need the policy angular#unsafe-jit for templates that are compiled in the browser', async () => {
    const without = await openLab(policy('angular'));
    await without.page.evaluate(() => lab.compileInBrowser());
    expect(await show(without.page, 'jit')).toContain('Trusted Type assignment');
    const { page } = await openLab(policy('angular', 'angular#unsafe-jit'));
    await page.evaluate(() => lab.compileInBrowser());
    expect(await show(page, 'jit')).toBe('');
    expect(await page.getByText('Ada').count()).toBe(1);
  });

  test('refuse what Renderer2 writes', async () => {
    const { page } = await openLab(policy('angular'));
    expect(await show(page, 'renderer')).toContain(
      "This document requires 'TrustedHTML' assignment.",
    );
  });
});
