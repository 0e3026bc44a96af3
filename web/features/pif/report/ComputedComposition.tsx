import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { CompositionTable } from './CompositionTable.tsx';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';

interface Props {
  report: SafetyReport_ReportFragment;
}

/** The composition with its sum, the list of ingredients and the allergens that it declares. */
export function ComputedComposition({ report: { composition, sum, inciList, allergens } }: Props) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const declared = allergens.filter(({ isDeclared }) => isDeclared);
  return (
    <>
      <CompositionTable composition={composition} />
      <Typography variant="body2">{t('composition.sum', { sum: figure(Number(sum)) })}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{t('composition.list')}</strong> {inciList}
      </Typography>
      {declared.length > 0 && (
        <Typography variant="body2">
          <strong>{t('composition.allergens')}</strong>{' '}
          {declared
            .map(({ labelName, percent, isOnLabel }) => {
              const mark = isOnLabel === false ? ` (${t('composition.notOnLabel')})` : '';
              return `${labelName} ${figure(Number(percent))} %${mark}`;
            })
            .join(', ')}
        </Typography>
      )}
    </>
  );
}
