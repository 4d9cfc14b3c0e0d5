/** Door of the room that runs what articles claim. */
export { type ClaimedArticle, problemOfClaim } from './judge.ts';
export { claimedArticle, readClaimed } from './read.ts';
