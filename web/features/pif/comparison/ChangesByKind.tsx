import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CHANGE_KINDS } from '../../../../domain/report/snapshotInputs.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { ReportTable } from '../report/ReportTable.tsx';
import '../translations.generated.ts';
import { type Change, useChangeTexts } from '../versions/useChangeTexts.ts';

interface Props {
  changes: readonly Change[];
  /** What the columns are called. */
  older: string;
  newer: string;
}

/** Values that differ, old beside new, by kind. */
export function ChangesByKind({ changes, older, newer }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { placeOf, valueOf } = useChangeTexts();
  const rowsOf = (kind: Change['kind']) =>
    changes
      .filter((change) => change.kind === kind)
      .map((change, at) => ({
        key: `${kind}-${at}`,
        cells: [
          placeOf(change),
          <Value key="before">{valueOf(change, 'before')}</Value>,
          <Value key="after">{valueOf(change, 'after')}</Value>,
        ],
      }));
  const columns = [
    { key: 'place', label: t('compare.place'), isText: true },
    { key: 'before', label: older, isText: true },
    { key: 'after', label: newer, isText: true },
  ] as const;
  return CHANGE_KINDS.filter((kind) => changes.some((change) => change.kind === kind)).map((kind) => (
    <Box component="section" key={kind} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {names.choice.change[kind]}
      </Typography>
      <ReportTable label={names.choice.change[kind]} columns={columns} rows={rowsOf(kind)} />
    </Box>
  ));
}

function Value({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: { md: 160 }, textAlign: 'start' }}
    >
      {children}
    </Box>
  );
}
