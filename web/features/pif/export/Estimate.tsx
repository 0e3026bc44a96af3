import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import type { useEstimate } from './useEstimate.ts';

/** How many pages the export will have, and the files that will have none. */
export function Estimate({ of }: { of: ReturnType<typeof useEstimate> }) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const id = useId();
  const { report, attachments, isOpening, unreadable } = of;
  const ofFiles = attachments
    ? [
        t('export.estimate.pages', { count: attachments.pages }),
        t('export.estimate.dividers', { count: attachments.dividers }),
      ].join(', ')
    : isOpening
      ? t('export.estimate.opening')
      : '';
  const rows = [
    { name: t('export.estimate.report'), value: report ? t('export.estimate.about', { count: report }) : '–' },
    ...(ofFiles ? [{ name: names.field.attachments, value: ofFiles }] : []),
  ];
  return (
    <Box component="section" aria-labelledby={id} aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h3" variant="subtitle2">
        {t('export.estimate.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
        {rows.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {unreadable.length > 0 && (
        <Alert severity="warning">
          {t('export.estimate.unreadable', { count: unreadable.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {unreadable.map(({ name, problem }, at) => (
              <li key={at}>{t(`export.estimate.problem.${problem}`, { name })}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
