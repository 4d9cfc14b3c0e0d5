/** A climb on the wall. */
export interface Climb {
  readonly id: string;
  readonly name: string;
  /** French sport grade, such as `6b+`. */
  readonly grade: string;
  readonly setter: string;
}
