import type { StoredPointDetails } from '../../product-server/database/schema/toxicology.ts';
import type { StarterToxicology } from './starterIngredient.ts';

const TYPES = { NOAEL: 'noael', NOEL: 'noel', BMDL: 'bmdl', LOAEL: 'loael' } as const;
const DURATIONS = { CHRONIC: 'hronicno', DAYS_90: 'dana90', DEVELOPMENTAL: 'razvojno' } as const;
const wordOf = <Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** The point of departure of a starter ingredient. */
export type StarterPoint = Pick<
  StarterToxicology,
  'noaelMgPerKgDay' | 'noaelSource' | 'podSpecies' | 'podDetails' | 'isVerified'
>;

/**
 * Reads lines of the form `INCI NAME | CAS | type | mg/kg bw/day | duration | species | author | year | output`, all of
 * oral studies and unverified. Throws on another line.
 */
export function readReferencePoints(lines: string): ReadonlyMap<string, StarterPoint> {
  const read = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): [string, StarterPoint] => {
      const [inci = '', , type = '', value = '', duration = '', species = '', author, year, output] = line
        .split('|')
        .map((cell) => cell.trim());
      const [tip, trajanje] = [wordOf(TYPES, type), wordOf(DURATIONS, duration)];
      if (!tip || !trajanje || !(Number(value) > 0) || !output) throw new Error(`Not a reference point: ${line}`);
      const podDetails: StoredPointDetails = {
        tip,
        put: 'oralno',
        trajanje,
        danaNedeljno: null,
        godinaStudije: Number(year),
        dermalnaApsorpcija: null,
      };
      return [
        inci,
        {
          noaelMgPerKgDay: Number(value),
          noaelSource: `${author} ${year} (OpenFoodTox ${output})`,
          podSpecies: species || null,
          podDetails,
          isVerified: false,
        },
      ];
    });
  return new Map(read);
}
