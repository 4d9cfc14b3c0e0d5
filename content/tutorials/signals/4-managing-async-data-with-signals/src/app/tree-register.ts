export interface Tree {
  readonly species: string;
  readonly planted: number;
}

const TREES: Readonly<Record<string, Tree>> = {
  'T-101': { species: 'Small-leaved lime', planted: 1931 },
  'T-102': { species: 'London plane', planted: 1968 },
};

/** Gets the record of a tree. The register takes half a second to answer. */
export function fetchTree(tag: string, abort: AbortSignal): Promise<Tree> {
  return new Promise((resolve, reject) => {
    const answer = setTimeout(() => {
      const tree = TREES[tag];
      if (tree) resolve(tree);
      else reject(new Error(`The register has no tree ${tag}.`));
    }, 500);
    abort.addEventListener('abort', () => {
      clearTimeout(answer);
      reject(new Error(`Nobody waits for ${tag} anymore.`));
    });
  });
}
