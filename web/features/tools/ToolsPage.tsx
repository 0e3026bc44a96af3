import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import {
  BeakerIcon,
  CheckIcon,
  ClockIcon,
  DashboardIcon,
  EnvelopeIcon,
  FlaskIcon,
  ListIcon,
} from '../../shared/ui/icons.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';

const tools = [
  { name: 'incicheck', path: paths.toolInciCheck, icon: CheckIcon },
  { name: 'mos', path: paths.toolMos, icon: FlaskIcon },
  { name: 'moe', path: paths.toolMoe, icon: BeakerIcon },
  { name: 'pao', path: paths.toolPao, icon: ClockIcon },
  { name: 'diff', path: paths.toolArraysDiff, icon: DashboardIcon },
  { name: 'email', path: paths.toolEmail, icon: ListIcon },
  { name: 'messages', path: paths.email, icon: EnvelopeIcon },
  { name: 'checked', path: paths.checkedIncis, icon: ListIcon },
] as const;

/** The tools, a card with one line each. */
export default function ToolsPage() {
  const { t } = useTranslation('tools');
  return (
    <>
      <PageHeading title={t('index.title')} subtitle={t('index.subtitle')} />
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {tools.map(({ name, path, icon: Icon }) => (
          <Card
            component="li"
            key={name}
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 1.5,
              p: 2.5,
              transition: 'border-color 140ms',
              '&:hover': { borderColor: 'text.secondary' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Icon sx={{ color: 'primary.main', mt: 0.125 }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h3" component="h2">
                {/* The whole card is the link's target. */}
                <Link
                  component={RouterLink}
                  to={path}
                  color="inherit"
                  underline="none"
                  sx={{
                    '&::after': { content: '""', position: 'absolute', inset: 0 },
                    '&:focus-visible': { outline: 'none' },
                  }}
                >
                  {t(`${name}.title`)}
                </Link>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`${name}.about`)}
              </Typography>
            </Box>
          </Card>
        ))}
      </Box>
    </>
  );
}
