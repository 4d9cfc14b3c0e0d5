export { contentSecurity } from './policy-integration.ts';
