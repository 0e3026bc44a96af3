import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import type { ClaimHint } from '../../../../domain/pif/claimHints.ts';
import { CheckIcon, CrossCircleIcon, QuestionIcon } from '../../../shared/ui/icons.tsx';
import { wholeWidth } from './gridStyles.ts';
import './translations.generated.ts';

const weights: Record<ClaimHint['weight'], { icon: typeof SvgIcon; colour: string }> = {
  CONTRARY: { icon: CrossCircleIcon, colour: 'result.red.main' },
  BY_HAND: { icon: QuestionIcon, colour: 'result.yellow.main' },
  SUPPORTS: { icon: CheckIcon, colour: 'result.green.main' },
};

interface Props {
  /** The hints of one criterion. */
  hints: readonly ClaimHint[];
  /** Whether the person answered "yes" without a reason. */
  isContradictory: boolean;
}

/** What was computed about a claim and a criterion, with its source. It suggests no answer: a person decides. */
export function ClaimHintList({ hints, isContradictory }: Props) {
  const { t } = useTranslation('pifSections');
  const translate = t as (key: string, values?: Record<string, unknown>) => string;
  if (hints.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('hints.title')} sx={{ ...wholeWidth, m: 0, p: 0, listStyle: 'none' }}>
      {hints.map(({ code, weight, subject, names }) => {
        const { icon: Icon, colour } = weights[weight];
        // An ingredient or a share is shown as it is, a group by its name.
        const about = subject && translate(`hints.group.${subject}`, { defaultValue: subject });
        return (
          <Box component="li" key={`${code} ${subject}`} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Icon titleAccess={t(`hints.weight.${weight}`)} sx={{ fontSize: 18, mt: 0.25, color: colour }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {about && `${about}: `}
                {t(`hints.text.${code}`)}
                {names.length > 0 && ` ${names.join(', ')}.`}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary">
                {t(`hints.source.${code}`)}
              </Typography>
            </Box>
          </Box>
        );
      })}
      {isContradictory && (
        <Typography component="li" variant="body2" sx={{ color: 'result.yellow.main' }} role="status">
          {t('hints.judgedAgainst')}
        </Typography>
      )}
    </Box>
  );
}
