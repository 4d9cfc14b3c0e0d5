// Runs schematics in workspaces and compiles what they leave, in a process of its own: schematics look for files below the current folder.
// Reads a list of jobs as JSON from its input, and prints a line of JSON for each.
import { cpSync } from 'node:fs';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { performCompilation, readConfiguration } from '@angular/compiler-cli';
import { logging, schema } from '@angular-devkit/core';
import { formats, UnsuccessfulWorkflowExecution } from '@angular-devkit/schematics';
import { NodeWorkflow } from '@angular-devkit/schematics/tools/index.js';
import ts from 'typescript';
import type { Job } from './job.ts';

const jobs: Job[] = JSON.parse(await text(process.stdin));
for (const { folder, source, schematic, options = {} } of jobs) {
  cpSync(source, `${folder}/src`, { recursive: true });
  process.chdir(folder);
  const printed = schematic ? await runSchematic(folder, schematic, options) : '';
  console.log(JSON.stringify({ printed, errors: compile(folder) }));
}

/** Does what `ng generate` does: the same workflow, the same reports. @returns what it prints */
async function runSchematic(folder: string, schematic: string, options: object): Promise<string> {
  const logger = new logging.IndentLogger('migrations');
  const lines: string[] = [];
  logger.subscribe(({ message }) => lines.push(message));
  const workflow = new NodeWorkflow(folder, {
    registry: new schema.CoreSchemaRegistry(formats.standardFormats),
    resolvePaths: [folder],
    schemaValidation: true,
  });
  workflow.registry.addPostTransform(schema.transforms.addUndefinedDefaults);
  const changes: string[] = [];
  workflow.reporter.subscribe((event) => {
    const path = event.path.replace(/^\//, '');
    if (event.kind === 'delete') changes.push(`DELETE ${path}`);
    if (event.kind === 'create' || event.kind === 'update')
      changes.push(
        `${event.kind.toUpperCase()} ${path} (${Buffer.byteLength(event.content)} bytes)`,
      );
  });
  try {
    await workflow.execute({ collection: '@angular/core', schematic, options, logger }).toPromise();
    lines.push(...(changes.length > 0 ? changes : ['Nothing to be done.']));
  } catch (error) {
    lines.push(
      error instanceof UnsuccessfulWorkflowExecution
        ? 'The Schematic workflow failed. See above.'
        : (error as Error).message,
    );
  }
  return lines.join('\n');
}

/** Compiles a workspace with its tests, with strict templates. */
function compile(folder: string): string[] {
  const application = readConfiguration(`${folder}/tsconfig.app.json`);
  const tests = readConfiguration(`${folder}/tsconfig.spec.json`);
  const { diagnostics } = performCompilation({
    rootNames: [...application.rootNames, ...tests.rootNames],
    options: { ...tests.options, noEmit: true },
    gatherDiagnostics: (program) => [
      ...program.getTsOptionDiagnostics(),
      ...program.getNgOptionDiagnostics(),
      ...program.getTsSyntacticDiagnostics(),
      ...program.getTsSemanticDiagnostics(),
      ...program.getNgSemanticDiagnostics(),
    ],
  });
  const errors = diagnostics
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map(({ code, file }) =>
      `${codeOf(code)} ${file ? relative(folder, file.fileName).replaceAll('\\', '/') : ''}`.trim(),
    );
  return [...new Set(errors)].sort();
}

/** The compiler's own codes are `-99` before a code of four digits. */
function codeOf(code: number): string {
  return code < 0 ? `NG${String(code).replace('-99', '')}` : `TS${code}`;
}
