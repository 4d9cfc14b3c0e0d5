// Runs in the browser: hands what is measured to the bench.
import { CompileClient } from '../../src/sandbox/compile/index.ts';
import { LanguageWorkerClient } from '../../src/sandbox/language/index.ts';

Object.assign(globalThis, {
  benched: { CompileClient },
  benchedLanguage: { LanguageWorkerClient },
});
