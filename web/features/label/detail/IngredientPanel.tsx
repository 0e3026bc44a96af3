import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Check } from '../../../subjects/check/findingText.ts';
import { IngredientChips } from '../../../subjects/check/IngredientChips.tsx';
import { MarkedText } from '../../../subjects/check/MarkedText.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';

interface Props {
  text: string;
  check: Check | undefined;
}

/** The ingredients: as chips that open their data, and as the printed text. */
export function IngredientPanel({ text, check }: Props) {
  const { t } = useTranslation('labelDetail');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const isBlank = text.trim() === '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('actions.copied'));
    } catch {
      notify('error', t('actions.copyFailed'));
    }
  };
  return (
    <Panel
      title={t('ingredients.title')}
      mark={check && !isBlank && <Count>{number(check.total)}</Count>}
      action={
        !isBlank && (
          <Button size="small" onClick={() => void copy()} aria-label={t('actions.copyLong')}>
            {common('copy')}
          </Button>
        )
      }
    >
      {isBlank ? (
        <Typography variant="body2" color="textSecondary">
          {t('ingredients.none')}
        </Typography>
      ) : (
        <>
          {check && (
            <>
              <IngredientChips check={check} />
              <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mt: 2.5, mb: 0.5 }}>
                {t('ingredients.printed')}
              </Typography>
            </>
          )}
          {check ? (
            <MarkedText text={text} check={check} />
          ) : (
            <Box
              sx={{ typography: 'body2', whiteSpace: 'pre-wrap', maxHeight: 320, overflow: 'auto' }}
              tabIndex={0}
              role="group"
              aria-label={t('ingredients.printed')}
            >
              {text}
            </Box>
          )}
        </>
      )}
    </Panel>
  );
}
