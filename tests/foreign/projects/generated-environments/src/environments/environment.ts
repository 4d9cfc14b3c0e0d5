export const environment = { label: 'live', region: 'north' };
