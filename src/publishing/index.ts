/** Door of the publishing room: what a build writes beside the pages for programs. Build time only. Pages use addresses.ts. */
export { publishing } from './publishing-integration.ts';
