// Extractor of the error codes: reads the typings and bundles of the documented packages and writes every code with its messages.
import { writeFileSync } from 'node:fs';
import { documentedPackage, documentedPackages } from '../extraction/documented-packages.ts';
import { compilerCodes } from './extraction/compiler-codes.ts';
import { runtimeCodes } from './extraction/runtime-codes.ts';
import { sortCodes } from './extraction/sort-codes.ts';
import { textProblems } from './extraction/text-problems.ts';
import type { ErrorData } from './types.ts';

const [root = '', output = ''] = process.argv.slice(2);
const runtime = await runtimeCodes(documentedPackages(root));
const compiler = compilerCodes(documentedPackage('@angular/compiler-cli', root));
const codes = sortCodes([...runtime.codes, ...compiler.codes]);
const diagnostics = compiler.diagnostics.toSorted((a, b) => (a.code < b.code ? -1 : 1));

const problems = [...runtime.problems, ...compiler.problems, ...textProblems(codes)];
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exit(1);
writeFileSync(output, JSON.stringify({ codes, diagnostics } satisfies ErrorData));
