import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { notify } from '../../shared/notify/notify.ts';
import { type DeletedItemsQuery, useRestoreDeletedItemMutation } from './Bin.generated.ts';
import './translations.generated.ts';

type Item = DeletedItemsQuery['deletedItems']['items'][number];

/** What may show the item again: lists in view are fetched at once, others when they are opened. */
const SHOWN_IN = ['deletedItems', 'rawMaterials', 'rawMaterial', 'rawMaterialFolders'] as const;

/** Something that was deleted, with the button that puts it back. */
export function BinRow({ item }: { item: Item }) {
  const { t } = useTranslation('bin');
  const { t: common } = useTranslation();
  const { dateTime } = useFormat();
  const [restore, { loading }] = useRestoreDeletedItemMutation({
    update: (cache) => {
      for (const fieldName of SHOWN_IN) cache.evict({ id: 'ROOT_QUERY', fieldName });
      cache.gc();
    },
  });
  const { id, kind, name, rawMaterialName, deletedAt, deletedBy, restorableUntil } = item;
  const run = async () => {
    try {
      await restore({ variables: { input: { id } } });
      notify('success', t('restored', { name }));
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has a dialog of its own.
      if (code !== 'UNAUTHENTICATED') notify('error', `${t('failed', { name })}\n${text}`);
    }
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.25 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {t(`kind.${kind}`, { name: rawMaterialName })}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('deleted', { date: dateTime(deletedAt), person: deletedBy ?? common('otherOrganisation') })} ·{' '}
          {t('until', { date: dateTime(restorableUntil) })}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={loading}
        aria-label={t('restoreOf', { name })}
        onClick={() => void run()}
        sx={{ ml: 'auto' }}
      >
        {t('restore')}
      </Button>
    </Box>
  );
}
