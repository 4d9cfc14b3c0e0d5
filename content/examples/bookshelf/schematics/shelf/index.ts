import {
  chain,
  externalSchematic,
  type Rule,
  schematic,
} from '@angular-devkit/schematics';

interface Options {
  name: string;
  books: string[];
  project: string;
}

export function shelf({ name, books, project }: Options): Rule {
  return chain([
    externalSchematic('@schematics/angular', 'service', {
      name: `${name}-shelf`,
      project,
    }),
    ...books.map((book) => schematic('book-page', { name: book, project })),
  ]);
}
