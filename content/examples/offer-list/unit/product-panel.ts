// The test is quoted as the file beside the class, where these imports are the same.
export { type Offer, ProductPanel } from '../src/app/product-panel';
