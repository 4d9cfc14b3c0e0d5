import { readFileSync } from 'node:fs';

/** What is read of a JSON Schema (draft 7) as the packages write it. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly items?: SchemaNode | readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly required?: readonly string[];
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  readonly $ref?: string;
  /** Extension of the CLI: not offered on the command line. */
  readonly visible?: boolean;
  readonly hidden?: boolean;
  /** Extension of the CLI: `true`, or what to use instead. */
  readonly 'x-deprecated'?: boolean | string;
}

/** Keywords that change what a value may be and that no documented schema uses: silence about them would make wrong pages. */
const unreadKeywords = ['allOf', 'if', 'dependencies', 'contains', 'prefixItems', '$defs'];

/** A schema file, read with its references resolved. */
export class SchemaFile {
  readonly root: SchemaNode;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.root = JSON.parse(readFileSync(file, 'utf8'));
  }

  /**
   * The node behind references; a description or default beside the reference wins.
   *
   * @throws Error at a reference out of the file, and at a keyword that this reader does not know
   */
  resolve(node: SchemaNode): SchemaNode {
    const unread = unreadKeywords.find((keyword) => Object.hasOwn(node, keyword));
    if (unread) throw new Error(`${this.#file}: the keyword “${unread}” is not read.`);
    if (isBareKeys(node)) return { type: 'object', properties: node };
    if (!node.$ref) return node;
    const { $ref, ...beside } = node;
    return { ...this.resolve(this.at($ref)), ...beside };
  }

  /** The node at a pointer such as `#/definitions/budget`. */
  at(pointer: string): SchemaNode {
    const [document, ...keys] = pointer.split('/');
    let node: unknown = document === '#' ? this.root : undefined;
    for (const key of keys) node = Object.entries(node ?? {}).find(([name]) => name === key)?.[1];
    if (!isObject(node)) throw new Error(`${this.#file}: ${pointer} leads nowhere.`);
    return node;
  }

  /**
   * The forms that a value may have: the members of unions, nested ones flattened; a node without a union is its own only form. The plain
   * forms come first, because they are what a reader tries first.
   */
  forms(node: SchemaNode): SchemaNode[] {
    const { oneOf, anyOf, ...rest } = this.resolve(node);
    const union = (oneOf ?? anyOf)?.map((form) => this.resolve(form)).filter(hasType);
    if (!union?.length) return splitTypes(rest);
    const inherited = rest.type === undefined ? {} : { type: rest.type };
    const forms = union.flatMap((form) => this.forms({ ...inherited, ...form }));
    return [...forms.filter((form) => !isComposite(form)), ...forms.filter(isComposite)];
  }

  /** The keys of the objects that a value may be or, for a list, hold. */
  propertiesOf(node: SchemaNode): { name: string; node: SchemaNode; required: boolean }[] {
    return this.forms(node).flatMap(({ properties, required = [] }) =>
      Object.entries(properties ?? {}).map(([name, property]) => ({
        name,
        node: this.resolve(property),
        required: required.includes(name),
      })),
    );
  }

  /** Schemas of the values of a map, whose keys the author chooses; a bare `true` says nothing about them. */
  mapValuesOf(node: SchemaNode): SchemaNode[] {
    return this.forms(node).flatMap(({ patternProperties, additionalProperties }) => [
      ...Object.values(patternProperties ?? {}).filter((value) => Object.keys(value).length > 0),
      ...(isObject(additionalProperties) ? [additionalProperties] : []),
    ]);
  }

  /** Schemas of the items of a list whose items are all alike. */
  itemsOf(node: SchemaNode): SchemaNode[] {
    return this.forms(node).flatMap(({ items }) => (isList(items) ? [] : items ? [items] : []));
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList<Item>(value: Item | readonly Item[] | undefined): value is readonly Item[] {
  return Array.isArray(value);
}

/**
 * The CLI's schema has one object, `cli` of a project, whose keys stand where its `properties` should. What else has no keyword of JSON
 * Schema is not mended.
 */
function isBareKeys(node: SchemaNode): node is Readonly<Record<string, SchemaNode>> {
  return Object.keys(node).join() === 'schematicCollections';
}

/** A member of a union that only demands or forbids keys says nothing about types. */
function hasType(node: SchemaNode): boolean {
  return ['type', 'enum', 'const', 'oneOf', 'anyOf', 'properties'].some((key) =>
    Object.hasOwn(node, key),
  );
}

function isComposite({ type }: SchemaNode): boolean {
  return type === 'object' || type === 'array';
}

/** `"type": ["boolean", "string"]` is a union in another notation. */
function splitTypes(node: SchemaNode): SchemaNode[] {
  if (typeof node.type === 'string' || node.type === undefined) return [node];
  return node.type.map((type) => ({ ...node, type }));
}
