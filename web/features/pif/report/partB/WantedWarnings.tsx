import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CheckedWarning, WarningState } from '../../../../../domain/report/reportWarnings.ts';
import '../../../../subjects/check/translations.generated.ts';
import { CheckIcon, MinusIcon, RingIcon } from '../../../../shared/ui/icons.tsx';
import './translations.generated.ts';

/** States differ in shape, not only in colour. */
const icons: Record<WarningState, { icon: typeof SvgIcon; colour: string }> = {
  PRINTED: { icon: CheckIcon, colour: 'result.green.main' },
  EXPLAINED: { icon: MinusIcon, colour: 'info.main' },
  MISSING: { icon: RingIcon, colour: 'result.red.main' },
};

interface Props {
  warnings: readonly CheckedWarning[];
  readOnly: boolean;
  /** Whether a wording is among the explained ones, though the reason may not be written yet. */
  isStarted: (wording: string) => boolean;
  onExplain: (wording: string) => void;
}

/** The wordings that the annexes want, each printed, explained or missing. */
export function WantedWarnings({ warnings, readOnly, isStarted, onExplain }: Props) {
  const { t, i18n } = useTranslation(['pifPartB', 'check']);
  const isSerbian = i18n.language === 'sr';
  return (
    <>
      <Box component="ul" aria-label={t('pifPartB:due.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {warnings.map((warning) => {
          const { english, serbian, ingredient, reference, condition, limit, state } = warning;
          const { icon: Icon, colour } = icons[state];
          const wording = isSerbian && serbian !== null ? serbian : english;
          return (
            <Box
              component="li"
              key={english}
              sx={{ display: 'flex', gap: 1.25, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Icon aria-hidden sx={{ fontSize: 18, mt: 0.25, flexShrink: 0, color: colour }} />
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {wording}
                </Typography>
                <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ color: state === 'MISSING' ? 'result.red.main' : undefined }}>
                    {t(`pifPartB:due.state.${state}`)}
                  </Box>
                  {ingredient !== null && <> · {ingredient}</>} · {reference}
                  {condition !== null && (
                    <div>{t(`check:condition.${condition as 'kind'}`, { limit: limit ?? '' })}</div>
                  )}
                </Typography>
                {state === 'MISSING' && !readOnly && !isStarted(wording) && (
                  <Button
                    size="small"
                    aria-label={t('pifPartB:due.explainOf', { wording })}
                    onClick={() => onExplain(wording)}
                    sx={{ ml: -0.5 }}
                  >
                    {t('pifPartB:due.explain')}
                  </Button>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      {isSerbian && warnings.some(({ serbian }) => serbian !== null) && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('check:note.unverifiedWording')}
        </Typography>
      )}
    </>
  );
}
