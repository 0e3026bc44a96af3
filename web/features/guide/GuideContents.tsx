import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { guideSections } from './guideSections.ts';

/** Links to the sections of the guide; sticky where there is room beside the text. */
export function GuideContents() {
  const { t } = useTranslation('guide');
  return (
    <Box
      component="nav"
      aria-label={t('sections.onThisPage')}
      sx={{ position: { lg: 'sticky' }, top: 80, alignSelf: 'start', mb: { xs: 3, lg: 0 } }}
    >
      <Typography variant="subtitle2" component="p" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('sections.onThisPage')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {guideSections.map((name) => (
          <li key={name}>
            <MuiLink
              href={`#${name}`}
              underline="hover"
              sx={{ display: 'block', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } }}
            >
              {t(`sections.${name}.title`)}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
