import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import type { FormulaRow_FormulaFragment } from './Formulas.generated.ts';

/** Where each kind of user is shown. */
const addresses = { LABEL: paths.label, PIF: paths.pifDescription } as const;

/** What was made from a formula, with links; nothing where nothing was. */
export function FormulaUsers({ usage, max }: { usage: FormulaRow_FormulaFragment['usage']; max: number }) {
  const { t } = useTranslation('formula');
  if (usage.count === 0) return null;
  const shown = usage.users.slice(0, max);
  const more = usage.count - shown.length;
  return (
    <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {t('usedIn', { count: usage.count })}{' '}
      {shown.map(({ kind, slug, name }, at) => (
        <Fragment key={`${kind} ${slug}`}>
          {at > 0 && ', '}
          {t(`user.${kind}`)}{' '}
          <MuiLink component={Link} to={addresses[kind](slug)}>
            {name ?? slug}
          </MuiLink>
        </Fragment>
      ))}
      {more > 0 && ` ${t('andMore', { count: more })}`}
    </Typography>
  );
}
