import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Panel, Tag } from '../../../shared/ui/Panel.tsx';
import { ComputedComposition } from './ComputedComposition.tsx';
import { ComputedExposure } from './ComputedExposure.tsx';
import { ComputedPart } from './ComputedPart.tsx';
import { MarginChart } from './MarginChart.tsx';
import { MarginTable } from './MarginTable.tsx';
import { MissingList } from './MissingList.tsx';
import type { PifWithPartA } from './partA.form.ts';
import type { PartName } from './parts.ts';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import { verdictStyles } from './verdictStyles.ts';
import { useVerdictName } from './useVerdictName.ts';

interface Props {
  report: SafetyReport_ReportFragment;
  pif: PifWithPartA;
}

/** Of the version of the ingredient data, which is a hash. */
const SHOWN_DIGITS = 8;

/** How many substances have each verdict, the worst first. */
function VerdictCounts({ substances }: Pick<SafetyReport_ReportFragment, 'substances'>) {
  const verdictName = useVerdictName();
  const order = ['FAILS', 'NO_POD', 'UNKNOWN', 'QUESTION', 'WAIVED', 'BELOW_TTC', 'PASSES'] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 2 }}>
      {order.map((verdict) => {
        const count = substances.filter((one) => one.verdict === verdict).length;
        const { tone } = verdictStyles[verdict];
        return (
          count > 0 && (
            <Box key={verdict} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <Typography variant="h2" component="span" sx={{ color: tone ? `result.${tone}.main` : 'text.secondary' }}>
                {count}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {verdictName(verdict)}
              </Typography>
            </Box>
          )
        );
      })}
    </Box>
  );
}

/** The other parts of Part A with what they lack, and to which group of microbiology the product belongs. */
function OtherSections({ report: { sections, composition, microbiologyGroup }, pif }: Props) {
  const { t } = useTranslation('pifReport');
  const others = sections.filter(({ code }) => !['A1', 'A6', 'A7'].includes(code));
  return (
    <Panel title={t('otherSections')} mark={<Tag>{t('computed')}</Tag>}>
      {microbiologyGroup && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t('microbiologyGroup', {
            group: microbiologyGroup.group,
            reason: t(`microbiologyReason.${microbiologyGroup.reason}`),
          })}
        </Typography>
      )}
      {others.map((section) => (
        <Box
          key={section.code}
          id={`computed-${section.code}`}
          tabIndex={-1}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', scrollMarginTop: 120 }}
        >
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {section.code} {t(`part.${section.code as PartName}`)}
          </Typography>
          <MissingList section={section} composition={composition} pif={pif} />
        </Box>
      ))}
    </Panel>
  );
}

/** What is computed of Part A, section by section, with what each lacks: Annex I of Regulation (EC) No 1223/2009. */
export function ComputedReport({ report, pif }: Props) {
  const { t } = useTranslation('pifReport');
  const { day } = useQuantity();
  const { composition, exposure, substances } = report;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
      <Typography variant="caption" color="textSecondary">
        {t('computedOn', { date: day(report.checkedOn), version: report.knowledgeVersion.slice(0, SHOWN_DIGITS) })}
      </Typography>
      <ComputedPart part="A1" report={report} pif={pif}>
        {composition.length > 0 && <ComputedComposition report={report} />}
      </ComputedPart>
      <ComputedPart part="A6" report={report} pif={pif}>
        {/* Read again when the figures of Part A are others. */}
        {exposure && <ComputedExposure key={pif.partA.version} slug={pif.slug} />}
      </ComputedPart>
      <ComputedPart part="A7" report={report} pif={pif}>
        {substances.length > 0 && (
          <>
            <VerdictCounts substances={substances} />
            <MarginChart substances={substances} />
            <MarginTable slug={pif.slug} substances={substances} hasGroups={Boolean(exposure?.group)} />
          </>
        )}
      </ComputedPart>
      <OtherSections report={report} pif={pif} />
    </Box>
  );
}
