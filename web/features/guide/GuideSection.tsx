import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronRightIcon } from '../../shared/ui/icons.tsx';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';
import { guideLinks, type LinkName } from './guideLinks.ts';
import type { GuideSectionName } from './guideSections.ts';

interface Props {
  name: GuideSectionName;
  /** Links to related pages; those that the reader may not open are left out. */
  links: readonly LinkName[];
  children: ReactNode;
}

/** One section of the guide. */
export function GuideSection({ name, links, children }: Props) {
  const { t } = useTranslation('guide');
  const mayOpen = useMayOpen();
  const open = links.filter((link) => mayOpen(guideLinks[link]));
  const titleId = `${name}-title`;
  return (
    // Leaves room for the sticky header.
    <Box
      component="section"
      id={name}
      aria-labelledby={titleId}
      sx={{
        scrollMarginTop: 72,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Typography variant="h3" id={titleId}>
        {t(`sections.${name}.title`)}
      </Typography>
      {children}
      {open.length > 0 && (
        <Box
          component="ul"
          aria-label={t('links.label')}
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 1.5,
            p: 0,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
            rowGap: 0.5,
          }}
        >
          {open.map((link) => (
            <li key={link}>
              <MuiLink
                component={Link}
                to={guideLinks[link]}
                underline="hover"
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  typography: 'body2',
                  fontWeight: 600,
                  minHeight: 32,
                  '@media (pointer: coarse)': { minHeight: 44 },
                }}
              >
                {t(`links.${link}`)}
                <ChevronRightIcon sx={{ fontSize: 18 }} />
              </MuiLink>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
