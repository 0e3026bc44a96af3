import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages, type Language } from '../../../domain/language.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { notify } from '../../shared/notify/notify.ts';
import './translations.generated.ts';
import { useAddWording } from './addWording.ts';
import type { Wording } from './findingText.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { wordingIn } from './wordingIn.ts';

/**
 * The wording that a label lacks, in the language of the screen or the other one: to be copied, or added to the
 * precautions where a label is edited. A wording that has no translation is shown in the original.
 */
export function WarningWording({ wording, subject }: { wording: Wording; subject: string }) {
  const { t } = useTranslation('check');
  const { t: common } = useTranslation();
  const add = useAddWording();
  const [chosen, setChosen] = useState<Language | null>(null);
  const available = languageCodes.filter((language) => wording[language] !== null);
  const wanted = chosen ?? currentLanguage();
  const { language, text } = wordingIn(wording, wanted);
  const named = (label: string) => (subject ? `${label}: ${subject}` : label);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('wording.copied'));
    } catch {
      notify('error', t('wording.copyFailed'));
    }
  };
  return (
    <Box role="group" aria-label={named(t('wording.title'))} sx={{ mt: 0.75 }}>
      <Box
        component="blockquote"
        lang={languages[language].tag}
        sx={{
          m: 0,
          px: 1.5,
          py: 1,
          borderRadius: '10px',
          bgcolor: 'subtle',
          typography: 'body2',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          '@media print': { p: 0 },
        }}
      >
        {text}
      </Box>
      {language !== wanted && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ fontStyle: 'italic', mt: 0.5 }}>
          {t('wording.original')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          '@media print': { display: 'none' },
        }}
      >
        {available.length > 1 && <LanguageChoice available={available} language={language} onChoose={setChosen} />}
        <Button size="small" onClick={() => void copy()} aria-label={named(common('copy'))} sx={{ px: 1 }}>
          {common('copy')}
        </Button>
        {add && (
          <Button size="small" onClick={() => add(text)} aria-label={named(t('wording.add'))} sx={{ px: 1 }}>
            {t('wording.add')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
