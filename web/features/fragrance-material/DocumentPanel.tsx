import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Panel, Tag } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';
import { useFragranceDocumentsQuery } from './FragranceMaterials.generated.ts';
import './translations.generated.ts';

/** The folders of a raw material that hold the papers of its perfume. */
const KINDS = ['ALLERGENS', 'IFRA'] as const;

/** The files of the Allergens and IFRA folders of the linked raw material, with their expiry and the way to add one. */
export function DocumentPanel({ slug }: { slug: string }) {
  const { t } = useTranslation('fragranceMaterial');
  const { day } = useQuantity();
  const mayOpen = useMayOpen();
  const { data, error, refetch } = useFragranceDocumentsQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
  });
  const address = (kind: (typeof KINDS)[number]) => `${paths.documentFolders(slug)}?folder=${kind}`;
  if (!mayOpen(paths.documentFolders(slug))) return null;
  return (
    <Panel title={t('documents.title')}>
      {!data &&
        (error ? (
          <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton height={80} />
        ))}
      {data &&
        KINDS.map((kind) => {
          const documents = data.rawMaterialFolders.find((folder) => folder.kind === kind)?.documents ?? [];
          return (
            <Box key={kind} sx={{ '& + &': { mt: 1.5 } }}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                <Typography variant="subtitle2" component="h3">
                  {t(`documents.${kind}`)}
                </Typography>
                <Button component={RouterLink} to={address(kind)} aria-label={t(`documents.open.${kind}`)}>
                  {t(documents.length === 0 ? 'documents.add' : 'documents.all')}
                </Button>
              </Box>
              {documents.length === 0 ? (
                <Typography variant="body2" color="textSecondary">
                  {t('documents.none')}
                </Typography>
              ) : (
                <Box component="ul" aria-label={t(`documents.${kind}`)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {documents.map(({ id, name, expiresOn, isExpired }) => (
                    <Box
                      component="li"
                      key={id}
                      sx={{
                        display: 'flex',
                        flexWrap: 'wrap',
                        columnGap: 1,
                        alignItems: 'center',
                        py: 0.5,
                        borderTop: 1,
                        borderColor: 'divider',
                        typography: 'body2',
                      }}
                    >
                      <Box component="span" sx={{ overflowWrap: 'anywhere', flex: '1 1 160px' }}>
                        {name}
                      </Box>
                      {expiresOn && (
                        <Tag>{t(isExpired ? 'documents.expired' : 'documents.expires', { day: day(expiresOn) })}</Tag>
                      )}
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
    </Panel>
  );
}
