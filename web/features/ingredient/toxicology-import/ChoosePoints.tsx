import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POINT_COLUMNS, pointHeading, type PointColumn } from '../../../../domain/toxicology-import/pointColumns.ts';
import type { ToxicologyScope } from '../../../shared/apollo/schema.generated.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { ChooseSheet } from '../../../subjects/import/ChooseSheet.tsx';
import { useCan } from '../../../shared/session/useCan.ts';
import { SegmentedFilter } from '../../../shared/ui/SegmentedFilter.tsx';
import { useStartToxicologyImportMutation } from './ToxicologyImport.generated.ts';

const scopes = ['OWN', 'GLOBAL'] as const satisfies readonly ToxicologyScope[];

/** Uploads a table to be compared with the toxicological data, and explains what a table must look like. */
export function ChoosePoints({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('toxicologyImport');
  const canEditGlobal = useCan('ingredient.editToxicology');
  const [scope, setScope] = useState<ToxicologyScope>('OWN');
  const [compare] = useStartToxicologyImportMutation();
  const columns = POINT_COLUMNS.map((column) => pointHeading(column, currentLanguage())).join(', ');
  return (
    <ChooseSheet
      before={
        canEditGlobal && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
            <SegmentedFilter
              label={t('scope.label')}
              value={scope}
              options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
              onChange={setScope}
            />
            <Typography variant="body2" color="textSecondary">
              {t(`scope.about.${scope}`)}
            </Typography>
          </Box>
        )
      }
      title={t('choose.title')}
      hint={t('choose.hint')}
      errorTexts={t('choose.error', { returnObjects: true })}
      subject="REFERENCE_POINTS"
      companyId={null}
      columnText={(column) => pointHeading(column as PointColumn, currentLanguage())}
      start={async ({ upload, fileName, tables, signal }) => {
        const { data } = await compare({ variables: { input: { upload, fileName, scope, tables } } });
        if (data && !signal.aborted) onStarted(data.startToxicologyImport.toxicologyImport.id);
      }}
      rulesTitle={t('rules.title')}
      rules={[t('rules.columns', { columns }), t('rules.several'), t('rules.leftOut'), t('rules.verified')]}
    />
  );
}
