import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { CompiledModule, ConsoleCall, ConsolePlace, ProjectPath } from '../types.ts';
import { prefixOf } from './protocol/hot-prefix.ts';

/**
 * A place in a module of an application, as stacks of all browsers have it. The path has no colon:
 * otherwise a text that repeats the start would take quadratic time, and any application may print one.
 */
const POSITION = /(app:\/[^\s():]+):(\d{1,9}):(\d{1,9})/g;

/** Most places that are looked up in one text. */
const MOST_POSITIONS = 100;

/** Most calls of a stack that are listed. */
const MOST_CALLS = 20;

/** The function that a line of a stack names: `at bake (` in Chromium, `bake@` elsewhere. */
const CALLER = /^\s*(?:at (?:async )?((?:new )?[^\s(]{1,200}) \(|([^\s@]{1,200})@)/;

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
  first(stack: string): ConsolePlace | undefined {
    let looked = 0;
    for (const [, name = '', line, column] of stack.matchAll(POSITION)) {
      if (++looked > MOST_POSITIONS) break;
      const place = this.#of(name, Number(line), Number(column));
      if (place) return place;
    }
    return undefined;
  }

  /** A stack with places in sources in the place of those in modules. */
  inSources(stack: string): string {
    let looked = 0;
    return stack.replaceAll(POSITION, (whole, name: string, line: string, column: string) => {
      if (++looked > MOST_POSITIONS) return whole;
      const place = this.#of(name, Number(line), Number(column));
      return place ? `${place.file.slice(1)}:${place.line}:${place.column}` : whole;
    });
  }

  /** The calls of a stack that are in the project's sources, innermost first. */
  calls(stack: string): ConsoleCall[] {
    const calls: ConsoleCall[] = [];
    for (const line of stack.split('\n', MOST_POSITIONS)) {
      const place = this.first(line);
      const [, atName, beforeAt] = CALLER.exec(line) ?? [];
      if (place) calls.push({ name: readable(atName ?? beforeAt ?? ''), place });
      if (calls.length === MOST_CALLS) break;
    }
    return calls;
  }

  #of(name: string, line: number, column: number): ConsolePlace | undefined {
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

/** The name as it is in the source: the compiler puts an underscore before the names of some classes. */
function readable(name: string): string {
  return name.replace(/(^|\s)_(?=[A-Z])/, '$1');
}

function readMap(map: string | undefined): TraceMap | undefined {
  return map ? new TraceMap(map) : undefined;
}
