export const environment = { label: 'at home', region: 'north' };
