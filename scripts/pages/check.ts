import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'astro/zod';
import { AuthorError, nearest } from '../../src/authoring/index.ts';
import { markdownProcessor } from '../../src/markdown/index.ts';
import {
  checkArticles,
  findArticles,
  isPublished,
  knownRoutes,
  readNavigationItems,
} from '../../src/navigation/index.ts';
import { redirectTarget } from '../../src/redirects/index.ts';
import { prepareReference, referenceData, symbolIndex } from '../../src/reference/index.ts';
import {
  apiProseSchema,
  articleSchema,
  checkArticleFiles,
  cliProseSchema,
  errorProseSchema,
  tutorialSchema,
  tutorialStepSchema,
} from '../../src/schemas/index.ts';
import { frontMatter } from '../articles/index.ts';

/** What the front matter of an article must be, by where the article is. */
function schemaOf(file: string): z.ZodType {
  const [, folder = '', ...path] = file.split('/');
  if (folder === 'api') return apiProseSchema;
  if (folder === 'cli') return cliProseSchema;
  if (folder === 'errors') return errorProseSchema;
  if (folder === 'tutorials') return path.length > 2 ? tutorialStepSchema : tutorialSchema;
  return articleSchema;
}

/** An article about a code that the framework does not have has no page. */
function codeProblems(file: string): AuthorError[] {
  const code = /^content\/errors\/(NG\d+)\.mdx$/.exec(file)?.[1];
  const codes = referenceData('errors').codes.map((entry) => entry.code);
  if (code === undefined || codes.includes(code)) return [];
  const message = `The framework has no error code ${code}.`;
  const meant = nearest(code, codes) ?? 'NG0203';
  return [
    new AuthorError({
      file,
      message,
      hint: `Name the file after a code as it is printed, such as ${meant}.mdx.`,
    }),
  ];
}

/**
 * Prepares what the checks of pages need.
 *
 * @param root the project's folder, which must be the working directory
 * @returns a function that says what the build would say about an article
 */
export async function pageChecks(root: string): Promise<(file: string) => Promise<AuthorError[]>> {
  await prepareReference(root);
  const processor = markdownProcessor({
    root,
    isPublished,
    redirectTarget,
    routes: knownRoutes,
    resolveSymbol: (text, module) => symbolIndex(root).resolve(text, module),
  });
  const renderer = await processor.createMdxRenderer?.(
    { syntaxHighlight: false },
    { srcDir: pathToFileURL(`${root}/src/`), optimize: false },
  );
  const places = checkArticles(findArticles(root), readNavigationItems(root));
  return async (file) => {
    const [folder = '', name = ''] = [file.replace(/\/[^/]*$/, ''), file.replace(/.*\//, '')];
    const found = [
      ...checkArticleFiles(root, [name], {
        folder,
        pattern: '',
        schema: () => schemaOf(file),
        check: () => [],
      }),
      ...places.filter((error) => error.file === file),
      ...codeProblems(file),
    ];
    // Rendering stops at the first mistake.
    return [
      ...found,
      ...(await renderProblems(() =>
        renderer?.process(withoutFrontMatter(root, file), join(root, file), {}),
      )),
    ];
  };
}

/** The text of an article, its front matter as blank lines, so that places stay. */
function withoutFrontMatter(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(frontMatter, (matter) =>
    matter.replace(/[^\r\n]/g, ''),
  );
}

async function renderProblems(render: () => Promise<unknown> | undefined): Promise<AuthorError[]> {
  try {
    await render();
    return [];
  } catch (error) {
    if (error instanceof AuthorError) return [error];
    throw error;
  }
}
