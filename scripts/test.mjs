// `npm test`: installs what is missing, runs every check, and ends with the line `N passed, N failed`. `npm test -- unit e2e` runs only those,
// `npm test -- --fresh` also what has passed before with the same inputs.
import { Failure, main } from './lib/failure.mjs';
import { runSelected } from './lib/run-stages.mjs';
import { selectStages, stages } from './lib/stages.mjs';

await main(async () => {
  const words = process.argv.slice(2);
  const fresh = words.includes('--fresh');
  const { selected, unknown } = selectStages(words.filter((word) => word !== '--fresh'));
  if (unknown.length) {
    throw new Failure(
      `There is no test stage "${unknown[0]}".`,
      `The stages are: ${stages.map(({ name }) => name).join(', ')}`,
    );
  }
  await runSelected(selected, { fresh });
});
