export enum TeaKind {
  Green = 'green',
  Black = 'black'
}
