import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import { DetailDrawer } from '../../shared/ui/DetailDrawer.tsx';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { BinList } from './BinList.tsx';
import './translations.generated.ts';

/** The id that the drawer shows. */
const BIN = 'bin';

/** Opens what was deleted, of one raw material or of all, for those who may put it back. */
export function BinButton({ rawMaterialId = null }: { rawMaterialId?: string | null }) {
  const { t } = useTranslation('bin');
  const canRestore = useCan('bin.restore');
  const [shown, setShown] = useState<string | null>(null);
  if (!canRestore) return null;
  return (
    <>
      <Button startIcon={<TrashIcon />} aria-haspopup="dialog" onClick={() => setShown(BIN)}>
        {t('title')}
      </Button>
      <DetailDrawer id={shown} onId={setShown}>
        {(_, titleId) => (
          <>
            <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
              {t('title')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {t('about')}
            </Typography>
            <BinList rawMaterialId={rawMaterialId} />
          </>
        )}
      </DetailDrawer>
    </>
  );
}
