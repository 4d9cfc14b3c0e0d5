/** A thing that somebody left behind and somebody else brought in. */
export interface FoundThing {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  /** What only the owner can know; absent for things that have no mark. */
  readonly mark?: string;
}

export const foundThings: readonly FoundThing[] = [
  { id: 1, name: 'Green umbrella', place: 'Tram 4', mark: 'a bent rib' },
  { id: 2, name: 'Cello bow', place: 'Central hall' },
  { id: 3, name: 'One red mitten', place: 'Bus 17', mark: 'a name tag' },
  { id: 4, name: 'Chess clock', place: 'Tram 9' },
  { id: 5, name: 'Reading glasses', place: 'Ferry', mark: 'a blue cord' },
  { id: 6, name: 'Skateboard', place: 'Tram 4' },
  { id: 7, name: 'Thermos flask', place: 'Bus 3', mark: 'a dent' },
];
