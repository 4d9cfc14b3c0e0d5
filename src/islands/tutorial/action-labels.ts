/** What the buttons of a step say. The page has them too, until the editor comes. */
export const actionLabels = {
  reveal: 'Reveal Answer',
  compare: 'Compare with the answer',
  open: 'Open in the playground',
} as const;
