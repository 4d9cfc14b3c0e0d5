// The addresses of the running examples: a host of its own for each, as an application has.

/** @param name folder of the example */
export const addressOf = (name: string): string =>
  `http://${name}.localhost:${process.env.EXAMPLES_PORT}`;
