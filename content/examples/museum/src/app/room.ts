/** What the entrance desk knows about a room. */
export interface Room {
  id: string;
  name: string;
  floor: number;
  visitors: number;
  capacity: number;
  status: 'open' | 'restoration' | 'closed';
}

export const rooms: readonly Room[] = [
  {
    id: 'clocks',
    name: 'Clocks and automata',
    floor: 0,
    visitors: 18,
    capacity: 30,
    status: 'open',
  },
  {
    id: 'maps',
    name: 'Maps of the coast',
    floor: 1,
    visitors: 11,
    capacity: 12,
    status: 'open',
  },
  {
    id: 'glass',
    name: 'Roman glass',
    floor: 1,
    visitors: 0,
    capacity: 20,
    status: 'restoration',
  },
  {
    id: 'whale',
    name: 'The whale',
    floor: 2,
    visitors: 0,
    capacity: 45,
    status: 'closed',
  },
];
