export type Country = { code: string; name: string };

export const countries: readonly Country[] = [
  { code: 'AT', name: 'Austria' },
  { code: 'DE', name: 'Germany' },
  { code: 'FR', name: 'France' },
];

export const speeds = ['standard', 'express'] as const;
