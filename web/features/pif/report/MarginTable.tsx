import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { strictestMargin } from '../../../../domain/report/strictestMargin.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { MarginWorking } from './MarginWorking.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { SafetyReport_MarginFragment, SafetyReport_SubstanceFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

interface Opened {
  anchor: HTMLElement;
  substance: SafetyReport_SubstanceFragment;
  /** Null where the exposure is not known: then only the profile is shown. */
  margin: SafetyReport_MarginFragment | null;
}

/** Stands at a figure that nobody compared with its source, as in the printed report. */
const UNVERIFIED = '‡';

interface Shown {
  value: string;
  /** Left out: nothing is said of it here. */
  isVerified?: boolean;
}

interface Props {
  /** Of the file. */
  slug: string;
  substances: readonly SafetyReport_SubstanceFragment[];
}

/**
 * Exposure and margin of every substance: Annex I, Part A, point 7. A click on any figure or
 * name opens the working and the profile; by keyboard the name, SED and MoS do, so that a row is not ten stops.
 */
export function MarginTable({ slug, substances }: Props) {
  const { t } = useTranslation('pifReport');
  const names = useFieldNames();
  const { figure } = useFormat();
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = (value: Shown | null | undefined) =>
    value ? `${figure(Number(value.value))}${value.isVerified === false ? UNVERIFIED : ''}` : '–';
  const columns = [
    { key: 'substance', label: names.field.substance, isText: true },
    { key: 'max', label: t('margins.max') },
    { key: 'dermal', label: t('margins.dermal') },
    { key: 'sed', label: 'SED, mg/kg' },
    { key: 'pod', label: 'POD, mg/kg' },
    { key: 'podSys', label: 'PODsys, mg/kg' },
    { key: 'mos', label: 'MoS' },
    { key: 'required', label: t('margins.required') },
    { key: 'highest', label: t('margins.highest') },
    { key: 'verdict', label: names.field.verdict, isText: true },
  ] as const;
  const opener = (
    substance: SafetyReport_SubstanceFragment,
    margin: SafetyReport_MarginFragment | null | undefined,
    value: string,
    isStop = true,
  ) =>
    margin && value !== '–' && value !== '?' ? (
      <Link
        component="button"
        type="button"
        color="inherit"
        tabIndex={isStop ? 0 : -1}
        sx={{ textDecoration: 'underline dotted', font: 'inherit', fontWeight: isStop ? 600 : 400 }}
        aria-label={t('margins.open', { name: substance.inciName, value })}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, substance, margin })}
      >
        {value}
      </Link>
    ) : (
      value
    );
  const rows = substances.map((substance) => {
    const { key, inciName, isNano, maxPercent, own, aggregate, pointOfDeparture: pod, verdict, waiver } = substance;
    const figureOf = (value: string) => opener(substance, own, value, false);
    // The other figures are those of the margin from the product.
    const ofAll = own && aggregate ? { ...own, swallowedAbsorption: null, ...aggregate } : null;
    const strictest = strictestMargin(own ?? null, ofAll);
    // The highest safe concentration rests on what its margin rests on.
    const highest = strictest?.highestSafePercent && { ...strictest.margin, value: strictest.highestSafePercent.value };
    return {
      key,
      cells: [
        <Link
          key="name"
          component="button"
          type="button"
          color="inherit"
          sx={{ textDecoration: 'underline dotted', font: 'inherit', textAlign: 'left', overflowWrap: 'anywhere' }}
          aria-label={t('margins.openProfile', { name: inciName })}
          onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, substance, margin: own ?? null })}
        >
          {isNano ? `${inciName} [nano]` : inciName}
        </Link>,
        figureOf(maxPercent ? figure(Number(maxPercent)) : '?'),
        figureOf(shown(own?.dermalAbsorption)),
        opener(substance, own, shown(own?.systemicExposure)),
        figureOf(shown(pod?.value)),
        figureOf(shown(pod && { ...pod.systemic, isVerified: pod.value.isVerified && pod.oralAbsorption.isVerified })),
        <span key="mos">
          {opener(substance, own?.margin ? own : null, shown(own?.margin))}
          {ofAll?.margin && (
            <Typography variant="caption" component="span" sx={{ display: 'block' }}>
              {t('margins.aggregate')} {opener(substance, ofAll, shown(ofAll.margin))}
            </Typography>
          )}
        </span>,
        figureOf(`> ${shown(substance.requiredMargin)}`),
        opener(substance, strictest, shown(highest), false),
        <span key="verdict">
          <VerdictBadge verdict={verdict} />
          {verdict === 'WAIVED' && (
            <Typography
              variant="caption"
              component="span"
              color="textSecondary"
              sx={{ display: 'block', minWidth: { md: 240 } }}
            >
              {waiver?.value}
            </Typography>
          )}
        </span>,
      ],
    };
  });
  return (
    <>
      <ReportTable label={t('margins.title')} columns={columns} rows={rows} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {UNVERIFIED} {t('margins.unverified')}
        <br />
        {t('margins.lowerOfBoth')}
      </Typography>
      {opened && <MarginWorking {...opened} slug={slug} onClose={() => setOpened(null)} />}
    </>
  );
}
