// `npm run new -- article guide/forms/typed-forms --label "Typed forms" --after guide/forms`: begins an article, an example, a step of a tutorial or
// the article of an error with files that pass every check, and says what its author has to write.
import { parseArgs } from 'node:util';
import { placeholdersIn } from '../src/authoring/index.ts';
import { prepareReference } from '../src/reference/index.ts';
import { Failure, main } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import {
  type Plan,
  planArticle,
  planError,
  planExample,
  planStep,
  writePlan,
} from './new/index.ts';

const USAGE = `npm run new -- article guide/forms/typed-forms --label "Typed forms" --after guide/forms
npm run new -- article guide/forms/typed-forms --label "Typed forms" --in "In-depth Guides > Forms"
npm run new -- example bread-oven
npm run new -- step signals/12-forms --label "Signals in forms"
npm run new -- error NG0950
Where the navigation has the route already, --label, --after and --in are left out.`;

const label = { type: 'string' } as const;
const place = { type: 'string' } as const;

/** Reads the arguments of one kind; what it does not have is a mistake. */
function read<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: options ?? {},
      allowPositionals: true,
    });
    const [name, other] = positionals;
    if (!name) throw new Failure('The name is missing.', USAGE);
    if (other)
      throw new Failure(`"${other}" is one name too many: create one thing at a time.`, USAGE);
    return { name, values: values as Record<string, string | undefined> };
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error;
    throw new Failure(error.message.replace(/\. To specify[\s\S]*/, '.'), USAGE);
  }
}

async function plan([kind = '', ...args]: string[]): Promise<Plan> {
  if (kind === 'article') {
    const { name, values } = read(args, { label, after: place, in: place });
    await prepareReference(root);
    return planArticle(name, values, root);
  }
  if (kind === 'example') {
    const { name, values } = read(args, { label });
    return planExample(name, values, root);
  }
  if (kind === 'step') {
    const { name, values } = read(args, { label });
    return planStep(name, values, root);
  }
  if (kind === 'error') {
    const { name } = read(args, {});
    await prepareReference(root);
    return planError(name, root);
  }
  throw new Failure(kind ? `"${kind}" can't be created.` : 'What do you want to create?', USAGE);
}

/** Says what has been written, and what is left to write. */
function report({ name, route, files, navigation }: Plan): void {
  console.log('Written:');
  for (const { path } of files) console.log(`  ${path}`);
  if (navigation) console.log(`  ${navigation.path} (one entry)`);
  console.log('\nLeft to write:');
  for (const { path, text } of files) {
    for (const { line, task } of placeholdersIn(text)) console.log(`  ${path}:${line} ${task}`);
  }
  const isDraft = route !== undefined;
  console.log(
    isDraft
      ? `\n\`npm run dev\` shows it at ${route}. When all of it is written, remove \`draft: true\`: then it is published.`
      : '\nA page that shows it can be published when all of it is written.',
  );
  console.log(`Check it: npm run check:content -- --only ${name}`);
}

await main(async () => {
  const planned = await plan(process.argv.slice(2));
  writePlan(root, planned);
  report(planned);
});
