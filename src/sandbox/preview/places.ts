import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CompiledModule, ConsoleEntry, ProjectPath } from '../types.ts';
import { prefixOf } from './protocol/hot-prefix.ts';

type Place = NonNullable<ConsoleEntry['place']>;

/** A place in a module of an application, as stacks of all browsers have it. */
const POSITION = /(app:\/[^\s()]+?):(\d+):(\d+)/g;

/** Finds places in a project's sources for places in its modules. */
export class Places {
  readonly #modules: Readonly<Record<string, CompiledModule>>;
  readonly #maps = new Map<string, TraceMap | undefined>();

  constructor(modules: Readonly<Record<string, CompiledModule>>) {
    this.#modules = modules;
  }

  /**
   * The first place of a stack that is in the project's sources.
   *
   * @returns undefined where there is none
   */
  first(stack: string): Place | undefined {
    for (const [, name = '', line, column] of stack.matchAll(POSITION)) {
      const place = this.#of(name, Number(line), Number(column));
      if (place) return place;
    }
    return undefined;
  }

  /** A stack with places in sources in the place of those in modules. */
  inSources(stack: string): string {
    return stack.replaceAll(POSITION, (whole, name: string, line: string, column: string) => {
      const place = this.#of(name, Number(line), Number(column));
      return place ? `${place.file.slice(1)}:${place.line}:${place.column}` : whole;
    });
  }

  #of(name: string, line: number, column: number): Place | undefined {
    const map = this.#mapOf(name);
    if (!map) return undefined;
    const added = line === 1 ? prefixOf(this.#modules[name]?.code ?? '').length : 0;
    // Columns of stacks count from 1, those of maps from 0.
    const found = originalPositionFor(map, { line, column: Math.max(0, column - 1 - added) });
    if (found.source === null) return undefined;
    const file: ProjectPath = `/${found.source.replace(/^\/+/, '')}`;
    return { file, line: found.line, column: found.column + 1 };
  }

  #mapOf(name: string): TraceMap | undefined {
    if (!this.#maps.has(name)) this.#maps.set(name, readMap(this.#modules[name]?.map));
    return this.#maps.get(name);
  }
}

function readMap(map: string | undefined): TraceMap | undefined {
  return map ? new TraceMap(map) : undefined;
}
