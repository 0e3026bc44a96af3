import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { SafetyReport_MarginFragment, SafetyReport_SubstanceFragment } from './SafetyReportData.generated.ts';
import { SourcedLine } from './SourcedLine.tsx';
import { SubstanceProfile } from './SubstanceProfile.tsx';
import './translations.generated.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

interface Props {
  /** Of the file. */
  slug: string;
  substance: SafetyReport_SubstanceFragment;
  /** Null where the exposure is not known. */
  margin: SafetyReport_MarginFragment | null;
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** How a margin follows: the formula, the same with its figures, and where each figure comes from. */
export function MarginWorking({ slug, substance, margin, anchor, onClose }: Props) {
  const { t } = useTranslation('pifReport');
  const { t: common } = useTranslation();
  const { figure } = useFormat();
  const shown = (one: { value: string } | null | undefined) => (one ? figure(Number(one.value)) : '?');
  const { inciName, pointOfDeparture: pod, requiredMargin, profile } = substance;
  const [a, c, d] = [shown(margin?.exposure), shown(margin?.concentration), shown(margin?.dermalAbsorption)];
  const swallowed = margin?.swallowedAbsorption;
  const absorbed = swallowed ? `(${d} + ${shown(swallowed)})` : d;
  const sed = shown(margin?.systemicExposure);
  const ofMargin = [
    {
      name: 'SED',
      formula: t(swallowed ? 'working.sedSwallowed' : 'working.sed'),
      figures: `${a} × ${c} / 100 × ${absorbed} / 100`,
      result: `${sed} mg/kg`,
    },
    ...(pod
      ? [
          {
            name: 'PODsys',
            formula: t('working.podSys'),
            figures: `${shown(pod.value)} × ${shown(pod.oralAbsorption)} / 100`,
            result: `${shown(pod.systemic)} mg/kg`,
          },
        ]
      : []),
    ...(pod && margin?.margin
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
  const steps = margin ? ofMargin : [];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('working.title', { name: inciName }), sx: { p: 2, width: 460 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {t('working.title', { name: inciName })}
          </Typography>
          <VerdictBadge verdict={margin?.verdict ?? substance.verdict} />
        </Box>
        <IconButton aria-label={common('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {steps.map(({ name, formula, figures, result }) => (
        <Box key={name} sx={{ mb: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {name} = {formula}
          </Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            = {figures} = <strong>{result}</strong>
          </Typography>
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', p: 1.5, m: 0, borderRadius: '10px', bgcolor: 'subtle' }}>
        {margin && <SourcedLine name={t('working.a')} unit="mg/kg" value={margin.exposure} />}
        {margin && <SourcedLine name={t('working.dermal')} unit="%" value={margin.dermalAbsorption} />}
        {pod && <SourcedLine name={t('working.pod')} unit="mg/kg" value={pod.value} />}
        {pod && <SourcedLine name={t('working.oral')} unit="%" value={pod.oralAbsorption} />}
        <SourcedLine name={t('working.required')} unit="" value={requiredMargin} />
      </Box>
      {profile.identity && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t(profile.identity.isSameName ? 'working.identity' : 'working.identityByCas', {
            name: profile.identity.inciName,
            cas: profile.identity.casNumbers.join(', ') || '–',
          })}
        </Typography>
      )}
      {margin?.highestSafePercent && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('working.highest', { percent: shown(margin.highestSafePercent) })}
        </Typography>
      )}
      <SubstanceProfile slug={slug} substanceKey={substance.key} />
    </Popover>
  );
}
