import { describe, expect, test } from 'vitest';
import { tabNames } from '../../../src/markdown/remark/example-viewer.ts';
import { makeProject } from './project.ts';
import { failure, renderArticle } from './render-article.ts';

const root = makeProject();
const render = async (source: string) => (await renderArticle(source, { root })).html;

/** The lines of the code blocks, without markup; hidden ones in brackets, gaps as they are shown. */
function lines(html: string): string[] {
  return [
    ...html.matchAll(
      /<div class="(ec-line|gap)([^"]*)"[^>]*>(.*?)<\/div>(?=<div class="(?:ec-line|gap)|<\/code>)/gs,
    ),
  ].map(([, kind, classes = '', content = '']) => {
    if (kind === 'gap') return '...';
    const code = /<div class="code">(.*)<\/div>/s.exec(content)?.[1] ?? content;
    const text = code
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replace(/\n$/, '');
    return classes.includes('is-hidden-line') ? `[${text}]` : text;
  });
}

describe('<Code>', () => {
  test('quotes a whole file, without its markers, under its name', async () => {
    const html = await render('<Code path="bakery/src/app/order-form.html" />');
    expect(lines(html)).toEqual(['<form>', '  <button type="submit">Order</button>', '</form>']);
    expect(html).toContain('<figcaption class="code-title">order-form.html</figcaption>');
    expect(html).toContain('data-language="angular-html"');
    expect(html).not.toContain('ExampleViewer');
  });

  test('quotes a region, parts apart, without the shared indentation', async () => {
    const html = await render(
      '<Code path="bakery/src/app/order-form.ts" region="state" title="T" />',
    );
    expect(lines(html)).toEqual([
      'readonly loaves = signal(1);',
      "readonly name = signal('');",
      '',
      '  this.loaves.set(1);',
    ]);
    expect(html).toContain('<figcaption class="code-title">T</figcaption>');
    expect(html).toContain('data-language="angular-ts"');
  });

  test('shows the lines of visibleRegion and keeps the others', async () => {
    const html = await render('<Code path="bakery/src/app/order-form.ts" visibleRegion="state" />');
    expect(html).toContain('<ExampleViewer id="example-1" title="order-form.ts"');
    expect(html).toContain('hasHiddenLines=""');
    expect(lines(html).filter((line) => !line.startsWith('['))).toEqual([
      '  readonly loaves = signal(1);',
      "  readonly name = signal('');",
      '...',
      '    this.loaves.set(1);',
    ]);
    expect(lines(html)).toHaveLength(13 + 1);
  });

  test('has nothing to expand when all lines are visible', async () => {
    const html = await render(
      '<Code path="bakery/src/app/order-form.html" visibleLines="[1,3]" />',
    );
    expect(html).not.toContain('ExampleViewer');
    expect(html).not.toContain('is-hidden-line');
  });

  test('marks what changed since an older file', async () => {
    const html = await render(
      '<Code path="bakery/src/app/order-form.ts" region="metadata" diff="bakery/src/app/order-form-before.ts" highlight="1" />',
    );
    const marked = [...html.matchAll(/class="ec-line highlight (\w+)"/g)].map(([, kind]) => kind);
    expect(lines(html)).toEqual([
      '@Component({',
      "  selector: 'app-order',",
      "  selector: 'app-order-form',",
      "  templateUrl: './order-form.html',",
      '})',
    ]);
    expect(marked).toEqual(['mark', 'del', 'ins']);
  });

  test('numbers lines and limits the height when asked', async () => {
    const html = await render('<Code path="bakery/src/app/order-form.html" linenums compact />');
    expect(html.match(/class="line-number"[^>]*>\d/g)).toHaveLength(3);
    expect(html).toContain('<figure class="code-block is-compact">');
  });

  test('is a viewer when it has a preview, with a link to its source', async () => {
    const html = await render('<Code path="bakery/src/app/order-form.html" preview />');
    expect(html).toContain('preview="bakery" source="bakery/src/app/order-form.html"');
  });
});

describe('<Example>', () => {
  test('shows its files as panels, counted before single viewers', async () => {
    const html = await render(
      [
        '<Code path="bakery/src/app/order-form.ts" visibleRegion="state" />',
        '<Example title="Order form" path="bakery" preview hideCode>\n' +
          '  <Code path="bakery/src/app/order-form.ts" />\n' +
          '  <Code path="bakery/src/app/order-form.html" />\n' +
          '</Example>',
      ].join('\n\n'),
    );
    const viewers = [...html.matchAll(/<ExampleViewer id="([^"]*)" title="([^"]*)"/g)];
    expect(viewers.map(([, id, title]) => [id, title])).toEqual([
      ['example-2', 'order-form.ts'],
      ['example-1', 'Order form'],
    ]);
    expect(html).toContain(
      'tabs="[&#x22;TS&#x22;,&#x22;HTML&#x22;]" preview="bakery" source="bakery" hideCode=""',
    );
    expect(html).toContain(
      '<ExamplePanel id="example-1-panel-2" tab="example-1-tab-2" title="order-form.html">',
    );
    expect(html).not.toContain('figcaption');
  });

  test.each([
    [
      ['a.ts', 'a.html', 'a.css'],
      ['TS', 'HTML', 'CSS'],
    ],
    [
      ['a.ts', 'b.ts'],
      ['a.ts', 'b.ts'],
    ],
    [
      ['x/a.ts', 'y/b.html', 'c.ts'],
      ['a.ts', 'b.html', 'c.ts'],
    ],
    [['a.ts'], ['a.ts']],
    [
      ['Dockerfile', 'a.ts'],
      ['Dockerfile', 'TS'],
    ],
  ])('tabs of %j', (files, names) => {
    expect(tabNames(files.map((file) => ({ file, title: undefined })))).toEqual(names);
  });

  test('a title of its own wins over the extension', () => {
    const panels = [
      { file: 'a.ts', title: 'Component' },
      { file: 'a.html', title: undefined },
    ];
    expect(tabNames(panels)).toEqual(['Component', 'HTML']);
  });
});

describe('the text of a step of a tutorial', () => {
  const step = 'content/tutorials/knots/1-reef/index.mdx';
  const introduction = 'content/tutorials/knots/index.mdx';

  test('quotes from its own folder', async () => {
    const source = '<Code path="answer/src/app/app.ts" region="tied" diff="src/app/app.ts" />';
    const { html } = await renderArticle(source, { root }, step);
    expect(lines(html)).toEqual(['reef();', 'tied();']);
  });

  test('of which the introduction has one too', async () => {
    const { html } = await renderArticle('<Code path="src/app/app.ts" />', { root }, introduction);
    expect(lines(html)).toEqual(['introduction();']);
  });

  test('is told what is not in there', async () => {
    const refused = async (path: string) =>
      String(await failure(`<Code path="${path}" />`, { root }, step));
    expect(await refused('answer/src/app/ap.ts')).toMatchInlineSnapshot(`
      "content/tutorials/knots/1-reef/index.mdx:1:7
      There is no file content/tutorials/knots/1-reef/answer/src/app/ap.ts.
      <Code path="answer/src/app/app.ts" />"
    `);
    expect(await refused('bakery/src/app/order-form.ts')).toMatchInlineSnapshot(`
      "content/tutorials/knots/1-reef/index.mdx:1:7
      There is no file content/tutorials/knots/1-reef/bakery/src/app/order-form.ts.
      Paths start below content/tutorials/knots/1-reef: path="answer/src/app/app.ts"."
    `);
  });
});

describe('what <Code> and <Example> refuse', () => {
  const report = async (source: string) => String(await failure(source, { root }));

  test('a file that does not exist', async () => {
    expect(
      await report('Text.\n\n<Code path="bakery/src/app/orderform.ts" linenums />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:3:7
      There is no file content/examples/bakery/src/app/orderform.ts.
      <Code path="bakery/src/app/order-form.ts" linenums />"
    `);
  });

  test('a path out of the examples', async () => {
    expect(await report('<Code path="../../package.json" />')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:7
      There is no file content/examples/../../package.json.
      Paths start below content/examples: path="bakery/src/app/app.ts"."
    `);
  });

  test('a region that does not exist', async () => {
    expect(
      await report('<Code path="bakery/src/app/order-form.ts" region="stat" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:43
      bakery/src/app/order-form.ts has no region "stat". It has metadata, state, all.
      <Code path="bakery/src/app/order-form.ts" region="state" />"
    `);
  });

  test('a region of a file without any', async () => {
    expect(
      await report('<Code path="bakery/src/app/other/page.html" visibleRegion="a" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:45
      bakery/src/app/other/page.html has no region "a". It has no regions.
      Mark the lines in the file with \`#docregion a\` and \`#enddocregion a\`."
    `);
  });

  test('both ways to say which lines are visible', async () => {
    expect(
      await report(
        '<Code path="bakery/src/app/order-form.ts" visibleLines="[1,2]" visibleRegion="state" />',
      ),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:43
      visibleLines and visibleRegion say the same thing; use one of them.
      <Code path="bakery/src/app/order-form.ts" visibleRegion="state" />"
    `);
  });

  test('lines that are no list', async () => {
    expect(
      await report('<Code path="bakery/src/app/order-form.html" visibleLines="1-2" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:45
      visibleLines="1-2" is not a list of lines.
      <Code path="bakery/src/app/order-form.html" visibleLines="[1,2]" />"
    `);
  });

  test('lines past the end', async () => {
    expect(
      await report('<Code path="bakery/src/app/order-form.html" highlight="[2,9]" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:45
      highlight="[2,9]" names line 9, and the code has 3 lines.
      Use lines from 1 to 3."
    `);
  });

  test('a difference to a file that does not have the region', async () => {
    expect(
      await report(
        '<Code\n  path="bakery/src/app/order-form.ts"\n  region="state"\n  diff="bakery/src/app/order-form-before.ts"\n/>',
      ),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:4:3
      bakery/src/app/order-form-before.ts has no region "state", so there is nothing to compare the newer file with. It has metadata.
      Mark the lines as they were, or the place where they are missing, in bakery/src/app/order-form-before.ts with \`#docregion state\` and \`#enddocregion state\`."
    `);
  });

  test('an unknown attribute', async () => {
    expect(
      await report('<Code\n  path="bakery/src/app/order-form.html"\n  header="a"\n/>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:3:3
      <Code> has no attribute "header". It has: path, region, visibleRegion, visibleLines, title, language, highlight, diff, linenums, compact, hideCode, preview.
      <Code path="bakery/src/app/order-form.html" />"
    `);
  });

  test('a flag with a value', async () => {
    expect(
      await report('<Code path="bakery/src/app/order-form.html" linenums="true" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:45
      <Code>: "linenums" is written without a value.
      <Code path="bakery/src/app/order-form.html" linenums />"
    `);
  });

  test('a value in braces', async () => {
    expect(
      await report('<Code path="bakery/src/app/order-form.html" highlight={[1,2]} />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:45
      <Code>: the value of "highlight" is text in quotes.
      <Code path="bakery/src/app/order-form.html" highlight="[1,2]" />"
    `);
  });

  test('an unknown language', async () => {
    expect(
      await report('<Code path="bakery/src/app/order-form.html" language="htlm" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:45
      There is no language "htlm".
      Did you mean html? The languages are angular-html, angular-ts, apache, bash, css, diff, docker, html, http, ini, javascript, js, json, json5, jsonc, jsx, less, markdown, md, mermaid, nginx, powershell, sass, scss, sh, shell, svg, text, toml, ts, tsx, txt, typescript, xml, yaml, yml."
    `);
  });

  test('a file whose language cannot be told', async () => {
    expect(await report('<Code path="bakery/notes.unknown" />')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:7
      The language of bakery/notes.unknown cannot be told from its name.
      Add language="text", or another language."
    `);
  });

  test('a preview of what is no application', async () => {
    expect(
      await report(
        '<Example path="bakry" preview>\n<Code path="bakery/src/app/order-form.html" />\n</Example>',
      ),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:10
      content/examples/bakry is not an example application: it has no example.yaml.
      <Example path="bakery" preview>"
    `);
  });

  test('an example without a path to preview', async () => {
    expect(
      await report('<Example preview>\n<Code path="bakery/src/app/order-form.html" />\n</Example>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      A preview needs the path of an example application.
      The applications are bakery."
    `);
  });

  test('anything else in an example', async () => {
    expect(await report('<Example path="bakery">\nText.\n</Example>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:2:1
      <Example> can only contain <Code>.
      Move this out of <Example>."
    `);
  });
});
