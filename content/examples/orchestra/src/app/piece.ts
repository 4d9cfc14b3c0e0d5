export interface Piece {
  readonly title: string;
  readonly composer: string;
  readonly minutes: number;
}
