import type { DocumentedPackage } from '../extraction/documented-packages.ts';
import { linesOf } from './nodes.ts';
import type { SourceDeclaration } from './source-index.ts';
import type { ApiSource } from './types.ts';

/**
 * Releases whose tag is the bare version. The repositories name tags `v20.3.31` since January 2026; what is older and documented
 * here stands in this list.
 */
const bareTags: ReadonlySet<string> = new Set(['@angular/cdk@20.2.14']);

/**
 * Where the sources of an entry are on the code hosting site, at the documented version.
 *
 * @param declarations in one file; overloads and implementation are several
 */
export function sourceAddress(
  declarations: readonly SourceDeclaration[],
  owner: DocumentedPackage,
): ApiSource | undefined {
  const [first] = declarations;
  const file = first && fileAddress(first.file, owner);
  if (file === undefined) return undefined;
  const lines = declarations.map(({ statement }) => linesOf(statement));
  const startLine = Math.min(...lines.map((line) => line.first));
  const endLine = Math.max(...lines.map((line) => line.last));
  return { ...file, startLine, endLine, url: `${file.url}#L${startLine}-L${endLine}` };
}

/** Where a file of the sources is on the code hosting site. */
export function fileAddress(file: string, owner: DocumentedPackage): ApiSource | undefined {
  const repository = repositoryUrl(owner);
  if (repository === undefined) return undefined;
  return { path: file, url: `${repository}/blob/${tagOf(owner)}/${file}` };
}

function repositoryUrl({ manifest: { repository } }: DocumentedPackage): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

function tagOf({ name, version }: DocumentedPackage): string {
  return bareTags.has(`${name}@${version}`) ? version : `v${version}`;
}
