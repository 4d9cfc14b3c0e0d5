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
          if ((window as unknown as PreviewWindow).preview.state === 'stopped') resolve(longest);
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
  expect(await preview.told('state')).not.toContain('stopped');
});

test('an application that prints without end does not bury the page', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(doing(`    for (let line = 0; line < 3_000; line++) console.log('line', line);`)),
  );
  await expect
    .poll(async () => (await preview.console()).at(-1))
    .toMatch(/^\d+ more lines were left out: the application logs too fast\.$/);
  expect((await preview.console()).length).toBeLessThan(1000);
  expect((await preview.told('state')).at(-1)).toBe('running');
});

test('long lines use up what may be printed in a second, so that few of them reach the page', async ({
  page,
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile(
      doing(
        `    setInterval(() => { for (let i = 0; i < 50; i++) console.log('app:/'.repeat(2000)); });`,
      ),
    ),
  );
  await expect.poll(() => preview.console()).toContainEqual(expect.stringMatching(/left out/));
  await page.getByRole('textbox').fill('still here');
  // Ten lines of ten thousand characters in a second; this is far more seconds than the test takes.
  expect((await preview.console()).length).toBeLessThan(1000);
  expect((await preview.told('state')).at(-1)).toBe('running');
});

test('no way to other hosts is open that the policy of the document does not know', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile(
      doing(
        `    const say = (name: string, value: unknown) => console.log(name, value);
    try { new RTCPeerConnection(); } catch (error) { say('peer', (error as Error).name); }
    addEventListener('message', ({ data }) => say('nested', data));
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = 'https://evil.example/';
    document.head.append(link);
    document.body.insertAdjacentHTML('beforeend', '<link rel="dns-prefetch" href="//evil.example"><iframe id="written" srcdoc="<h2>Quiet</h2><script>parent.postMessage(typeof RTCPeerConnection, String.fromCharCode(42))</script>"></iframe>');
    const nested = document.createElement('iframe');
    nested.src = 'javascript:parent.postMessage(typeof RTCPeerConnection, "*")';
    document.body.append(nested);
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
    shadow.innerHTML = '<iframe srcdoc="<script>parent.postMessage(1, String.fromCharCode(42))</script>"></iframe>';
    try { new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); } catch (error) { say('worker', error); }`,
      ),
    ),
  );
  await expect.poll(() => preview.console()).toContain('peer NotAllowedError');
  await expect
    .poll(async () => (await preview.console()).join())
    .toContain("A preview can't start workers");
  // A frame in the application shows its document; what it says would be here by now.
  const written = preview.frame.frameLocator('#written');
  await expect(written.getByRole('heading')).toHaveText('Quiet');
  expect((await preview.console()).filter((text) => text.startsWith('nested'))).toEqual([]);
  await expect(preview.frame.locator('link[rel]')).toHaveCount(0);
  expect(await preview.console()).toContain(
    'A preview has no network, so a <link> that prepares a connection was turned off.',
  );
});

test('dialogs are asked of the reader and may take their time; a loop of them is refused', async ({
  page,
  preview,
}) => {
  const shown: string[] = [];
  page.on('dialog', async (dialog) => {
    shown.push(`${dialog.type()} ${dialog.message()}`);
    // Longer than a frame may be silent.
    if (shown.length === 1) await new Promise((resolve) => setTimeout(resolve, 6000));
    await dialog.accept(dialog.type() === 'prompt' ? 'rye' : undefined);
  });
  await preview.start();
  await preview.show(
    await compile(
      doing(
        `    setTimeout(() => {
      console.log(confirm('Bake?'), prompt('Which?'));
      for (let i = 0; i < 20; i++) alert(i);
      console.log(confirm('Again?'));
    });`,
      ),
    ),
  );
  await expect
    .poll(() => preview.console(), { timeout: 20_000 })
    .toContainEqual(
      expect.stringMatching(/^confirm\("Again\?"\) was not shown and returned false/),
    );
  expect(shown.slice(0, 3)).toEqual(['confirm Bake?', 'prompt Which?', 'alert 0']);
  expect(shown).toHaveLength(10);
  expect(await preview.console()).toContain('true rye');
  expect(await preview.told('state')).toEqual(['starting', 'running']);
});

test('what is checked out of sight asks nobody', async ({ page, preview }) => {
  const shown: string[] = [];
  page.on('dialog', (dialog) => {
    shown.push(dialog.message());
    return dialog.accept();
  });
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<button (click)="ask()">Ask</button><output #out></output>', {
        members: `  ask(): void { document.querySelector('output')!.textContent = String(confirm('Sure?')); }`,
      }),
    }),
  );
  const results = await preview.probe([
    {
      goal: 'It asks.',
      steps: [
        { do: 'click', target: { selector: 'button' } },
        { expect: 'text', target: { selector: 'output' }, is: 'false' },
      ],
    },
  ]);
  expect(results).toMatchObject([{ passed: true }]);
  expect(shown).toEqual([]);
});

test('what a preview refuses without leaving is said in the console', async ({ preview }) => {
  await preview.start();
  await preview.show(
    await compile(
      doing(
        `    console.log(window.open('https://evil.example/'));
    setTimeout(() => { document.querySelector('button')!.click(); document.querySelector('form')!.submit(); });`,
        '<form action="/order"><button>Order</button></form>',
      ),
    ),
  );
  const form =
    'A preview has no server, so the form was not sent to "/order". Handle its submit event, for instance with (ngSubmit).';
  await expect
    .poll(() => preview.console())
    .toEqual([
      `A preview can't open windows, so window.open("https://evil.example/") returned null.`,
      'null',
      form,
      form,
    ]);
  expect(await preview.told('state')).toEqual(['starting', 'running']);
});

for (const [what, code] of [
  ['loads itself', 'setTimeout(() => location.reload());'],
  [
    'follows its own link',
    "const link = document.createElement('a'); link.href = '/'; document.body.append(link); link.click();",
  ],
] as const)
  test(`an application that ${what} at each start is stopped for that reason`, async ({
    preview,
  }) => {
    await preview.start();
    await preview.begin(await compile(doing(`    ${code}`)));
    await preview.next('stopped', 0);
    expect(await preview.told('stopped')).toEqual(['reloads']);
    expect((await preview.told('state')).at(-1)).toBe('stopped');
  });

test('an application that loads itself when its user wants it starts again', async ({
  preview,
}) => {
  await preview.start();
  await preview.show(
    await compile({
      '/src/app/app.ts': app('<button (click)="again()">Again</button>', {
        members: '  again(): void {\n    location.reload();\n  }',
      }),
    }),
  );
  await preview.frame.getByRole('button').click();
  await preview.next('ready', 1);
  await expect(preview.frame.getByRole('button')).toBeVisible();
  expect(await preview.told('left')).toEqual([]);
  expect(await preview.told('stopped')).toEqual([]);
});

test('an application that opens another page in its place starts again, and the preview says so', async ({
  preview,
}) => {
  await preview.start();
  for (const [turn, address] of ['https://example.com/', '/other'].entries()) {
    await preview.show(
      await compile({
        '/src/app/app.ts': app('<button (click)="leave()">Leave</button>', {
          members: `  leave(): void {\n    location.href = '${address}';\n  }`,
        }),
      }),
    );
    await preview.frame.getByRole('button').click();
    await preview.next('left', turn);
    await expect(preview.frame.getByRole('button')).toBeVisible();
  }
  expect(await preview.told('stopped')).toEqual([]);
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
