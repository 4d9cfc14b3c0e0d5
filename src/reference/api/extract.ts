import { writeFileSync } from 'node:fs';
import { site } from '../../site.config.ts';
import { documentedPackages } from '../extraction/documented-packages.ts';
import { extractApi } from './extract-api.ts';
import { ExtractionError } from './problems.ts';

/** Program: writes the API of the installed packages as JSON. Arguments: the project's folder and the file to write. */
const [root, file] = process.argv.slice(2);
if (root === undefined || file === undefined) throw new Error('Usage: extract.ts <root> <file>');
try {
  const data = extractApi(root, documentedPackages(root), site.documented.entryPoints);
  writeFileSync(file, JSON.stringify(data));
} catch (error) {
  if (!(error instanceof ExtractionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
