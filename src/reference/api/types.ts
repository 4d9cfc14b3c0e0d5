/**
 * What the site knows about the API: the normal form that extraction writes and pages read. Texts are the packages' own doc comments, as
 * Markdown; a type is TypeScript source on one line, unless it says otherwise.
 */

/** Kinds of entries, by the identifiers that addresses use (`/api?type=undecorated_class`), in the order in which they are listed. */
export const apiKinds = [
  'block',
  'undecorated_class',
  'constant',
  'decorator',
  'directive',
  'element',
  'enum',
  'function',
  'interface',
  'pipe',
  'ng_module',
  'type_alias',
  'initializer_api_function',
] as const;
export type ApiKind = (typeof apiKinds)[number];

/** How far an entry or a member can be relied on. `unmarked` counts as stable. */
export type Stability = 'stable' | 'developerPreview' | 'experimental' | 'unmarked';

export interface Deprecation {
  /** Version since which it is deprecated, such as `18.1`. */
  readonly version: string | undefined;
  /** Markdown; empty where the packages give no reason. */
  readonly reason: string;
}

/** Text and marks that entries, members and signatures have alike. Empty texts are left out. */
export interface Documented {
  /** Markdown of the doc comment without its tags. */
  readonly description?: string;
  /** Markdown of `@usageNotes`. */
  readonly usageNotes?: string;
  /** Markdown of each `@see`, in order. */
  readonly see?: readonly string[];
  /** Markdown of each `@throws`, in order. */
  readonly throws?: readonly string[];
  readonly stability?: Stability;
  /** Version since which the stability holds, where the packages say it. */
  readonly since?: string;
  readonly deprecated?: Deprecation;
}

export interface ApiGeneric {
  readonly name: string;
  readonly constraint?: string;
  readonly default?: string;
  /** Markdown. */
  readonly description?: string;
}

export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  readonly rest?: boolean;
  /** Source of the default value. */
  readonly default?: string;
  /** Markdown. */
  readonly description?: string;
}

/** One way to call a function, method or constructor. */
export interface ApiSignature extends Documented {
  readonly generics?: readonly ApiGeneric[];
  readonly parameters: readonly ApiParameter[];
  /** None for constructors. */
  readonly returnType?: string;
  /** Markdown of `@returns`. */
  readonly returns?: string;
}

/** Where a member comes from, when not from the entry that shows it. */
export interface Origin {
  /** Name of the class or interface. */
  readonly name: string;
  /** Module of its entry; absent where it is no entry, such as a class of the platform. */
  readonly module?: string;
}

export interface ApiMember extends Documented {
  readonly name: string;
  /**
   * A getter with a setter is one member, `accessor`; a getter alone is a `getter`. What can be called or constructed itself has a member
   * of the kind `call` with the name `()`, or `construct` with the name `new`; an index signature is named `[key: string]`.
   */
  readonly kind:
    | 'property'
    | 'getter'
    | 'setter'
    | 'accessor'
    | 'method'
    | 'constructor'
    | 'call'
    | 'construct'
    | 'index'
    | 'enumItem';
  /** Of properties, accessors and index signatures. */
  readonly type?: string;
  /** Of accessors whose setter accepts more than the getter returns. */
  readonly setterType?: string;
  /** Of what can be called, in source order. They have the texts; the member has the marks that all of them have. */
  readonly signatures?: readonly ApiSignature[];
  /** Enum items: the value as source. */
  readonly value?: string;
  /** Source of a property's initial value, where it is short. */
  readonly default?: string;
  readonly static?: boolean;
  readonly abstract?: boolean;
  readonly protected?: boolean;
  readonly readonly?: boolean;
  readonly optional?: boolean;
  /** Whether it overrides a member of a base class. */
  readonly override?: boolean;
  /** Name in templates, which may be an alias. */
  readonly input?: { readonly alias?: string; readonly required?: boolean };
  readonly output?: { readonly alias?: string };
  /** The base that declares it; absent for the entry's own members. */
  readonly inherited?: Origin;
  /** Whether it is a method that the framework calls, such as `ngOnInit`. */
  readonly lifecycle?: boolean;
  /** First line in the entry's source file, where it is known. */
  readonly line?: number;
}

export interface ApiSource {
  /** Path in the repository of the package, such as `packages/core/src/signal.ts`. */
  readonly path: string;
  /** Lines of the declaration; absent where only the file is known. */
  readonly startLine?: number;
  readonly endLine?: number;
  /** Absolute address on the code hosting site, at the documented version, with the lines where they are known. */
  readonly url: string;
}

/** One exported name of an entry point. */
export interface ApiEntry extends Documented {
  /** Import specifier: `@angular/common/http`; `@angular/core/globals` for `window.ng`. */
  readonly module: string;
  /** Package that the entry point belongs to: `@angular/common`. */
  readonly package: string;
  readonly name: string;
  readonly kind: ApiKind;
  readonly source?: ApiSource;
  readonly generics?: readonly ApiGeneric[];
  /** Classes have one at most, interfaces any number. */
  readonly extends?: readonly string[];
  readonly implements?: readonly string[];
  readonly abstract?: boolean;
  /** Of classes, interfaces, directives, pipes, modules, enums, decorators (their options). Own ones first in source order, then inherited ones. */
  readonly members?: readonly ApiMember[];
  /** Of functions and decorators, in source order; those with an implementation comment inherit its description where they have none. */
  readonly signatures?: readonly ApiSignature[];
  /** Of initializer functions: `input.required` is `{ name: 'required', … }`. The call itself is in `signatures`. */
  readonly subFunctions?: readonly {
    readonly name: string;
    readonly signatures: readonly ApiSignature[];
  }[];
  /** Of initializer functions: whether their declaration shows types. */
  readonly showsTypes?: boolean;
  /** Of constants and type aliases; may have several lines. */
  readonly type?: string;
  readonly decorates?: 'class' | 'member' | 'parameter';
  readonly selector?: string;
  readonly exportAs?: readonly string[];
  readonly standalone?: boolean;
  readonly pipe?: { readonly name: string; readonly usage: string; readonly pure: boolean };
  /** Modules (NgModules) that export this directive or pipe: names, sorted. */
  readonly exportedBy?: readonly Origin[];
  /** Another name for the same thing: `NgFor` is an alias of `NgForOf`. */
  readonly aliasOf?: Origin;
}

/** Entries of one entry point. */
export interface ApiModule {
  readonly module: string;
  readonly package: string;
  /** Exact version of the package. */
  readonly version: string;
  /** Sorted by name, then kind. */
  readonly entries: readonly ApiEntry[];
}

/** What extraction writes. */
export interface ApiData {
  /** Sorted by module. */
  readonly modules: readonly ApiModule[];
  /** Facts for the committed snapshot and for `npm run bench:reference`. */
  readonly report: {
    /** Entries by module and kind, both sorted. */
    readonly counts: Readonly<Record<string, Readonly<Partial<Record<ApiKind, number>>>>>;
    readonly withSource: number;
    readonly withoutSource: readonly string[];
  };
}
