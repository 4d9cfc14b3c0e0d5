import { describe, expect, test } from 'vitest';
import { symbolAddress, wordAddress } from '../../../src/markdown/symbols.ts';
import { renderArticle } from './render-article.ts';

const index: Record<string, string> = {
  signal: '/api/core/signal',
  Injector: '/api/core/Injector',
  Component: '/api/core/Component',
  'Component#selector': '/api/core/Component#selector',
  Input: '/api/core/Input',
  input: '/api/core/input',
  '@if': '/api/core/@if',
  animate: '/api/animations/animate',
  'animate#enter': '/api/animations/animate#enter',
  style: '/api/animations/style',
  effect: '/api/core/effect',
};
const resolveSymbol = (text: string) => index[text];

describe('inline code that is a symbol', () => {
  test.each([
    ['signal', '/api/core/signal'],
    ['signal()', '/api/core/signal'],
    ['Component', '/api/core/Component'],
    ['@Component', '/api/core/Component'],
    ['@if', '/api/core/@if'],
    ['Component.selector', '/api/core/Component#selector'],
    ['Component#selector', '/api/core/Component#selector'],
    ['Component.selector()', '/api/core/Component#selector'],
    ['Input', '/api/core/Input'],
    ['input', '/api/core/input'],
  ])('%s', (text, address) => {
    expect(symbolAddress(text, resolveSymbol)).toBe(address);
  });

  test.each([
    'unknown',
    'signal(0)',
    'const signal',
    'core.Component.selector',
    'Component.',
    'Component.missing',
    '@Component.selector',
    'animate',
    'animate.enter',
    'animate.leave',
    'style',
    'if',
  ])('%s is not', (text) => {
    expect(symbolAddress(text, resolveSymbol)).toBeUndefined();
  });
});

describe('a word of code that is a symbol', () => {
  test.each([
    ['signal', 'const a = ', '/api/core/signal'],
    ['Component', '@', '/api/core/Component'],
    ['if', '@', '/api/core/@if'],
  ])('%s after %j', (word, before, address) => {
    expect(wordAddress(word, before, resolveSymbol)).toBe(address);
  });

  test.each([
    ['effect', 'this.'],
    ['effect', 'this.#'],
    ['style', '<p '],
    ['if', ''],
  ])('%s after %j is not', (word, before) => {
    expect(wordAddress(word, before, resolveSymbol)).toBeUndefined();
  });
});

describe('symbols of an article', () => {
  test('inline code links itself, but not in headings and links', async () => {
    const { html } = await renderArticle('## `signal`\n\n[`signal`](#signal) and `signal()`.', {
      resolveSymbol,
    });
    expect(html).toContain(
      '<p><a href="#signal"><code>signal</code></a> and <a href="/api/core/signal" class="symbol-link"><code>signal()</code></a>.</p>',
    );
    expect(html.split('/api/core/signal')).toHaveLength(2);
  });

  test('words of code blocks are links, text and comments are not', async () => {
    const { html } = await renderArticle(
      "```ts\nimport { Component } from '@angular/core';\nconst a = signal(0); // signal\nthis.effect();\n```",
      { resolveSymbol },
    );
    expect(html.match(/<a [^>]*>.*?<\/a>/g)).toEqual([
      '<a class="symbol-link" href="/api/core/Component">Component</a>',
      '<a class="symbol-link" href="/api/core/signal"><span class="tok-f">signal</span></a>',
    ]);
  });

  test.each([
    ['ts', 'const state = 1; state + 1;'],
    ['ts', 'class Component {}\nnew Component();'],
    ['ts', "import { Component } from './own';\nnew Component();"],
    ['angular-html', '<input>'],
    ['css', 'effect(1)'],
    ['ts', 'const model = 1;\nclass A { input = 2; constructor() { this.input = model; } }'],
    ['ts', 'TestBed.createComponent(Component);'],
    ['angular-ts', "@Unknown({ template: '<p>Component of <b>Input</b></p>' })\nclass A {}"],
    ['ts', 'load(({ abortSignal: signal }) => fetch(url, { signal }));'],
  ])('a word of %s that is no symbol of the framework is no link: %s', async (language, code) => {
    const { html } = await renderArticle(`\`\`\`${language}\n${code}\n\`\`\``, { resolveSymbol });
    expect(html).not.toContain('symbol-link');
  });

  test.each([
    ['ts', 'name = input.required();', '/api/core/input'],
    ['ts', 'new Injector();', '/api/core/Injector'],
    ['angular-html', '@if (a) {}', '/api/core/@if'],
  ])('a word of %s is a symbol: %s', async (language, code, address) => {
    const { html } = await renderArticle(`\`\`\`${language}\n${code}\n\`\`\``, { resolveSymbol });
    expect(html).toContain(`href="${address}"`);
  });

  test('of an import its uses are links, what has the same name is not', async () => {
    const { html } = await renderArticle(
      [
        '```angular-ts',
        "import { input, signal } from '@angular/core';",
        '@Unknown({ template: `<input (input)="a()" /> Input` })',
        'class A {',
        '  input = input();',
        '  load = ({ abort: signal }) => ({ signal });',
        '  one = signal(0);',
        '}',
        '```',
      ].join('\n'),
      { resolveSymbol },
    );
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/api/core/input"',
      'href="/api/core/signal"',
      'href="/api/core/input"',
      'href="/api/core/signal"',
    ]);
  });

  test('an excerpt of a class has links too', async () => {
    const { html } = await renderArticle(
      '```ts\n  @Input() label = 1;\n  readonly one = signal(0);\n\n  constructor(a: Injector) {}\n```',
      { resolveSymbol },
    );
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/api/core/Input"',
      'href="/api/core/signal"',
      'href="/api/core/Injector"',
    ]);
  });

  describe('names of several modules', () => {
    const resolveSymbol = (text: string, module = 'core') =>
      text === 'VERSION' ? `/api/${module.replace('@angular/', '')}/VERSION` : undefined;
    const fence = "```ts\nimport { VERSION } from '@angular/router';\nconsole.log(VERSION);\n```";

    test('mean what the block imports', async () => {
      const { html } = await renderArticle(fence, { resolveSymbol });
      expect(html.split('href="/api/router/VERSION"')).toHaveLength(3);
    });

    test('mean in the text what the code of the article imports', async () => {
      const { html } = await renderArticle(`\`VERSION\`\n\n${fence}`, { resolveSymbol });
      expect(html).toContain('<p><a href="/api/router/VERSION"');
    });

    test('are looked up without a module where the code of the article disagrees, in whatever order', async () => {
      const other = fence.replace('router', 'forms');
      for (const fences of [
        [fence, other],
        [other, fence, other],
      ]) {
        const { html } = await renderArticle(['`VERSION`', ...fences].join('\n\n'), {
          resolveSymbol,
        });
        expect(html).toContain('<p><a href="/api/core/VERSION"');
        // Each block still means its own.
        expect(html).toContain('href="/api/router/VERSION"');
        expect(html).toContain('href="/api/forms/VERSION"');
      }
    });

    test('are looked up without a module where no code imports them', async () => {
      const { html } = await renderArticle('`VERSION`', { resolveSymbol });
      expect(html).toContain('href="/api/core/VERSION"');
    });
  });

  describe('names that mean something else', () => {
    const names = [
      'Event',
      'Location',
      'input',
      'output',
      'tick',
      'createComponent',
      'getComponent',
    ];
    const resolveSymbol = (text: string, module = '@angular/core') =>
      names.includes(text) ? `/api/${module.replace('@angular/', '')}/${text}` : undefined;
    const linked = async (source: string): Promise<string[]> => {
      const { html } = await renderArticle(source, { resolveSymbol });
      return [...html.matchAll(/<a href="([^"]*)" class="symbol-link"><code>/g)].map(
        ([, address = '']) => address,
      );
    };

    test('types of the browser are no links, in text and in code', async () => {
      const { html } = await renderArticle(
        '`Event`\n\n```ts\nfunction onLoad(event: Promise<Event>) {}\n```',
        { resolveSymbol },
      );
      expect(html).not.toContain('symbol-link');
    });

    test('a type of the browser that code imports from the framework is a link', async () => {
      const fence = "```ts\nimport { Location } from '@angular/common';\n```";
      expect(await linked(`\`Location\`\n\n${fence}`)).toEqual(['/api/common/Location']);
    });

    test('events and elements are no links, calls of functions with their names are', async () => {
      const fence = "```ts\nimport { input } from '@angular/core';\n```";
      expect(await linked(`\`input\`, \`output\`, \`input()\`\n\n${fence}`)).toEqual([
        '/api/core/input',
      ]);
    });

    test.each([
      'class Clock {\n  tick() {\n    this.now++;\n  }\n}',
      'class Clock {\n  protected readonly tick = 1;\n}',
      'class Clock {\n  tick: number;\n}',
      'function tick() {}',
      "import { tick } from './clock';",
      'TestBed.tick();',
    ])(
      'a name that the code of the article has for something else is no link: %s',
      async (code) => {
        expect(await linked(`\`tick()\`\n\n\`\`\`ts\n${code}\n\`\`\``)).toEqual([]);
      },
    );

    test.each([
      'tick();',
      "import { tick } from '@angular/core';\nclass Clock {\n  tick() {}\n}",
      'run({ a: 1, tick: 2 });',
      'run([\n  tick(() => {\n    go();\n  }),\n]);',
    ])('other code leaves it a link: %s', async (code) => {
      expect(await linked(`\`tick()\`\n\n\`\`\`ts\n${code}\n\`\`\``)).toEqual(['/api/core/tick']);
    });

    test('functions of `window.ng` are symbols', async () => {
      expect(await linked('`getComponent()`\n\n```ts\nng.getComponent($0);\n```')).toEqual([
        '/api/core/getComponent',
      ]);
    });
  });

  test('nothing is linked without an index', async () => {
    const { html } = await renderArticle('`signal`\n\n```ts\nsignal(0);\n```');
    expect(html).not.toContain('<a');
  });
});
