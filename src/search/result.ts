/** A piece of text, and whether it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Text of a result: parts, never HTML. */
export type MarkedText = readonly TextPart[];

/** A row of the results. */
export interface SearchResult {
  readonly id: string;
  /** `code` where the area is the tutorials. */
  readonly type: 'code' | 'doc';
  /** Path with fragment, without the origin that the index was made for. */
  readonly url: string;
  /** Title of the page. */
  readonly label: MarkedText;
  /** The heading that matches. */
  readonly subLabel: MarkedText | null;
  /** The text that matches. */
  readonly content: MarkedText | null;
  /** Package of an entry of the reference, such as `@angular/core`. */
  readonly package: string | null;
  /** Area of the site. */
  readonly category: string;
}
