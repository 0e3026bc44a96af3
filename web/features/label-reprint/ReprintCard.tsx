import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MissingNames, ReprintStates } from '../../subjects/label-reprint/ReprintState.tsx';
import { useCan } from '../../shared/session/useCan.ts';
import { paths } from '../../shared/url/paths.ts';
import type { LabelsToReprintQuery } from './LabelsToReprint.generated.ts';

/** A label to reprint: what it lacks for which batches, and the way to its form. */
export function ReprintCard({ label }: { label: LabelsToReprintQuery['labelsToReprint']['items'][number] }) {
  const { t } = useTranslation('labelReprint');
  const canEdit = useCan('label.edit');
  const { slug, name, companyName, reprint } = label;
  return (
    <Card component="article" aria-label={name} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={paths.label(slug)}
          sx={{ fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {companyName}
        </Typography>
      </Box>
      <ReprintStates reprint={reprint} />
      <MissingNames reprint={reprint} />
      {canEdit && reprint.missing.length > 0 && (
        <div>
          <Button variant="outlined" component={Link} to={paths.labelFormWithAllergens(slug)}>
            {t('add')}
          </Button>
        </div>
      )}
    </Card>
  );
}
