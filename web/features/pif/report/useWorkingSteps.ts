import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import type { SafetyReport_SubstanceFragment as Substance } from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import type { OpenedMargin } from './useMarginCells.tsx';

interface WorkingStep {
  name: string;
  formula: string;
  /** The formula with its figures. */
  figures: string;
  result: string;
}

/** How a margin follows, step by step; nothing where the exposure is not known. */
export function useWorkingSteps({ own, pointOfDeparture: pod }: Substance, margin: OpenedMargin | null): WorkingStep[] {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  if (!margin) return [];
  const shown = (one: { value: string } | null | undefined) => (one ? figure(Number(one.value)) : '?');
  const [a, c, d] = [shown(margin.exposure), shown(margin.concentration), shown(margin.dermalAbsorption)];
  const swallowed = margin.swallowedAbsorption;
  const absorbed = swallowed ? `(${d} + ${shown(swallowed)})` : d;
  const sed = shown(margin.systemicExposure);
  return [
    margin.isCombined
      ? {
          name: 'SED',
          formula: t('working.together'),
          figures: `${shown(own?.systemicExposure)} + …`,
          result: `${sed} mg/kg`,
        }
      : {
          name: 'SED',
          formula: t(swallowed ? 'working.sedSwallowed' : 'working.sed'),
          figures: `${a} × ${c} / 100 × ${absorbed} / 100`,
          result: `${sed} mg/kg`,
        },
    ...(pod
      ? [
          {
            name: 'PODsys',
            formula: t(pod.factors ? 'working.podSysAdjusted' : 'working.podSys'),
            figures: [shown(pod.value), pod.factors, `× ${shown(pod.absorption)} / 100`].filter(Boolean).join(' '),
            result: `${shown(pod.systemic)} mg/kg`,
          },
        ]
      : []),
    ...(pod && margin.margin
      ? [
          {
            name: 'MoS',
            formula: 'PODsys / SED',
            figures: `${shown(pod.systemic)} / ${sed}`,
            result: shown(margin.margin),
          },
        ]
      : []),
  ];
}
