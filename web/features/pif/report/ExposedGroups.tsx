import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ReportTable } from './ReportTable.tsx';
import type { PifExposureQuery } from './Exposure.generated.ts';
import './translations.generated.ts';
import { UNVERIFIED } from './useMarginCells.tsx';

type Exposure = NonNullable<PifExposureQuery['pif']['safetyReport']>['exposure'];
type Group = NonNullable<Exposure>['groups'][number];
/** SCCS/1647/22, Table 3A. */
const ADULT_KG = defaults.bodyWeight.value;

type Figure = { value: string; isVerified: boolean } | null | undefined;

/** How much each group of people gets, with where it comes from: Annex I, Part A, point 6. */
export function ExposedGroups({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const { choice, field, innerName } = useFieldNames();
  const columns = [
    { key: 'group', label: innerName('exposedGroups', 'group'), isText: true },
    { key: 'basis', label: t('exposureOf.basis'), isText: true },
    { key: 'weight', label: field.bodyWeightKg },
    { key: 'exposure', label: 'A, mg/kg' },
    { key: 'source', label: field.source, isText: true },
  ] as const;
  const shown = (one: Figure) =>
    one ? `${figure(Number(one.value))}${one.isVerified ? '' : UNVERIFIED}` : t('notKnown');
  const basisOf = ({ basis, surfaceRatio, adultExposure, gramsPerDay, retentionFactor }: Group): string => {
    if (basis === 'SCALED' && surfaceRatio && adultExposure)
      return t('exposureOf.scaled', { exposure: figure(Number(adultExposure.value)), ratio: shown(surfaceRatio) });
    return basis === 'ADULT_ROW'
      ? t('exposureOf.ofAdults')
      : t('exposureOf.typed', { grams: shown(gramsPerDay), retention: shown(retentionFactor) });
  };
  const rows = groups.map((one) => ({
    key: one.group,
    cells: [
      choice.group[one.group],
      basisOf(one),
      one.bodyWeightKg || one.basis !== 'ADULT_ROW' ? shown(one.bodyWeightKg) : figure(ADULT_KG),
      shown(one.exposure),
      [one.gramsPerDay?.source, one.surfaceRatio?.source, one.bodyWeightKg?.source, one.reasoning]
        .filter(Boolean)
        .join(' · '),
    ],
  }));
  return <ReportTable label={field.exposedGroups} columns={columns} rows={rows} />;
}
