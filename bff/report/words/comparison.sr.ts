import type { ComparisonWords } from './comparison.en.ts';

export const comparisonSr: ComparisonWords = {
  kind: 'Poređenje verzija dokumentacije o proizvodu',
  versions: 'Verzije',
  edition: 'verzija {since} i {until}',
  version: 'Verzija {n}',
  now: 'sadašnje stanje',
  signed: '{conclusion}, potpisuje {name}, {date}, SHA-256 {hash}',
  takenOn: 'nije potpisano, stanje na dan {date}',
  field: 'Šta',
  consequences: 'Šta sledi za izveštaj',
  nothing: '–',
  same: 'Ne razlikuje se ništa što izveštaj koristi.',
  cut: 'Prikazano je samo prvih {n} razlika.',
};
