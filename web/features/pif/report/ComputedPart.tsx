import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, Tag } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { MissingList } from './MissingList.tsx';
import type { PartName } from './parts.ts';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';

interface Props {
  part: PartName;
  report: SafetyReport_ReportFragment;
  pif: PifDetail_PifFragment;
  children: ReactNode;
}

/** A part of the report that is computed, with what it lacks, under a heading that the index leads to. */
export function ComputedPart({ part, report: { sections, composition }, pif, children }: Props) {
  const { t } = useTranslation('pifReport');
  const section = sections.find(({ code }) => code === part);
  return (
    <Box id={`computed-${part}`} tabIndex={-1} sx={{ scrollMarginTop: 120 }}>
      <Panel title={`${part} ${t(`part.${part}`)}`} mark={<Tag>{t('computed')}</Tag>}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {section && <MissingList section={section} composition={composition} pif={pif} />}
          {children}
        </Box>
      </Panel>
    </Box>
  );
}
