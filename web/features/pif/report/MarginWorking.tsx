import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { SafetyReport_SubstanceFragment } from './SafetyReportData.generated.ts';
import { SourcedLine } from './SourcedLine.tsx';
import { SubstanceProfile } from './SubstanceProfile.tsx';
import './translations.generated.ts';
import type { OpenedMargin } from './useMarginCells.tsx';
import { useWorkingSteps } from './useWorkingSteps.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

interface Props {
  /** Of the file. */
  slug: string;
  substance: SafetyReport_SubstanceFragment;
  /** Null where the exposure is not known. */
  margin: OpenedMargin | null;
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** How a margin follows: the formula, the same with its figures, and where each figure comes from. */
export function MarginWorking({ slug, substance, margin, anchor, onClose }: Props) {
  const { t } = useTranslation('pifReport');
  const { t: common } = useTranslation();
  const { figure } = useFormat();
  const { choice } = useFieldNames();
  const { inciName, pointOfDeparture: pod, requiredMargin, profile } = substance;
  const steps = useWorkingSteps(substance, margin);
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
        <SourcedLine name={t('working.required')} unit="" value={requiredMargin} />
      </Box>
      {margin?.group && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('working.decidedBy', { group: choice.group[margin.group] })}
        </Typography>
      )}
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
          {t('working.highest', { percent: figure(Number(margin.highestSafePercent.value)) })}
        </Typography>
      )}
      <SubstanceProfile slug={slug} substanceKey={substance.key} />
    </Popover>
  );
}
