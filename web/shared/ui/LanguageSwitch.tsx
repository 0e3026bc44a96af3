import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages } from '../../../domain/language.ts';
import { currentLanguage, i18n } from '../i18n/i18n.ts';

/** Switches between the languages. Each name is in its own language, so that its readers find it. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = currentLanguage();
  return (
    <Box role="group" aria-label={t('language.label')} sx={{ display: 'flex', alignItems: 'center' }}>
      {languageCodes.map((language) => (
        <ButtonBase
          key={language}
          lang={languages[language].tag}
          aria-label={`${language.toUpperCase()} – ${languages[language].name}`}
          aria-pressed={language === current}
          onClick={() => void i18n.changeLanguage(language)}
          sx={{
            minWidth: 36,
            minHeight: { xs: 44, sm: 36 },
            px: 0.75,
            borderRadius: '10px',
            typography: 'caption',
            fontWeight: 600,
            color: language === current ? 'text.primary' : 'text.secondary',
            textDecoration: language === current ? 'underline' : undefined,
            textDecorationThickness: 2,
            textUnderlineOffset: 5,
            textDecorationColor: (theme) => theme.vars?.palette.primary.main,
            '&:hover': { bgcolor: 'subtle' },
          }}
        >
          {language.toUpperCase()}
        </ButtonBase>
      ))}
    </Box>
  );
}
