import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ReportTable } from './ReportTable.tsx';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';

/** The composition by raw materials and their substances: Annex I, Part A, point 1. */
export function CompositionTable({ composition }: Pick<SafetyReport_ReportFragment, 'composition'>) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const columns = [
    { key: 'name', label: t('composition.name'), isText: true },
    { key: 'about', label: t('composition.about'), isText: true },
    { key: 'inMaterial', label: t('composition.inMaterial') },
    { key: 'percent', label: t('composition.percent') },
  ] as const;
  const rows = composition.flatMap(({ line, tradeName, manufacturer, percent, substances, fragrance }) => [
    {
      key: `line-${line}`,
      cells: [
        <strong key="name">{tradeName}</strong>,
        [manufacturer, fragrance && [fragrance.name, fragrance.code, fragrance.supplier].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · '),
        '',
        <strong key="percent">{figure(Number(percent))}</strong>,
      ],
    },
    ...substances.map(({ key, inciName, isNano, inMaterial, maxPercent, isContained }) => ({
      key: `line-${line}-${key}`,
      cells: [
        <Typography key="name" variant="body2" component="span" sx={{ display: 'block', pl: isContained ? 4 : 2 }}>
          {isNano ? `${inciName} [nano]` : inciName}
        </Typography>,
        '',
        inMaterial ? decimalText(inMaterial) : '?',
        typeof maxPercent === 'string' ? figure(Number(maxPercent)) : '?',
      ],
    })),
  ]);
  return <ReportTable label={t('composition.title')} columns={columns} rows={rows} />;
}
