import { AuthorError, nearest } from '../authoring/index.ts';
import { type Article, articleFolders } from './find-articles.ts';
import { navigationFile } from './read-navigation-items.ts';
import { type NavigationItem, type NavigationItems, type TreeName, treeNames } from './types.ts';

/**
 * What is wrong with the places of articles: a route without a place in the navigation, an article
 * in the folder of another section, two files for one route.
 *
 * @returns one error for each mistake, in order of route
 */
export function checkArticles(articles: readonly Article[], items: NavigationItems): AuthorError[] {
  const places = treesByPath(items);
  const written = new Set(articles.map((article) => article.route));
  const unwritten = [...places.keys()].filter((route) => !written.has(route));
  return [
    ...duplicates(articles),
    ...articles.flatMap((article) => checkPlace(article, places, unwritten)),
  ];
}

function duplicates(articles: readonly Article[]): AuthorError[] {
  const groups = Map.groupBy(articles, (article) => article.route);
  return [...groups].flatMap(([route, [first, ...others]]) =>
    others.map(
      ({ file }) =>
        new AuthorError({
          message: `${file} and ${first?.file} are both the article of ${route}.`,
          hint: `Keep one of the two files, or rename one to its own route.`,
          file,
        }),
    ),
  );
}

function checkPlace(
  { route, file, folder }: Article,
  places: ReadonlyMap<string, ReadonlySet<TreeName>>,
  unwritten: readonly string[],
): AuthorError[] {
  const trees = places.get(route);
  if (trees === undefined) return [notInNavigation(route, file, folder.trees, unwritten)];
  if (folder.trees.some((tree) => trees.has(tree))) return [];
  const right = articleFolders.find((other) => other.trees.some((tree) => trees.has(tree)));
  const name = file.slice(folder.folder.length + 1);
  const tree = [...trees][0];
  const message = `${route} has its place in the ${tree} tree, so its article is not in ${folder.folder}.`;
  return [new AuthorError({ message, hint: `Move it to ${right?.folder}/${name}.`, file })];
}

function notInNavigation(
  route: string,
  file: string,
  trees: readonly TreeName[],
  unwritten: readonly string[],
): AuthorError {
  const meant = nearest(route, unwritten);
  const lines = `- label: ${labelOf(route)}\n  path: ${route}`;
  const hint = [
    ...(meant ? [`If the article is ${meant}, rename the file to match that route.`] : []),
    `${meant ? 'Otherwise add' : 'Add'} it in ${trees.map(navigationFile).join(' or ')}:`,
    '',
    lines,
  ].join('\n');
  const message = `${route} is not in the navigation, so readers would not find it.`;
  return new AuthorError({ message, hint, file });
}

/** `/guide/my-topic` to `My topic`: a first label for its author to improve. */
function labelOf(route: string): string {
  const words = (route.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The trees that list each route. */
function treesByPath(items: NavigationItems): Map<string, Set<TreeName>> {
  const places = new Map<string, Set<TreeName>>();
  const visit = (tree: TreeName, siblings: readonly NavigationItem[]) => {
    for (const { path, children } of siblings) {
      if (path !== undefined) places.set(path, (places.get(path) ?? new Set()).add(tree));
      visit(tree, children ?? []);
    }
  };
  for (const tree of treeNames) visit(tree, items[tree]);
  return places;
}
