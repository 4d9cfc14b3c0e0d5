const english = { courses: 'Courses', slope: 'Slope', first: 'First turns' };

export type Words = typeof english;

const german: Words = {
  courses: 'Kurse',
  slope: 'Piste',
  first: 'Erste Schwünge',
};

const french: Words = {
  courses: 'Cours',
  slope: 'Piste',
  first: 'Premiers virages',
};

/** An address without a language is English. */
export function wordsIn(language: string | undefined): Words {
  if (language === 'de') return german;
  return language === 'fr' ? french : english;
}
