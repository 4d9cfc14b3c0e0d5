/** What `npm run search:push` does. */
export { pushIndex } from './push-index.ts';
export { type ServiceAccess, serviceAccess } from './service-access.ts';
