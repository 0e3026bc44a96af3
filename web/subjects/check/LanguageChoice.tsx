import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../../domain/language.ts';
import './translations.generated.ts';

interface Props {
  /** The languages to choose from. */
  available: readonly Language[];
  language: Language;
  onChoose: (language: Language) => void;
}

/** The languages that a wording is there in. */
export function LanguageChoice({ available, language, onChoose }: Props) {
  const { t } = useTranslation('check');
  return (
    <Box role="group" aria-label={t('wording.language')} sx={{ display: 'flex' }}>
      {available.map((one) => (
        <ButtonBase
          key={one}
          lang={languages[one].tag}
          aria-pressed={one === language}
          onClick={() => onChoose(one)}
          sx={{
            minHeight: { xs: 44, sm: 32 },
            px: 1,
            borderRadius: '10px',
            typography: 'caption',
            fontWeight: 600,
            color: one === language ? 'text.primary' : 'text.secondary',
            textDecoration: one === language ? 'underline' : undefined,
            textDecorationThickness: 2,
            textUnderlineOffset: 5,
            textDecorationColor: (theme) => theme.vars?.palette.primary.main,
          }}
        >
          {languages[one].name}
        </ButtonBase>
      ))}
    </Box>
  );
}
