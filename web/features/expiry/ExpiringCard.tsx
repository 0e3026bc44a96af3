import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FILE_SLOTS } from '../../../domain/pif/fileSlots.ts';
import { ExpiryNote } from '../../subjects/documents/ExpiryNote.tsx';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { paths } from '../../shared/url/paths.ts';
import { placeName, type ExpiringDocument } from './recipients.ts';
import './translations.generated.ts';

const sectionPaths = {
  DESCRIPTION: paths.pifDescription,
  SAFETY_REPORT: paths.pifSafetyReport,
  MANUFACTURING: paths.pifManufacturing,
  CLAIMS: paths.pifClaims,
  ANIMAL_TESTING: paths.pifAnimalStatement,
} as const;

/** The page where a document is replaced by a newer one. */
function placePath({ kind, slug, slot }: ExpiringDocument): string {
  if (kind === 'RAW_MATERIAL') return paths.documentFolders(slug);
  return sectionPaths[slot ? FILE_SLOTS[slot].section : 'MANUFACTURING'](slug);
}

interface Props {
  document: ExpiringDocument;
  onAsk: () => void;
}

/** A document that has expired or will expire: what it is, of what, until when, and the way to its place. */
export function ExpiringCard({ document, onAsk }: Props) {
  const { t } = useTranslation('expiry');
  const canAsk = useCan('document.read');
  const { name, subject, manufacturer, companyNames } = document;
  const place = placeName(currentLanguage(), document);
  return (
    <Card
      component="article"
      aria-label={`${subject}: ${place}`}
      sx={{
        ...{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, minWidth: 0, alignItems: 'center' },
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={placePath(document)} sx={{ fontWeight: 600, color: 'inherit' }}>
          {subject}
        </MuiLink>
        <Typography variant="body2">{[place, name].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {[manufacturer, ...companyNames].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{
          ...{ display: 'grid', gap: 1, typography: 'body2' },
          ...{ justifyItems: { sm: 'end' }, justifyContent: { xs: 'start', sm: 'stretch' } },
        }}
      >
        <ExpiryNote of={document} />
        {canAsk && (
          <Button variant="outlined" onClick={onAsk} aria-label={t('askFor', { document: `${subject}: ${place}` })}>
            {t('ask')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
