import { describe, expect, test } from 'vitest';
import { inlineSvg } from '../../../src/components/article/inline-svg.ts';
import { makeProject } from './project.ts';
import { failure, renderArticle } from './render-article.ts';

const root = makeProject();
const report = async (source: string) => String(await failure(source, { root }));

describe('components', () => {
  test('attributes reach the component, the body is Markdown', async () => {
    const { html } = await renderArticle(
      '<Callout title="Mind" severity="critical">\nSome *text*.\n\n- a\n</Callout>',
    );
    expect(html).toContain('<Callout title="Mind" severity="critical"><p>Some <em>text</em>.</p>');
    expect(html).toContain('<li>a</li>');
  });

  test('a video is given by its id, and no address of the host is in the article', async () => {
    const { html } = await renderArticle(
      '<Video src="https://www.youtube.com/embed/aBcDeFgHiJk?start=30" title="T" />',
    );
    expect(html).toBe('<Video title="T" video="aBcDeFgHiJk" start="30"></Video>');
  });

  test('drawings of a page have prefixes of their own', async () => {
    const { html } = await renderArticle(
      '<CardGrid>\n<Card title="A" image="signals.svg">\na\n</Card>\n<Card title="B" image="signals.svg">\nb\n</Card>\n</CardGrid>',
      { root },
    );
    expect([...html.matchAll(/imagePrefix="([^"]*)"/g)].map(([, prefix]) => prefix)).toEqual([
      'drawing-1-',
      'drawing-2-',
    ]);
  });

  test('a row of pills is named after the heading above it', async () => {
    const { html } = await renderArticle(
      '## Next\n\n<PillRow>\n<Pill href="/a" title="A" />\n</PillRow>',
    );
    expect(html).toContain('<PillRow section="Next">');
  });

  test('comments and plain HTML pass', async () => {
    const { html } = await renderArticle('{/* a note */}\n\n<kbd>Ctrl</kbd> and <br />x');
    expect(html).toContain('<p><kbd>Ctrl</kbd> and <br>x</p>');
  });

  test('tables are in a box that scrolls and can be reached, named after the heading', async () => {
    const { html } = await renderArticle('## Sizes\n\n| a |\n|---|\n| 1 |');
    expect(html).toContain(
      '<div class="table-box" role="group" tabindex="0" aria-label="Table: Sizes"><table>',
    );
  });

  test('an empty corner of a table is no header', async () => {
    const { html } = await renderArticle('|   | b |\n|---|---|\n| a | 1 |');
    expect(html.replaceAll(/\s/g, '')).toContain('<thead><tr><td></td><th>b</th></tr></thead>');
  });

  test('images have sizes', async () => {
    const { html } = await renderArticle('![A](/a.png#small "T")\n\n![B](/b.png#medium)');
    expect(html).toContain('<img src="/a.png" alt="A" title="T" class="image-small">');
    expect(html).toContain('<img src="/b.png" alt="B" class="image-medium">');
  });
});

describe('misuse of components', () => {
  test('an unknown component', async () => {
    expect(await report('<Calout title="a">\nb\n</Calout>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      There is no component <Calout>.
      Did you mean <Callout title="a">?"
    `);
    expect(await report('<Zebra />')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      There is no component <Zebra>.
      The components are Callout, CardGrid, Card, PillRow, Pill, Steps, Step, DecorativeHeader, Video, CommandTable, ConfigurationTable, VersionTable, SupportTable, StabilityTable, ProjectDownload, Code, Example."
    `);
  });

  test('an unknown attribute', async () => {
    expect(
      await report('Text\n\n<Callout titel="a" severity="critical">\nb\n</Callout>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:3:10
      <Callout> has no attribute "titel". It has: title, severity.
      <Callout title="a" severity="critical">"
    `);
    expect(
      await report('<CardGrid cols="2">\n<Card title="a">\nb\n</Card>\n</CardGrid>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:11
      <CardGrid> has no attribute "cols". It has none.
      <CardGrid>"
    `);
  });

  test('an unknown severity', async () => {
    expect(
      await report('<Callout title="a" severity="importnat">\nb\n</Callout>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:20
      <Callout>: "severity" is one of helpful, important, critical.
      <Callout title="a" severity="important">"
    `);
  });

  test('a choice that is not made', async () => {
    expect(await report('<ConfigurationTable />')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      <ConfigurationTable> needs the attribute "name".
      <ConfigurationTable name="@angular/build:application" />"
    `);
  });

  test('a title that is missing or empty', async () => {
    expect(await report('<Callout severity="critical">\nb\n</Callout>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      <Callout> needs the attribute "title".
      <Callout title="Before you start" severity="critical">"
    `);
    expect(
      await report('<CardGrid>\n<Card title=" ">\nb\n</Card>\n</CardGrid>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:2:7
      <Card>: "title" must not be empty.
      <Card title="Signals">"
    `);
  });

  test('a component at the wrong place', async () => {
    expect(await report('<Step title="a">\nb\n</Step>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      <Step> is only allowed directly inside <Steps>.
      <Steps>
        <Step title="a"> … </Step>
      </Steps>"
    `);
    expect(
      await report('<Steps>\nText.\n\n<Step title="a">\nb\n</Step>\n</Steps>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:2:1
      <Steps> can only contain <Step>.
      Move this out of <Steps>, or into a <Step>."
    `);
    expect(await report('<PillRow></PillRow>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      <PillRow> is empty.
      <PillRow>
        <Pill … />
      </PillRow>"
    `);
    expect(
      await report('Text.\n\n<DecorativeHeader title="a">\nb\n</DecorativeHeader>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:3:1
      <DecorativeHeader> replaces the title: it is the first thing of an article.
      Move it to the top, above all other text, and use it once."
    `);
  });

  test('a body where there is none', async () => {
    expect(
      await report('<PillRow>\n<Pill href="/a" title="b">c</Pill>\n</PillRow>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:2:1
      <Pill> has no body.
      <Pill href="/a" title="b" />"
    `);
  });

  test('a video that is not embedded', async () => {
    expect(
      await report('<Video src="https://youtu.be/aBcDeFgHiJk" title="T" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:8
      "https://youtu.be/aBcDeFgHiJk" is not the embed address of a YouTube video.
      <Video src="https://www.youtube-nocookie.com/embed/aBcDeFgHiJk" title="T" />"
    `);
    expect(await report('<Video src="https://example.com/a" title="T" />')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:8
      "https://example.com/a" is not the embed address of a YouTube video.
      <Video src="https://www.youtube-nocookie.com/embed/aBcDeFgHiJk" title="T" />"
    `);
  });

  test('a drawing that does not exist', async () => {
    expect(
      await report('<CardGrid>\n<Card title="a" image="signal.svg">\nb\n</Card>\n</CardGrid>'),
    ).toMatchInlineSnapshot(`
      "content/docs/article.mdx:2:17
      There is no SVG file content/images/signal.svg.
      image="signals.svg""
    `);
  });

  test('an image without a text, or with an unknown size', async () => {
    expect(await report('![](/a.png)')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      An image needs an alternative text.
      ![What the image shows](/a.png)"
    `);
    expect(await report('![A](/a.png#large)')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      "#large" is not an image size. The sizes are #small and #medium.
      ![A](/a.png#small)"
    `);
    expect(await report('<img src="/a.png" />')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      An image needs an alternative text.
      <img src="/a.png" alt="What the image shows" />"
    `);
  });

  test('scripts, expressions and imports', async () => {
    expect(await report('import a from "b";\n\nText')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      Articles can't have imports or exports.
      Remove the line. Callout, CardGrid, Card, PillRow, Pill, Steps, Step, DecorativeHeader, Video, CommandTable, ConfigurationTable, VersionTable, SupportTable, StabilityTable, ProjectDownload, Code, Example are available without an import."
    `);
    expect(await report('Costs {price} now')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:7
      A brace in the text starts an expression.
      Put code in backticks, \`{price}\`, or escape the brace: \\{price\\}"
    `);
    expect(await report('<script>alert(1)</script>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:1
      <script> is not written as HTML.
      Articles can't contain scripts."
    `);
    expect(await report('<div style="color: red">a</div>')).toMatchInlineSnapshot(`
      "content/docs/article.mdx:1:6
      Articles can't contain styles; <div> has "style".
      Remove the attribute."
    `);
  });
});

test('an inlined drawing has no prologue, and ids of its own', () => {
  const source =
    '<?xml version="1.0"?><!-- by hand --><svg><!-- a --><defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)"/></svg>\n';
  expect(inlineSvg(source, 'x-')).toBe(
    '<svg><defs><g id="x-a"/></defs><use href="#x-a"/><path fill="url(#x-a)"/></svg>',
  );
});
