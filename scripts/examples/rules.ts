import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AuthorError } from '../../src/authoring/index.ts';
import {
  type Example,
  isInteractive,
  type Problem,
  runs,
  specsOf,
} from '../../src/examples/index.ts';
import { exampleSchema, parseYaml, validate } from '../../src/schemas/index.ts';
import { root } from '../lib/paths.mjs';

const problem = (file: string, message: string): Problem => ({
  file: relative(root, file).replaceAll('\\', '/'),
  line: 0,
  column: 0,
  code: 'example',
  message,
});

/** What describes a folder of `content/examples`: an application that runs on the page, a project for the Angular CLI, or runs of schematics. */
const DESCRIPTIONS = ['example.yaml', 'workspace.yaml', 'migrations.yaml'];

/** The folder of what commands print: it describes commands, a file for each group, and no application. */
const PRINTED = 'printed';

/** Folders among the examples that are not one, because their description is missing. */
export function strayFolders(folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== PRINTED)
    .filter((entry) => !DESCRIPTIONS.some((name) => existsSync(join(folder, entry.name, name))))
    .map((entry) =>
      problem(join(folder, entry.name), 'example.yaml is missing: write its title and description'),
    );
}

/** What is wrong with the description of an example, which a build refuses too. */
function descriptionProblems({ folder }: Example): Problem[] {
  const place = join(folder, 'example.yaml');
  const file = relative(root, place).replaceAll('\\', '/');
  try {
    const result = validate(exampleSchema, parseYaml(readFileSync(place, 'utf8'), { file }));
    return result.success ? [] : result.errors.map((error) => asProblem(file, error));
  } catch (error) {
    if (error instanceof AuthorError) return [asProblem(file, error)];
    throw error;
  }
}

function asProblem(file: string, error: AuthorError): Problem {
  const { message, hint = '', line = 0, column = 0 } = error;
  return { file, line, column, code: 'example', message: `${message}\n${hint}`.trim() };
}

/** What an example lacks besides code that compiles: a page to run in, and a test where the reader can act. */
export function shapeProblems(example: Example): Problem[] {
  const found: Problem[] = descriptionProblems(example);
  if (!/^[a-z][a-z0-9-]*$/.test(example.name)) {
    found.push(
      problem(
        example.folder,
        'the folder needs a name of lower-case letters, digits and hyphens: it becomes a host name',
      ),
    );
  }
  if (!runs(example)) return found;
  const page = join(example.folder, 'src/index.html');
  if (!existsSync(page))
    found.push(
      problem(
        page,
        'is missing: an example that has src/main.ts needs a page with its root element',
      ),
    );
  if (isInteractive(example) && specsOf(example).length === 0) {
    const spec = join(example.folder, `${example.name}.spec.ts`);
    found.push(
      problem(
        spec,
        'is missing: the example binds events, so a Playwright test must use it as a reader would',
      ),
    );
  }
  return found;
}

/**
 * Applications that start in the same way have the same `src/main.ts`, as all of them come from `ng new`: readers who compare two of them see no
 * differences of white space.
 *
 * @param skeleton the text of the one that tutorials and the playground have
 */
export function startProblems(examples: readonly Example[], skeleton: string): Problem[] {
  const starts = examples.filter(runs).map(({ folder }) => {
    const file = join(folder, 'src/main.ts');
    return { file, text: readFileSync(file, 'utf8') };
  });
  const alike = Map.groupBy([{ file: '', text: skeleton }, ...starts], ({ text }) =>
    text.replace(/,?\s+/g, ''),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    others
      .filter(({ text }) => text !== first?.text)
      .map(({ file }) => {
        const model = first?.file ? relative(root, first.file) : 'content/skeleton/src/main.ts';
        return problem(
          file,
          `differs from ${model.replaceAll('\\', '/')} in white space only: copy it`,
        );
      }),
  );
}
