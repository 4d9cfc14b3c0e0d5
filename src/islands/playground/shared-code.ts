import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { isProjectPath } from '../../sandbox/project/index.ts';
import type { CompileOutput, ProjectFiles, ProjectPath } from '../../sandbox/types.ts';

/** Code that a link carries. */
export interface SharedCode {
  readonly files: ProjectFiles;
  /** Files with a tab, in order. */
  readonly open: readonly ProjectPath[];
  /** What the files are compiled to, where that is known: templates come with it, links do not carry it. */
  readonly precompiled?: CompileOutput | undefined;
}

/** A link that can't be opened, with the reason for its reader. */
export class BrokenLink extends Error {
  override readonly name = 'BrokenLink';
}

/** Version of the form below; it stands before the code, so that a later form can read this one. */
const version = 'v1';

/** Most characters of a link: browsers and what passes links on cut longer ones. */
const longestHash = 400_000;

/** Most bytes that a link may become: a few hundred files. A small link can be made to unpack into gigabytes. */
const mostBytes = 2_000_000;

/** What a link carries of the code. */
const bytesOf = ({ files, open }: SharedCode) => strToU8(JSON.stringify({ files, open }));

/** The code as the fragment of a link: `v1.` and the packed files as base64url. */
export function toHash(code: SharedCode): string {
  const bytes = deflateSync(bytesOf(code), { level: 9 });
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${version}.${base64}`;
}

/** Whether a fragment with its `#` is meant to carry code, of whatever version and however damaged. */
export function isCode(fragment: string): boolean {
  return /^#v\d+\./.test(fragment);
}

/** Puts the code into the address of the page. @returns the address; undefined where the code is too long for one, which changes nothing */
export function keepInAddress(code: SharedCode): string | undefined {
  const hash = toHash(code);
  if (hash.length > longestHash || bytesOf(code).length > mostBytes) return undefined;
  return changeAddress(hash);
}

/** Puts the name of a template into the address in place of code; the first template needs no name. */
export function keepTemplate(name: string | undefined): void {
  changeAddress(name === undefined ? '' : `template=${name}`);
}

/** The template that a fragment with its `#` names; undefined where it names none. */
export function templateIn(fragment: string): string | undefined {
  return /^#template=([a-z0-9-]+)$/.exec(fragment)?.[1];
}

/** The address changes where it stands: going back leads to the page before, not to an earlier text. */
function changeAddress(hash: string): string {
  const address = new URL(location.href);
  address.searchParams.delete('example');
  address.hash = hash;
  history.replaceState(history.state, '', address);
  return address.href;
}

/**
 * Reads the fragment of a link.
 *
 * @param hash without its `#`
 * @throws {BrokenLink} where it is not one that `toHash` made, or is too long
 */
export function fromHash(hash: string): SharedCode {
  const [found, packed = ''] = hash.split('.', 2);
  if (found !== version || packed === '')
    throw new BrokenLink('The playground can’t read links of this kind.');
  if (hash.length > longestHash) throw new BrokenLink('The link is too long.');
  const value: unknown = parse(packed);
  if (!isShared(value)) throw new BrokenLink('The link contains no project files.');
  return { files: value.files, open: value.open };
}

function parse(packed: string): unknown {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    // A buffer of a fixed size: what would unpack into more than it holds is an error.
    const unpacked = inflateSync(bytes, { out: new Uint8Array(mostBytes) });
    return JSON.parse(strFromU8(unpacked));
  } catch {
    throw new BrokenLink('The link is damaged: part of it is missing or was changed.');
  }
}

function isShared(value: unknown): value is SharedCode {
  const { files, open } = (value ?? {}) as Partial<SharedCode>;
  if (typeof files !== 'object' || files === null || !Array.isArray(open)) return false;
  const entries = Object.entries(files);
  const areFiles = entries.every(([path, text]) => isProjectPath(path) && typeof text === 'string');
  return (
    areFiles &&
    entries.length > 0 &&
    open.length > 0 &&
    open.every((path) => Object.hasOwn(files, path))
  );
}
