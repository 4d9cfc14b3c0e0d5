export { StarsSummary } from './summary';
