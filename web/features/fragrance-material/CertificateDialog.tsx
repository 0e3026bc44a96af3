import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AMENDMENT_RANGE, checkCertificate } from '../../../domain/ifra/certificate.ts';
import { readCertificate } from '../../../domain/ifra/readCertificate.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Field } from '../../shared/ui/Field.tsx';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useAddIfraCertificateMutation,
} from './FragranceMaterial.generated.ts';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import { PasteDialog } from './PasteDialog.tsx';
import './translations.generated.ts';
import { usePermissionText } from './usePermissionText.ts';

interface Props {
  fragrance: Fragrance;
  onClose: () => void;
}

/** A new IFRA certificate, pasted as text; amendment and day are taken from it where it names them. */
export function CertificateDialog({ fragrance: { name }, onClose }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const permissionText = usePermissionText();
  const { day } = useQuantity();
  const [add] = useAddIfraCertificateMutation({ update: evictFragrances });
  const form = useForm<{ text: string; amendment: string; issuedOn: string }>({
    defaultValues: { text: '', amendment: '', issuedOn: '' },
  });
  const field = useFields(form);
  const [text, typedAmendment, typedDay] = useWatch({ control: form.control, name: ['text', 'amendment', 'issuedOn'] });
  const read = readCertificate(text);
  const amendment = Number(typedAmendment.trim() || (read.amendment ?? NaN));
  const isAmendment =
    Number.isInteger(amendment) && amendment >= AMENDMENT_RANGE.min && amendment <= AMENDMENT_RANGE.max;
  const issuedOn = typedDay || read.issuedOn;
  const problems = [
    ...(read.rows.length === 0 ? [t('certificate.empty')] : []),
    ...(isAmendment ? [] : [t('certificate.noAmendment')]),
    ...(isAmendment ? checkCertificate({ amendment, rows: read.rows }) : []).map(
      ({ index, code }) => `${read.rows[index]?.category ?? ''}: ${t(`certificate.errors.${code}`)}`,
    ),
    ...read.unread.map((line) => t('statement.unread', { line })),
  ];
  const save = async (): Promise<boolean> => {
    try {
      await add({ variables: { input: { name, amendment, issuedOn, rows: [...read.rows] } } });
      notify('success', t('saved', { name }));
      return true;
    } catch (error) {
      showFailure(form, error, (path) =>
        path === 'input.amendment' ? 'amendment' : path === 'input.issuedOn' ? 'issuedOn' : 'text',
      );
      return false;
    }
  };
  const { isSubmitting } = form.formState;
  return (
    <PasteDialog
      title={t('certificate.add')}
      label={t('certificate.text')}
      hint={t('certificate.hint')}
      rows={10}
      form={form}
      problems={problems}
      faultyField={read.rows.length > 0 && !isAmendment ? 'amendment' : 'text'}
      save={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Field
          label={t('certificate.amendment')}
          inputMode="numeric"
          placeholder={read.amendment === null ? '' : String(read.amendment)}
          readOnly={isSubmitting}
          {...field('amendment')}
        />
        <Field
          label={t('certificate.issuedOn')}
          type="date"
          hint={read.issuedOn !== null && typedDay === '' ? t('certificate.readDay', { day: day(read.issuedOn) }) : ''}
          readOnly={isSubmitting}
          {...field('issuedOn')}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('certificate.read', { count: read.rows.length })}{' '}
        {read.rows.map((row) => `${row.category} ${permissionText(row)}`).join(' · ')}
      </Typography>
    </PasteDialog>
  );
}
