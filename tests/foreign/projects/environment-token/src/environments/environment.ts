export const environment = { production: false, name: 'Test kitchen' };
