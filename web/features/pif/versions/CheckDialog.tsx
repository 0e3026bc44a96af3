import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { FileDrop } from '../../../shared/forms/FileDrop.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { paths } from '../../../shared/url/paths.ts';
import '../translations.generated.ts';
import { type CheckedDocument, useDocumentCheck } from './useDocumentCheck.ts';

/** Tells which signed version a PDF is, byte for byte, or that it is none. */
export function CheckDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { check, checked, failure, isBusy } = useDocumentCheck();
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('check.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FileDrop
          title={t('check.drop')}
          hint={t('check.hint')}
          buttonText={t('check.choose')}
          accept="application/pdf"
          error={failure}
          uploadProgress={null}
          onFile={(file) => void check(file)}
          onCancel={undefined}
        />
        <div role="status">
          {isBusy && <Typography variant="body2">{t('check.busy')}</Typography>}
          {checked && <Answer {...checked} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Answer({ fileName, found }: CheckedDocument) {
  const { t } = useTranslation('pif');
  const { dateTime } = useFormat();
  if (!found)
    return (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('check.none', { file: fileName })}
      </Typography>
    );
  const { name, isReplaced, isContinued, isCopy, version } = found;
  const what = isContinued ? (isCopy ? 'copyContinued' : 'continued') : isCopy ? 'copy' : 'found';
  const { number, signedBy, signedAt, conclusion, slug } = version;
  return (
    <>
      <ConclusionBadge conclusion={conclusion} />
      <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        {t(`check.${what}`, {
          file: fileName,
          name,
          number,
          signer: signedBy,
          date: dateTime(signedAt),
        })}{' '}
        {t(isReplaced ? 'check.replaced' : 'check.newest')}
      </Typography>
      <Link component={RouterLink} to={paths.pifDescription(slug)} variant="body2">
        {t('check.open', { name })}
      </Link>
    </>
  );
}
