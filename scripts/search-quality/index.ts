/** Door of what measures the search: queries, their mistyped forms, answers of a built site, rates. */
export { ask } from './ask.ts';
export { type DialogTimes, dialogTimes, firstBytes } from './dialog-times.ts';
export { type Query, readQueries } from './queries.ts';
export { type Miss, missesOf, placeOf, type Rates, ratesOf } from './rates.ts';
export { withTypos } from './typos.ts';
