const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as readers see it: `September 10, 2025`. */
export const dayLabel = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
