// `npm run check:content`: everything that is checked about articles and their examples without a build, with a summary.
// `npm run check:content -- prose spelling` runs only those.
import { Failure, main } from './lib/failure.mjs';
import { runSelected } from './lib/run-stages.mjs';
import { selectStages, stages } from './lib/stages.mjs';

const content = stages.filter((stage) => stage.content).map(({ name }) => name);

await main(async () => {
  const wanted = process.argv.slice(2);
  const other = wanted.find((name) => !content.includes(name));
  if (other) {
    throw new Failure(
      `"${other}" is no check of the content.`,
      `The checks are: ${content.join(', ')}`,
    );
  }
  const { selected } = selectStages(wanted.length ? wanted : content);
  await runSelected(selected, { detailed: true });
});
