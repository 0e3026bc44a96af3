import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHANGE_KINDS } from '../../../../domain/report/snapshotInputs.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ReportTable } from '../report/ReportTable.tsx';
import '../translations.generated.ts';
import type { ConsequenceList_ConsequenceFragment } from '../versions/SignedVersions.generated.ts';
import { type Change, useChangeTexts } from '../versions/useChangeTexts.ts';
import { useConsequenceTexts } from '../versions/useConsequenceTexts.ts';

interface Sides {
  /** What the columns are called. */
  older: string;
  newer: string;
}

/** Figures of the report that are others, with the verdict they lead to. */
export function ConsequenceTable({
  consequences,
  older,
  newer,
}: Sides & { consequences: readonly ConsequenceList_ConsequenceFragment[] }) {
  const { t } = useTranslation('pif');
  const textsOf = useConsequenceTexts();
  if (consequences.length === 0) return null;
  const rows = consequences.map((one) => {
    const { place, before, after } = textsOf(one);
    return { place, before, after: one.isWorse ? <strong>✗ {after}</strong> : after };
  });
  return <Compared title={t('versions.follows')} rows={rows} older={older} newer={newer} />;
}

/** Values that differ, old beside new, by kind: one row per figure, with what it rests on. */
export function ChangesByKind({ changes, older, newer }: Sides & { changes: readonly Change[] }) {
  const names = useFieldNames();
  const { placeOf, valueOf } = useChangeTexts();
  return CHANGE_KINDS.filter((kind) => changes.some((change) => change.kind === kind)).map((kind) => (
    <Compared
      key={kind}
      title={names.choice.change[kind]}
      rows={changes
        .filter((change) => change.kind === kind)
        .map((change) => ({
          place: placeOf(change),
          before: valueOf(change, 'before'),
          after: valueOf(change, 'after'),
        }))}
      older={older}
      newer={newer}
    />
  ));
}

interface ComparedProps extends Sides {
  title: string;
  rows: readonly { place: string; before: string; after: ReactNode }[];
}

function Compared({ title, rows, older, newer }: ComparedProps) {
  const { t } = useTranslation('pif');
  const columns = [
    { key: 'place', label: t('compare.place'), isText: true },
    { key: 'before', label: older, isText: true },
    { key: 'after', label: newer, isText: true },
  ] as const;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ReportTable
        label={title}
        columns={columns}
        rows={rows.map(({ place, before, after }, at) => ({
          // Of a list of texts several have the same place.
          key: String(at),
          cells: [place, <Value key="before">{before}</Value>, <Value key="after">{after}</Value>],
        }))}
      />
    </Box>
  );
}

function Value({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: { md: 160 }, textAlign: 'start' }}
    >
      {children}
    </Box>
  );
}
