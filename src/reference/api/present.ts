/** Fields of a shape in which the optional ones may also be written as `undefined`. */
type Fields<Shape> = {
  [Key in keyof Shape]: Record<string, never> extends Pick<Shape, Key>
    ? Shape[Key] | undefined
    : Shape[Key];
};

/** The object without the fields that are `undefined`: data says nothing about what is absent. */
export function present<Shape extends object>(fields: Fields<Shape>): Shape {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Shape;
}

/** The list, or nothing where it is empty. */
export function some<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items?.length ? items : undefined;
}
