// The test is quoted as the file beside the class, where these imports are the same.
export { CardActions, OrderCard } from '../src/app/order-card';
