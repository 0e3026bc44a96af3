import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WarningIcon } from '../../../shared/ui/icons.tsx';
import { paths } from '../../../shared/url/paths.ts';
import '../translations.generated.ts';
import { useRawMaterialActions } from '../useRawMaterialActions.ts';
import { useSameNamed } from './useSameNamed.ts';

interface Props {
  tradeName: string;
  manufacturer: string;
  /** The raw material that is being edited. */
  exceptSlug?: string;
  /** The company whose catalogue it may be taken into. */
  companyId: string;
}

/** Says that a raw material of this trade name and manufacturer is there already, and whose it is. */
export function SameNamedNote({ tradeName, manufacturer, exceptSlug, companyId }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const { link } = useRawMaterialActions();
  const found = useSameNamed(tradeName, manufacturer, exceptSlug);
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {found.map((one) => (
        <Box
          key={one.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            p: 1.25,
            borderRadius: '10px',
            bgcolor: 'warning.soft',
          }}
        >
          <WarningIcon fontSize="small" sx={{ color: 'warning.main' }} />
          <Typography variant="body2" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {t('duplicates.there', {
              name: [one.tradeName, one.manufacturer].filter(Boolean).join(' · '),
              company: one.company ? (one.company.name ?? one.company.id) : common('otherOrganisation'),
            })}
          </Typography>
          {/* In a tab of its own, so that what is typed here stays. */}
          <Button
            size="small"
            component={Link}
            to={paths.rawMaterial(one.slug)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('duplicates.open')}
          </Button>
          {one.viewerCanOverride && !one.isInCatalogue && companyId !== '' && (
            <Button size="small" onClick={() => void link(one, companyId)}>
              {t('actions.link')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
