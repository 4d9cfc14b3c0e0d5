// Runs in the browser: hands the modules under test to the tests.
import { CompileClient } from '../../../src/sandbox/compile/index.ts';
import { LanguageWorkerClient } from '../../../src/sandbox/language/index.ts';

const sandbox = { CompileClient, LanguageWorkerClient };

export type Sandbox = typeof sandbox;

Object.assign(globalThis, { sandbox });
