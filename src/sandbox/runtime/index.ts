/** Door of the runtime of previews: links the framework for frames and puts it on the site. Build time only. */
export { prepareRuntime, readManifest } from './prepare-runtime.ts';
export { sandboxRuntime } from './runtime-integration.ts';
