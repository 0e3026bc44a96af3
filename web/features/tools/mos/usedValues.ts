import { recordInForce } from '../../../../domain/ingredient/toxicology.ts';
import type { ToxicologyScope } from '../../../shared/apollo/schema.generated.ts';
import type { UsedToxicologyFragment as Version } from './IngredientToxicology.generated.ts';

/** A version of global or own data. */
export interface UsedVersion {
  scope: ToxicologyScope;
  data: Version;
}

/** The figures that fill in a calculation, each with the version of the data that it is from. */
export interface UsedValues extends Pick<
  Version,
  'noaelMgPerKgDay' | 'noaelSource' | 'oralAbsorptionPercent' | 'dermalAbsorptionPercent'
> {
  pod: UsedVersion | null;
  absorption: UsedVersion | null;
}

const parts = ['pod', 'absorption'] as const;
const fieldOf = { pod: 'noaelMgPerKgDay', absorption: 'oralAbsorptionPercent' } as const;

/** Values of which each part comes from a version; null when there is no version at all. */
export const valuesOf = (pod: UsedVersion | null, absorption: UsedVersion | null): UsedValues | null =>
  pod || absorption
    ? {
        noaelMgPerKgDay: pod?.data.noaelMgPerKgDay ?? null,
        noaelSource: pod?.data.noaelSource ?? null,
        oralAbsorptionPercent: absorption?.data.oralAbsorptionPercent ?? null,
        dermalAbsorptionPercent: absorption?.data.dermalAbsorptionPercent ?? null,
        pod,
        absorption,
      }
    : null;

/** The values in force: those of the organisation where it has own ones, else the global ones. */
export function valuesInForce(global: Version | null, own: Version | null): UsedValues | null {
  const [pod, absorption] = parts.map((part): UsedVersion | null => {
    const data = recordInForce(fieldOf[part], global, own);
    return data && { scope: data === own ? 'OWN' : 'GLOBAL', data };
  });
  return valuesOf(pod ?? null, absorption ?? null);
}

/** A version as the address names it. */
interface Mark {
  scope: ToxicologyScope;
  version: number;
}
export type Marks = Readonly<Record<(typeof parts)[number], Mark | null>>;

/**
 * Names the versions for the address, such as `OWN.3 GLOBAL.1`, so that the calculation can be shown again as it was.
 */
export const marksText = (values: UsedValues | null): string =>
  values === null
    ? ''
    : parts.map((part) => (values[part] ? `${values[part].scope}.${values[part].data.version}` : '-')).join(' ');

/** Reads what `marksText` wrote; null for an address without it. */
export function readMarks(text: string): Marks | null {
  const read = text.split(' ').map((mark): Mark | null => {
    const [, scope, version] = /^(OWN|GLOBAL)\.(\d{1,9})$/.exec(mark) ?? [];
    return scope ? { scope: scope as ToxicologyScope, version: Number(version) } : null;
  });
  return text === '' || read.length !== parts.length ? null : { pod: read[0] ?? null, absorption: read[1] ?? null };
}
