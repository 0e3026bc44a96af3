import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exposureInSerbian } from '../../../../domain/product/exposureNames.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Panel, Tag } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { CompositionTable } from './CompositionTable.tsx';
import { MarginChart } from './MarginChart.tsx';
import { MarginTable } from './MarginTable.tsx';
import { MissingList } from './MissingList.tsx';
import type { PartName } from './parts.ts';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import { SourcedLine } from './SourcedLine.tsx';
import './translations.generated.ts';
import { verdictStyles } from './verdictStyles.ts';
import { useVerdictName } from './useVerdictName.ts';

interface Props {
  report: SafetyReport_ReportFragment;
  pif: PifDetail_PifFragment;
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

/** Where the product is applied and how it gets into the body, by its category. */
function CategoryTexts({ exposure }: { exposure: NonNullable<SafetyReport_ReportFragment['exposure']> }) {
  const { t } = useTranslation('pifReport');
  return (['applicationSites', 'routes'] as const).map((name) => {
    const text = exposure[name];
    return (
      text && (
        <Typography key={name} variant="body2" component="li" sx={{ py: 0.25 }}>
          {t(`exposureOf.${name}`)}: <strong>{currentLanguage() === 'en' ? text : exposureInSerbian(text)}</strong>
        </Typography>
      )
    );
  });
}

/** What is computed of Part A, section by section, with what each lacks: Annex I of Regulation (EC) No 1223/2009. */
export function ComputedReport({ report, pif }: Props) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const { day } = useQuantity();
  const { composition, sum, inciList, exposure, substances, allergens, sections, microbiologyGroup } = report;
  const part = (code: PartName, children: ReactNode) => {
    const section = sections.find((one) => one.code === code);
    return (
      <Box id={`computed-${code}`} tabIndex={-1} sx={{ scrollMarginTop: 80 }}>
        <Panel title={`${code} ${t(`part.${code}`)}`} mark={<Tag>{t('computed')}</Tag>}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {section && <MissingList section={section} composition={composition} pif={pif} />}
            {children}
          </Box>
        </Panel>
      </Box>
    );
  };
  const others = sections.filter(({ code }) => !['A1', 'A6', 'A7'].includes(code));
  const declared = allergens.filter(({ isDeclared }) => isDeclared);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
      <Typography variant="caption" color="textSecondary">
        {t('computedOn', { date: day(report.checkedOn), version: report.knowledgeVersion.slice(0, SHOWN_DIGITS) })}
      </Typography>
      {part(
        'A1',
        composition.length > 0 && (
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
        ),
      )}
      {part(
        'A6',
        exposure && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            <CategoryTexts exposure={exposure} />
            {exposure.exposure && <SourcedLine name={t('working.a')} unit="mg/kg" value={exposure.exposure} />}
            {exposure.gramsPerDay && (
              <SourcedLine name={t('exposureOf.amount')} unit="g" value={exposure.gramsPerDay} />
            )}
            {exposure.retentionFactor && (
              <SourcedLine name={t('exposureOf.retention')} unit="" value={exposure.retentionFactor} />
            )}
            {exposure.bodyWeightKg && (
              <SourcedLine name={t('exposureOf.weight')} unit="kg" value={exposure.bodyWeightKg} />
            )}
            {exposure.notes.map((note) => (
              <Box component="li" key={note} sx={{ typography: 'body2', pt: 0.5 }}>
                {t(`exposureNote.${note}`)}
              </Box>
            ))}
          </Box>
        ),
      )}
      {part(
        'A7',
        substances.length > 0 && (
          <>
            <VerdictCounts substances={substances} />
            <MarginChart substances={substances} />
            <MarginTable slug={pif.slug} substances={substances} />
          </>
        ),
      )}
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
          <Box key={section.code} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {section.code} {t(`part.${section.code as PartName}`)}
            </Typography>
            <MissingList section={section} composition={composition} pif={pif} />
          </Box>
        ))}
      </Panel>
    </Box>
  );
}
