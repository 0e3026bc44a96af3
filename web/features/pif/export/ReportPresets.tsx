import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { REPORT_PRESETS, type ReportPreset } from '../../../../domain/report/reportParts.ts';
import '../translations.generated.ts';

const PRESETS = Object.keys(REPORT_PRESETS) as ReportPreset[];

interface Props {
  /** Undefined for a choice of one's own. */
  preset: ReportPreset | undefined;
  isBusy: boolean;
  onStart: (preset: ReportPreset) => void;
  /** Goes back to one's own choice; null before there is one. */
  onStartOwn: (() => void) | null;
}

/** The choices of parts to start from. */
export function ReportPresets({ preset, isBusy, onStart, onStartOwn }: Props) {
  const { t } = useTranslation('pif');
  return (
    <Box role="group" aria-label={t('export.startFrom')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {PRESETS.map((name) => (
        <Chip
          key={name}
          label={t(`export.preset.${name}`)}
          clickable
          disabled={isBusy}
          color={preset === name ? 'primary' : 'default'}
          variant={preset === name ? 'filled' : 'outlined'}
          aria-pressed={preset === name}
          onClick={() => onStart(name)}
        />
      ))}
      <Chip
        label={t('export.own')}
        clickable
        disabled={isBusy || !onStartOwn}
        color={preset ? 'default' : 'primary'}
        variant={preset ? 'outlined' : 'filled'}
        aria-pressed={!preset}
        onClick={() => onStartOwn?.()}
      />
    </Box>
  );
}
