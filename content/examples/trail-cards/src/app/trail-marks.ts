/** The marks that show the way along the trails. */
export const marks = [
  { blaze: 'Yellow bar', meaning: 'Footpath, sturdy shoes' },
  { blaze: 'Red bar', meaning: 'Mountain path, steps and roots' },
  { blaze: 'Blue bar', meaning: 'Alpine route, glacier or rope' },
  { blaze: 'Pink bar', meaning: 'Winter path, marked until April' },
] as const;
