/** Writes the option tables of the installed packages as JSON: `extract.ts <project's folder> <file to write>`. */
import { writeFileSync } from 'node:fs';
import { makeTables } from './make-tables.ts';
import type { ConfigurationData } from './types.ts';

const [root = process.cwd(), output = ''] = process.argv.slice(2);
const data: ConfigurationData = { tables: makeTables(root) };
const problems = Object.entries(data.tables).flatMap(([name, options]) => [
  ...(options.length > 0 ? [] : [`${name}: the table is empty.`]),
  ...options
    .filter(({ type }) => type === '' || type.includes('unknown'))
    .map((option) => `${name}: the type of ${option.name} is not known.`),
]);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else writeFileSync(output, JSON.stringify(data));
