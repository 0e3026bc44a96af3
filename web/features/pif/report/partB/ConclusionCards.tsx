import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PifConclusion } from '../../../../shared/apollo/schema.generated.ts';
import { conclusionStyles } from '../../../../shared/ui/conclusionStyles.ts';
import { LockIcon } from '../../../../shared/ui/icons.tsx';
import { goToPlace } from '../parts.ts';
import './translations.generated.ts';

const CONCLUSIONS = ['NONE', 'SAFE', 'CONDITIONALLY_SAFE', 'UNSAFE'] as const;

/** A circle that is filled for the conclusion that stands. */
const circle = {
  width: 18,
  height: 18,
  flexShrink: 0,
  borderRadius: '50%',
  border: 1.5,
  borderColor: 'text.secondary',
  '[aria-pressed="true"] > &': { borderWidth: 5, borderColor: 'primary.main' },
} as const;

interface Props {
  conclusion: PifConclusion;
  blockerCount: number;
  isBusy: boolean;
  onConclude: (conclusion: PifConclusion) => void;
}

/** The four conclusions side by side. A closed "safe" stays in its place and leads to what closes it. */
export function ConclusionCards({ conclusion, blockerCount, isBusy, onConclude }: Props) {
  const { t } = useTranslation('pifPartB');
  const { t: common } = useTranslation();
  const id = useId();
  return (
    <Box
      role="group"
      aria-label={t('conclude')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' }}
    >
      {CONCLUSIONS.map((one) => {
        const isChosen = one === conclusion;
        const isClosed = one === 'SAFE' && blockerCount > 0;
        const { icon: Icon } = conclusionStyles[one];
        const name = one === 'NONE' && isChosen ? common('conclusion.none') : t(`choose.${one}`);
        const hint =
          one === 'NONE'
            ? t(isChosen ? 'hint.none' : 'hint.back')
            : isClosed
              ? t('hint.closed', { count: blockerCount })
              : t(`hint.${one}`);
        return (
          <Button
            key={one}
            variant="outlined"
            color={isClosed ? 'inherit' : 'primary'}
            aria-label={isClosed ? t('safeClosed', { count: blockerCount }) : name}
            aria-describedby={`${id}-${one}`}
            aria-pressed={isChosen}
            disabled={isBusy}
            onClick={() => {
              if (isClosed) goToPlace('gate');
              else if (!isChosen) onConclude(one);
            }}
            sx={{
              justifyContent: 'flex-start',
              alignItems: 'flex-start',
              gap: 1.25,
              p: 1.5,
              textAlign: 'start',
              color: 'text.primary',
              borderColor: 'divider',
              bgcolor: isClosed ? 'subtle' : undefined,
              '&[aria-pressed="true"]': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
            }}
          >
            <Box component="span" sx={circle} />
            <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <Icon sx={{ fontSize: 17 }} />
                {name}
                {isClosed && <LockIcon sx={{ fontSize: 16, ml: 'auto' }} />}
              </Box>
              <Typography
                component="span"
                id={`${id}-${one}`}
                variant="caption"
                color={isClosed ? 'error' : 'textSecondary'}
                sx={{ display: 'block' }}
              >
                {hint}
              </Typography>
            </Box>
          </Button>
        );
      })}
    </Box>
  );
}
