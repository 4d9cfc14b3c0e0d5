export interface Mushroom {
  readonly name: string;
  readonly grams: number;
}
