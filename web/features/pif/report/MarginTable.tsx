import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { MarginWorking } from './MarginWorking.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { SafetyReport_SubstanceFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import { type OpenedWorking, UNVERIFIED, useMarginCells } from './useMarginCells.tsx';

interface Props {
  /** Of the file. */
  slug: string;
  substances: readonly SafetyReport_SubstanceFragment[];
  /** Whether several groups of people were ticked. */
  hasGroups: boolean;
}

/**
 * Exposure and margin of every substance: Annex I, Part A, point 7. A click on any figure or
 * name opens the working and the profile; by keyboard the name, SED and MoS do, so that a row is not ten stops.
 */
export function MarginTable({ slug, substances, hasGroups }: Props) {
  const { t } = useTranslation('pifReport');
  const names = useFieldNames();
  const [opened, setOpened] = useState<OpenedWorking | null>(null);
  const cellsOf = useMarginCells(setOpened, hasGroups);
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
  const rows = substances.map((substance) => ({ key: substance.key, cells: cellsOf(substance) }));
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
