/** What a minor release needs, as its packages say. Ranges are those of npm. */
export interface Requirements {
  /** Major and minor: `20.3`. */
  readonly minor: string;
  /** The release that was read, the last of its minor. */
  readonly release: string;
  /** `engines.node` of `@angular/core`. */
  readonly node: string;
  /** The peer `typescript` of `@angular/compiler-cli`. */
  readonly typescript: string;
  /** The peer `rxjs` of `@angular/core`. */
  readonly rxjs: string;
}

/** The committed data. */
export interface RequirementsFile {
  /** Day on which the registry was asked. */
  readonly checked: string;
  /** What the tag `latest` of `@angular/core` named on that day. */
  readonly latest: string;
  /** By minor, newest first. */
  readonly minors: Readonly<Record<string, Omit<Requirements, 'minor'>>>;
}

/** The parts of a published `package.json` that the data is made of. */
export interface PublishedPackage {
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
