import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { goToPlace } from '../parts.ts';
import type { PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

type Blocker = NonNullable<PifWithPartB['blockers']>[number];

/** Where a blocker is mended: an address, or a place of this page. */
function mendOf({ code, slug }: Blocker, pif: PifWithPartB): string {
  const formula = pif.formula ? paths.formula(pif.formula.slug) : paths.pifDescription(pif.slug);
  switch (code) {
    case 'NO_FORMULA':
    case 'NO_CATEGORY':
      return paths.pifDescription(pif.slug);
    case 'PROHIBITED':
    case 'OVER_LIMIT':
    case 'SUM_NOT_100':
    case 'CONCENTRATION_UNKNOWN':
    case 'IFRA_EXCEEDED':
      return formula;
    case 'CMR_NO_DATA':
      return slug ? paths.rawMaterial(slug) : formula;
    case 'LABEL_RED':
      return slug ? paths.label(slug) : paths.labels;
    case 'ALLERGEN_NOT_ON_LABEL':
      return pif.label ? paths.labelFormWithAllergens(pif.label.slug) : paths.labels;
    case 'MARGIN_BELOW':
    case 'MARGIN_EQUAL':
    case 'ABSORPTION_CONTRADICTS':
    case 'NOTHING_ABSORBED':
      return '#part-B3-margins';
    case 'REQUIRED_COMMENT':
      return '#comments';
    default:
      return `#part-A${code === 'MICROBIOLOGY' ? 3 : code === 'NO_POD' ? 8 : 6}`;
  }
}

/** Everything that stops "safe"; each leads to its mend. */
export function BlockerList({ pif }: { pif: PifWithPartB }) {
  const { t } = useTranslation('pifPartB');
  const { figure } = useFormat();
  const blockers = pif.blockers ?? [];
  if (pif.blockers === null) return <Typography color="error">{t('blockersUnknown')}</Typography>;
  if (blockers.length === 0) return <Typography variant="body2">{t('noBlockers')}</Typography>;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('blockers', { count: blockers.length })}
      </Typography>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }} aria-label={t('blockersTitle')}>
        {blockers.map((blocker) => (
          <li key={`${blocker.code} ${blocker.subject ?? ''}`}>
            <MendLink to={mendOf(blocker, pif)}>
              {t(`blocker.${blocker.code}`, {
                subject: blocker.subject ?? '',
                margin: figure(Number(blocker.margin)),
                required: figure(Number(blocker.required)),
              })}
            </MendLink>
          </li>
        ))}
      </Typography>
    </>
  );
}

function MendLink({ to, children }: { to: string; children: string }) {
  const sx = { overflowWrap: 'anywhere' } as const;
  if (!to.startsWith('#'))
    return (
      <Link component={RouterLink} to={to} sx={sx}>
        {children}
      </Link>
    );
  return (
    <Link
      href={to}
      sx={sx}
      onClick={(event) => {
        event.preventDefault();
        goToPlace(to.slice(1));
      }}
    >
      {children}
    </Link>
  );
}
