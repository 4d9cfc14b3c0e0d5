// The test is quoted as the file beside the class, where these imports are the same.
export { type Bid, LotPanel } from '../src/app/lot-panel';
