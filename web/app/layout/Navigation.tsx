import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { Session } from '../../shared/session/sessionFormat.ts';
import { FoldLeftIcon, FoldRightIcon } from '../../shared/ui/icons.tsx';
import { menuOf, type MenuPage } from '../access.ts';
import { preloadPage } from '../pageModules.ts';
import { menuIcons } from './menuIcons.ts';

interface Props {
  user: Session['user'];
  /**
   * Whether it was folded by hand. It shows only the icons then, and at medium width. Left out in the drawer, which
   * always shows the text as well.
   */
  fold?: { isFolded: boolean; onFold: (isFolded: boolean) => void };
  onNavigate?: () => void;
}

const firstName = (name: string | null) => name?.trim().split(/\s+/)[0];

/** The navigation of the specification, section 2: the main block, and a block titled with the person's first name. */
export function Navigation({ user, fold, onNavigate }: Props) {
  const { t } = useTranslation('app');
  const personal = menuOf(user.role, 'personal');
  // A screen reader reads the text at any width.
  const word = fold ? (fold.isFolded ? { display: 'none' } : { display: { sm: 'none', lg: 'inline' } }) : {};
  const entry = (page: MenuPage) => {
    const Icon = menuIcons[page.name];
    const title = t(`pages.${page.name}`);
    return (
      <li key={page.name}>
        <ButtonBase
          component={NavLink}
          to={page.path}
          onClick={onNavigate}
          onPointerEnter={() => preloadPage(page.path)}
          aria-label={title}
          title={fold ? title : undefined}
          sx={entryStyle}
        >
          <Icon sx={{ fontSize: 20 }} />
          <Box component="span" sx={word}>
            {title}
          </Box>
        </ButtonBase>
      </li>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      sx={{ px: 1.5, py: 2, '& ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 } }}
    >
      <ul>{menuOf(user.role, 'main').map(entry)}</ul>
      {personal.length > 0 && (
        <>
          <Box sx={{ mx: 1.5, my: 2, borderTop: 1, borderColor: 'divider' }} />
          <Typography
            variant="caption"
            component="h2"
            color="textSecondary"
            sx={{ fontWeight: 600, px: 1.5, mb: 0.75, ...word }}
          >
            {firstName(user.name) ?? t('nav.personal')}
          </Typography>
          <ul>{personal.map(entry)}</ul>
        </>
      )}
      {fold && <FoldEntry {...fold} />}
    </Box>
  );
}

/** Folds the navigation to its icons, and back; where there is no room for the words it is folded anyway. */
function FoldEntry({ isFolded, onFold }: NonNullable<Props['fold']>) {
  const { t } = useTranslation('app');
  const Icon = isFolded ? FoldRightIcon : FoldLeftIcon;
  const title = t(isFolded ? 'nav.unfold' : 'nav.fold');
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' }, mt: 3 }}>
      <ButtonBase onClick={() => onFold(!isFolded)} aria-label={title} title={title} sx={entryStyle}>
        <Icon sx={{ fontSize: 20 }} />
        {!isFolded && t('nav.foldShort')}
      </ButtonBase>
    </Box>
  );
}

const entryStyle = {
  width: 1,
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 1.5,
  minHeight: 38,
  borderRadius: '10px',
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { bgcolor: 'subtle', color: 'text.primary' },
  '&.active': { bgcolor: 'primary.soft', color: 'primary.main', fontWeight: 600 },
} as const;
