import type { Requirements, RequirementsFile } from './types.ts';
import data from './version-requirements.json' with { type: 'json' };

/** Minors in a row that need the same, newest first. */
export interface RequirementsRow extends Omit<Requirements, 'minor' | 'release'> {
  readonly major: number;
  /** Descending: `20.3`, `20.2`. */
  readonly minors: readonly string[];
}

/** When the registry was asked, and what its newest release was. */
export const requirementsChecked: Pick<RequirementsFile, 'checked' | 'latest'> = data;

/** What each minor needs, newest first. */
export function versionRequirements(
  minors: RequirementsFile['minors'] = data.minors,
): readonly Requirements[] {
  return Object.entries(minors)
    .map(([minor, needed]) => ({ minor, ...needed }))
    .sort((a, b) => b.minor.localeCompare(a.minor, 'en', { numeric: true }));
}

/** The same as rows of a table: minors of a major that need the same share a row. */
export function requirementsRows(
  requirements: readonly Requirements[] = versionRequirements(),
): readonly RequirementsRow[] {
  const rows: RequirementsRow[] = [];
  for (const { minor, node, typescript, rxjs } of requirements) {
    const major = Number(minor.split('.')[0]);
    const above = rows.at(-1);
    const isSame =
      above?.major === major &&
      above.node === node &&
      above.typescript === typescript &&
      above.rxjs === rxjs;
    if (isSame) rows[rows.length - 1] = { ...above, minors: [...above.minors, minor] };
    else rows.push({ major, minors: [minor], node, typescript, rxjs });
  }
  return rows;
}
