// The test is quoted as the file beside the class, where this import is the same.
export { OrderCard } from '../src/app/order-card';
