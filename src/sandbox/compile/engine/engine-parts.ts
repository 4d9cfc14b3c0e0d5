import type { SourceFiles } from './compiler-host.ts';
import type { MemoryFiles } from './memory-files.ts';
import type { ModuleNames } from './module-names.ts';
import type { WrittenModules } from './written-modules.ts';

/** What all programs of a project share. */
export interface EngineParts {
  readonly files: MemoryFiles;
  readonly names: ModuleNames;
  readonly sources: SourceFiles;
  readonly written: WrittenModules;
  /** Whether the project needs zone.js. */
  readonly hasZone: () => boolean;
  /** Files that programs start from. */
  readonly roots: () => readonly string[];
}
