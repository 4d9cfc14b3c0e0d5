/** Second door of the publishing room, for pages that link to what it writes, and the worker that keeps it: brings none of what writes it along. */
export { twinAddress } from './markdown/twin-address.ts';
