import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { INSPECTION_LIMITS } from '../../../../domain/pif/inspectionLinks.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { paths } from '../../../shared/url/paths.ts';
import '../translations.generated.ts';
import { useCreateInspectionLinkMutation } from './InspectionLinks.generated.ts';

interface Props {
  slug: string;
  number: number;
  onMade: () => void;
  onClose: () => void;
}

const isDays = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= INSPECTION_LIMITS.minDays && Number(text) <= INSPECTION_LIMITS.maxDays;

/** Asks whom a link is for and how long it lasts, and shows the made link once. What was typed stays when it fails. */
export function NewInspectionLink({ slug, number, onMade, onClose }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const [purpose, setPurpose] = useState('');
  const [days, setDays] = useState('7');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const [address, setAddress] = useState('');
  // The answer holds the token, which must not stay in the cache.
  const [create, { loading }] = useCreateInspectionLinkMutation({ fetchPolicy: 'no-cache' });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (purpose.trim() === '' || !isDays(days.trim())) return;
    setFailure('');
    try {
      const input = { slug, number, purpose: purpose.trim(), days: Number(days) };
      const { data } = await create({ variables: { input } });
      setAddress(`${window.location.origin}${paths.inspection}#${data?.createInspectionLink.token ?? ''}`);
      onMade();
    } catch (error) {
      const { code, text } = describeError(error);
      setFailure(code === 'CONFLICT' ? t('links.full') : text);
    }
  };
  if (address) return <MadeLink address={address} onClose={onClose} />;
  return (
    <Box
      component="form"
      data-save-key="off"
      noValidate
      onSubmit={(event: SyntheticEvent) => void submit(event)}
      sx={{ my: 1 }}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'minmax(0, 1fr) 96px' }, alignItems: 'start' }}>
        <Field
          label={t('links.purpose')}
          hint={t('links.purposeHint')}
          value={purpose}
          autoFocus
          error={isTried && purpose.trim() === '' ? t('links.purposeError') : ''}
          inputProps={{ maxLength: INSPECTION_LIMITS.purpose }}
          onChange={({ target }) => setPurpose(target.value)}
        />
        <Field
          label={t('links.days')}
          value={days}
          error={isTried && !isDays(days.trim()) ? t('links.daysError') : ''}
          inputProps={{ inputMode: 'numeric', maxLength: 2 }}
          onChange={({ target }) => setDays(target.value)}
        />
      </Box>
      {failure && (
        <Typography role="alert" variant="body2" color="error">
          {failure}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={loading}>
          {loading ? t('links.making') : t('links.make')}
        </Button>
        <Button size="small" onClick={onClose} disabled={loading}>
          {common('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** The made link, which is shown once, with the way to copy it. */
function MadeLink({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', t('links.copied'));
    } catch {
      notify('error', t('links.copyFailed'));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1 }}>
      <Typography variant="body2" role="status">
        {t('links.once')}
      </Typography>
      <Field
        label={t('links.address')}
        value={address}
        readOnly
        onFocus={({ target }) => (target as HTMLInputElement).select()}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" size="small" onClick={() => void copy()}>
          {common('copy')}
        </Button>
        <Button size="small" onClick={onClose}>
          {common('close')}
        </Button>
      </Box>
    </Box>
  );
}
