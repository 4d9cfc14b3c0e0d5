import { NoteComponent } from './note';
import { PriceComponent } from './price';

export * from './note';
export * from './price';
export { format as formatPrice } from './format';
export type { Price } from './format';

export const SHARED_COMPONENTS = [NoteComponent, PriceComponent] as const;
