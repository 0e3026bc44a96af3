import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { strictestMargin } from '../../../../domain/report/strictestMargin.ts';
import type { PifPopulationGroup, SafetyVerdict } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type {
  SafetyReport_MarginFragment as Margin,
  SafetyReport_SubstanceFragment as Substance,
} from './SafetyReportData.generated.ts';
import './translations.generated.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

/** A margin; of named products together its dose is from all of them. */
export type OpenedMargin = Margin & { readonly isCombined?: true };

/** The substance of which the working is open, and the button that opened it. */
export interface OpenedWorking {
  anchor: HTMLElement;
  substance: Substance;
  /** Null where the exposure is not known: then only the profile is shown. */
  margin: OpenedMargin | null;
}

/** Stands at a figure that nobody compared with its source, as in the printed report. */
export const UNVERIFIED = '‡';

interface Shown {
  value: string;
  /** Left out: nothing is said of it here. */
  isVerified?: boolean;
}

/**
 * The cells of a substance, with the group that decides where there are several; a click on any figure or name opens
 * the working.
 */
export function useMarginCells(
  onOpen: (opened: OpenedWorking) => void,
  hasGroups: boolean,
): (substance: Substance) => ReactNode[] {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const shown = (value: Shown | null | undefined) =>
    value ? `${figure(Number(value.value))}${value.isVerified === false ? UNVERIFIED : ''}` : '–';
  return (substance) => {
    const {
      inciName,
      isNano,
      maxPercent,
      own,
      aggregate,
      combined,
      pointOfDeparture: pod,
      verdict,
      waiver,
    } = substance;
    const opener = (margin: OpenedMargin | null | undefined, value: string, isStop = true) =>
      margin && value !== '–' && value !== '?' ? (
        <FigureLink
          label={t('margins.open', { name: inciName, value })}
          value={value}
          isStop={isStop}
          onOpen={(anchor) => onOpen({ anchor, substance, margin })}
        />
      ) : (
        value
      );
    const figureOf = (value: string) => opener(own, value, false);
    // The other figures are those of the margin from the product.
    const ofAll = own && aggregate ? { ...own, swallowedAbsorption: null, ...aggregate } : null;
    const together = combined?.systemicExposure;
    const ofNamed =
      own && combined && together
        ? { ...own, ...combined, systemicExposure: together, isCombined: true as const }
        : null;
    const strictest = combined && !together ? null : strictestMargin<OpenedMargin>(own, ofAll, ofNamed);
    // The highest safe concentration rests on what its margin rests on.
    const highest = strictest?.highestSafePercent && { ...strictest.margin, value: strictest.highestSafePercent.value };
    return [
      <Link
        key="name"
        component="button"
        type="button"
        color="inherit"
        sx={{ textDecoration: 'underline dotted', font: 'inherit', textAlign: 'left', overflowWrap: 'anywhere' }}
        aria-label={t('margins.openProfile', { name: inciName })}
        onClick={({ currentTarget }) => onOpen({ anchor: currentTarget, substance, margin: own ?? null })}
      >
        {isNano ? `${inciName} [nano]` : inciName}
      </Link>,
      figureOf(maxPercent ? figure(Number(maxPercent)) : '?'),
      figureOf(shown(own?.dermalAbsorption)),
      opener(own, shown(own?.systemicExposure)),
      figureOf(shown(pod?.value)),
      figureOf(
        shown(
          pod && {
            ...pod.systemic,
            isVerified: pod.value.isVerified && pod.absorption.isVerified && pod.factors === '',
          },
        ),
      ),
      <MarginsCell
        key="mos"
        own={opener(own?.margin ? own : null, shown(own?.margin))}
        group={own?.group && hasGroups ? own.group : null}
        all={ofAll?.margin && opener(ofAll, shown(ofAll.margin))}
        named={combined && opener(ofNamed, together ? shown(combined.margin) : '?')}
      />,
      figureOf(`> ${shown(substance.requiredMargin)}`),
      opener(strictest, shown(highest), false),
      <VerdictCell key="verdict" verdict={verdict} waiver={waiver?.value} />,
    ];
  };
}

interface MarginsProps {
  own: ReactNode;
  /** Whose it is, where there are several. */
  group: PifPopulationGroup | null;
  /** Those from all products of a person, and from named ones together. */
  all: ReactNode;
  named: ReactNode;
}

/** The margins of a substance, one below the other. */
function MarginsCell({ own, group, all, named }: MarginsProps) {
  const { t } = useTranslation('pifReport');
  const { choice } = useFieldNames();
  const line = { variant: 'caption', component: 'span', sx: { display: 'block' } } as const;
  return (
    <span>
      {own}
      {group && (
        <Typography {...line} color="textSecondary">
          {choice.group[group]}
        </Typography>
      )}
      {all && (
        <Typography {...line}>
          {t('margins.aggregate')} {all}
        </Typography>
      )}
      {named && (
        <Typography {...line}>
          {t('margins.combined')} {named}
        </Typography>
      )}
    </span>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** Whether the keyboard stops at it, so that a row is not ten stops. */
  isStop: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** A figure that opens its working. */
function FigureLink({ label, value, isStop, onOpen }: FigureProps) {
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      tabIndex={isStop ? 0 : -1}
      sx={{ textDecoration: 'underline dotted', font: 'inherit', fontWeight: isStop ? 600 : 400 }}
      aria-label={label}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {value}
    </Link>
  );
}

/** The verdict, with the reason of a waived one. */
function VerdictCell({ verdict, waiver }: { verdict: SafetyVerdict; waiver: string | undefined }) {
  return (
    <span>
      <VerdictBadge verdict={verdict} />
      {verdict === 'WAIVED' && (
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          sx={{ display: 'block', minWidth: { md: 240 } }}
        >
          {waiver}
        </Typography>
      )}
    </span>
  );
}
