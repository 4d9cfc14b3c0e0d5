// `npm run printed`: runs the commands of content/examples/printed/*.yaml and writes what they print, which articles quote. `npm run printed -- cli` runs one group.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparable, generatedFolder, perform, readGroups } from './printed/index.ts';

const wanted = process.argv.slice(2);
const groups = readGroups();
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no content/examples/printed/${unknown[0]}.yaml. Groups: ${groups.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

for (const group of groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const { to, text } of await perform(group)) {
    const file = join(generatedFolder, group.name, to);
    // Times and hashes differ in each run. A file that says the same is left as it is.
    const same = existsSync(file) && comparable(readFileSync(file, 'utf8')) === comparable(text);
    if (!same) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    console.log(`${group.name}/${to}${same ? '' : ' (changed)'}`);
  }
}
