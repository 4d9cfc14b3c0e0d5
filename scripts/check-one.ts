// What `npm run check:content -- --only NAME` runs: the checks of the content, limited to what concerns one example, article, error page or step.
import { main } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { runSelected } from './lib/run-stages.mjs';
import { checksOf } from './only/checks.ts';
import { environmentOf, resolveSubject } from './only/index.ts';

await main(async () => {
  const subjects = process.argv.slice(2).map((name) => resolveSubject(name, root));
  const { selection, stages } = checksOf(subjects, root);
  Object.assign(process.env, environmentOf(selection));
  await runSelected(stages, { detailed: true, limited: true });
});
