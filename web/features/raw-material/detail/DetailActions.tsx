import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HistoryButton } from '../../../subjects/history/HistoryButton.tsx';
import { TrashIcon } from '../../../shared/ui/icons.tsx';
import { MergeDialog } from '../duplicates/MergeDialog.tsx';
import { LinkDialog } from '../LinkDialog.tsx';
import { useEditTarget } from '../useEditTarget.ts';
import { useRawMaterialActions } from '../useRawMaterialActions.ts';
import { UnlinkElsewhere } from './UnlinkElsewhere.tsx';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

interface Props {
  rawMaterial: RawMaterialDetailQuery['rawMaterial'];
  onGone: () => void;
}

/** The actions that the user may take on the raw material. */
export function DetailActions({ rawMaterial, onGone }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const { remove, link, unlink } = useRawMaterialActions();
  const [isMerging, setMerging] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const editTarget = useEditTarget(rawMaterial.slug);
  const { isGlobal, isInCatalogue, viewerCanEdit, viewerCanOverride, viewerCanUnlink, viewerCanDelete } = rawMaterial;
  const removeIt = async () => {
    if (await remove(rawMaterial)) onGone();
  };
  const unlinkIt = async () => {
    // Outside the catalogue, only raw materials that every company sees remain visible.
    if ((await unlink(rawMaterial)) && !isGlobal) onGone();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {(viewerCanEdit || viewerCanOverride) && (
        <Button variant="contained" component={Link} {...editTarget}>
          {t(viewerCanEdit ? 'actions.edit' : 'entry.ownValues')}
        </Button>
      )}
      {viewerCanOverride && !isInCatalogue && (
        <Button variant="outlined" onClick={() => setLinking(true)}>
          {t('actions.link')}
        </Button>
      )}
      {isInCatalogue && viewerCanUnlink && (
        <Button variant="outlined" onClick={() => void unlinkIt()}>
          {t('actions.unlink')}
        </Button>
      )}
      {viewerCanOverride && <UnlinkElsewhere rawMaterial={rawMaterial} />}
      <HistoryButton subject="RAW_MATERIAL" slug={rawMaterial.slug} />
      {viewerCanDelete && (
        <Button variant="outlined" onClick={() => setMerging(true)}>
          {t('duplicates.action')}
        </Button>
      )}
      {isLinking && (
        <LinkDialog onLink={(companyId) => link(rawMaterial, companyId)} onClose={() => setLinking(false)} />
      )}
      {isMerging && <MergeDialog kept={rawMaterial} onClose={() => setMerging(false)} />}
      {viewerCanDelete && (
        <Button color="error" startIcon={<TrashIcon />} onClick={() => void removeIt()}>
          {common('delete')}
        </Button>
      )}
    </Box>
  );
}
