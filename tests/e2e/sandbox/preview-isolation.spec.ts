import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, type PreviewWindow, test } from './support/preview-page.ts';

const { compile } = appCompiler();

/** An application whose component does this when it is made. */
const doing = (code: string, template = '<h1>Running</h1>') => ({
  '/src/app/app.ts': app(template, { members: `  constructor() {\n${code}\n  }` }),
});

/** A method that hangs a moment after it was called: a click is only over when the frame has answered. */
const LOOP_SOON = `  loop(): void {
    setTimeout(() => { for (;;); }, 500);
  }`;

test('the page around is out of reach', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(
      doing(`    const attempt = (name: string, read: () => unknown) => {
      try { console.log(name, String(read())); } catch (error) { console.log(name, (error as Error).name); }
    };
    attempt('origin', () => self.origin);
    attempt('parent', () => parent.document.title);
    attempt('top', () => top!.location.href);
    attempt('frame element', () => window.frameElement);
    attempt('database', () => indexedDB.open('x').onerror);`),
    ),
  );
  expect((await preview.console()).slice(0, 5)).toEqual([
    'origin null',
    'parent SecurityError',
    'top SecurityError',
    'frame element null',
    expect.stringMatching(/database (SecurityError|null)/),
  ]);
});

test('messages that an application makes up change nothing', async ({ page, preview }) => {
  await preview.start();
  await preview.show(
    await compile(
      doing(`    const { port1, port2 } = new MessageChannel();
    port1.postMessage({ type: 'title', title: 'Forged' });
    const post = parent.postMessage.bind(parent);
    for (const data of [null, 7, 'x', {}, { type: 'title', title: 'Forged' }, { type: '__proto__' }, { preview: 'hello' }, { preview: 'hello', protocol: 99 }]) post(data, '*');
    post({ preview: 'hello', protocol: 'x' }, '*', [port2]);`),
    ),
  );
  await expect(preview.frame.getByRole('heading')).toHaveText('Running');
  // From another window, the page itself included, nothing is taken either.
  await page.evaluate(() => {
    const { port2 } = new MessageChannel();
    postMessage({ preview: 'hello', protocol: 1 }, '*', [port2]);
  });
  await preview.call('reload');
  await preview.next('ready', 1);
  expect(await preview.told('title')).toEqual(['App', 'App']);
  expect(await preview.told('state')).toEqual(['starting', 'running', 'starting', 'running']);
});

test('an application that gets hold of the port can only say what has a meaning, and is text', async ({
  page,
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile(
      doing(`    const post = MessagePort.prototype.postMessage;
    const descriptor = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        if (this.target instanceof MessagePort) {
          post.call(this.target, { type: 'title', title: '<img src=x onerror="parent.hacked = 1">' });
          post.call(this.target, { type: 'title', title: { toString: 'x' } });
          post.call(this.target, { type: 'unknown' });
          post.call(this.target, { type: 'console', level: 'shout', text: 'x', stack: '' });
        }
        return descriptor.get!.call(this);
      },
    });`),
    ),
  );
  await expect.poll(async () => (await preview.told('title')).length).toBeGreaterThan(1);
  expect(new Set(await preview.told('title'))).toEqual(
    new Set(['App', '<img src=x onerror="parent.hacked = 1">']),
  );
  expect(await preview.told('console')).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('an endless loop leaves the page responsive, and is ended; the preview can be started again', async ({
  page,
  preview,
}) => {
  await preview.start();
  const output = await compile({
    '/src/app/app.ts': app('<button (click)="loop()">Loop</button>', {
      members: LOOP_SOON,
    }),
  });
  await preview.show(output);
  await preview.frame.getByRole('button').click();
  // The page goes on while the preview hangs.
  await page.getByRole('textbox').fill('still here');
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let longest = 0;
        const step = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          if ((window as unknown as PreviewWindow).preview.state === 'unresponsive')
            resolve(longest);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  test.info().annotations.push({
    type: 'longest gap between frames',
    description: `${Math.round(longest)} ms`,
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  await preview.call('reload');
  await preview.next('ready', 1);
  await expect(preview.frame.getByRole('button')).toBeVisible();
});

test('an application that hangs is replaced by one that does not, without being started by hand', async ({
  page,
  preview,
}) => {
  await preview.start();
  const looping = app('<button (click)="loop()">Loop</button>', {
    members: LOOP_SOON,
  });
  await preview.show(await compile({ '/src/app/app.ts': looping }));
  const mended = await compile({ '/src/app/app.ts': app('<h1>Mended</h1>') });
  await preview.frame.getByRole('button').click();
  // Now it hangs.
  await page.waitForTimeout(1000);
  await preview.show(mended);
  await expect(preview.frame.getByRole('heading')).toHaveText('Mended');
  expect(await preview.told('state')).not.toContain('unresponsive');
});

test('an application that prints without end does not bury the page', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(doing(`    for (let line = 0; line < 3_000; line++) console.log('line', line);`)),
  );
  await expect
    .poll(async () => (await preview.console()).at(-1))
    .toMatch(/^\d+ more entries were left out\.$/);
  expect((await preview.console()).length).toBeLessThan(1000);
  expect((await preview.told('state')).at(-1)).toBe('running');
});

test('an application that loads itself without end is stopped', async ({ preview }) => {
  await preview.start();
  await preview.show(await compile(doing('    setTimeout(() => location.reload());')));
  await expect
    .poll(async () => (await preview.told('state')).at(-1), { timeout: 15_000 })
    .toBe('unresponsive');
});

test('the document of a frame has no origin even in a tab of its own, and runs nothing there', async ({
  page,
  preview,
  site,
}) => {
  await preview.start();
  const address = await page.evaluate(
    async () => (await (await fetch('/sandbox/manifest.json')).json()).frame,
  );
  await page.goto(site.url + address);
  expect(await page.evaluate(() => [window.origin, document.body.childElementCount])).toEqual([
    'null',
    0,
  ]);
});

test('where a host does not send the header, the document of a frame listens to nobody who gives it the origin of the site', async ({
  page,
  preview,
}) => {
  await preview.start();
  await page.route('**/sandbox/frame/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _dropped, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const greetings = (sandbox: string | undefined) =>
    page.evaluate(async (sandbox) => {
      const { frame } = await (await fetch('/sandbox/manifest.json')).json();
      const element = document.createElement('iframe');
      if (sandbox !== undefined) element.setAttribute('sandbox', sandbox);
      element.src = frame;
      let count = 0;
      addEventListener('message', ({ source }) => {
        if (source === element.contentWindow) count++;
      });
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
      document.body.append(element);
      await loaded;
      // A message that was posted while the document loaded is there by now.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return count;
    }, sandbox);
  expect(await greetings('allow-scripts')).toBe(1);
  expect(await greetings(undefined)).toBe(0);
  expect(await greetings('allow-scripts allow-same-origin')).toBe(0);
});

test('disposing leaves no frame and ends what ran', async ({ page, preview }) => {
  await preview.start();
  await preview.show(await compile(doing('')));
  await expect(page.locator('iframe')).toHaveCount(2);
  await preview.call('dispose');
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await page.locator('#place > *').count()).toBe(0);
  const told = await page.evaluate(() => (window as unknown as PreviewWindow).told.length);
  await preview.call('reload');
  await preview.start();
  await preview.show(await compile(doing('')));
  expect(page.frames().length).toBeGreaterThan(1);
  expect(told).toBeGreaterThan(0);
});
