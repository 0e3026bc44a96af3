import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productCategory } from '../../../../domain/product/productCategories.ts';
import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import type { Catalogues } from '../../../shared/i18n/catalogues.ts';
import { differing, toContent, type ContentKey, type LabelForm } from './label.form.ts';

interface Props {
  mine: LabelForm;
  theirs: LabelForm;
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => void;
  onGoOn: () => void;
}

/** Somebody else saved the label meanwhile: both versions of what differs, side by side, and what shall become of them. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onGoOn }: Props) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const wordOf = useWords();
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const keys = differing(mine, theirs);
  const versions = [
    { title: t('conflict.mine'), content: toContent(mine) },
    { title: t('conflict.theirs'), content: toContent(theirs) },
  ];
  const keep = async () => {
    setSaving(true);
    await onKeepMine().finally(() => setSaving(false));
  };
  return (
    <Dialog open onClose={isSaving ? undefined : onGoOn} scroll="paper" aria-labelledby={`${id}title`} aria-describedby={`${id}text`} maxWidth="md" fullWidth>
      <DialogTitle id={`${id}title`}>{t('conflict.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DialogContentText id={`${id}text`}>{keys.length > 0 ? t('conflict.text', { count: keys.length }) : t('conflict.same')}</DialogContentText>
        {keys.map((key) => (
          <Box component="section" key={key} sx={{ mt: 2 }}>
            <Typography variant="subtitle2" component="h3" color="textSecondary">
              {detail(`field.${key}`)}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1, mt: 0.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
              {versions.map(({ title, content }) => (
                <Box key={title} sx={{ p: 1.25, border: 1, borderColor: 'divider', borderRadius: '10px' }}>
                  <Typography variant="caption" component="p" color="textSecondary">
                    {title}
                  </Typography>
                  <Typography variant="body2" tabIndex={0} sx={{ whiteSpace: 'pre-wrap', maxHeight: 200, overflow: 'auto' }}>
                    {wordOf(key, content[key])}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" autoFocus onClick={onGoOn} disabled={isSaving}>
          {t('conflict.goOn')}
        </Button>
        <Button color="error" onClick={onTakeTheirs} disabled={isSaving}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => void keep()} disabled={isSaving}>
          {t(isSaving ? 'saving' : 'conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The words for a value of a label. */
function useWords() {
  const { t } = useTranslation('labelDetail');
  const { t: check } = useTranslation('check');
  return (key: ContentKey, value: LabelContentInput[ContentKey]): string => {
    if (value === null || value === undefined || value === '') return t('onLabel.notStated');
    if (typeof value === 'boolean') return check(value ? 'product.yes' : 'product.no');
    if (Array.isArray(value)) return value.map((market) => t(`market.${market}`)).join(', ');
    if (key === 'use') return check(value === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff');
    if (key === 'category' && productCategory(String(value))) return check(`category.${value as keyof Catalogues['check']['category']}`);
    return String(value);
  };
}
