import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FIRST_OF_CATEGORIES } from '../../../domain/ifra/amendments.ts';
import { isIfraCategory } from '../../../domain/ifra/categories.ts';
import { AMENDMENT_RANGE, checkCertificate, type IfraRow } from '../../../domain/ifra/certificate.ts';
import { chosenRows, type OpenIfraRow, readCertificate } from '../../../domain/ifra/readCertificate.ts';
import { Checkbox } from '../../shared/forms/Checkbox.tsx';
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
  const { day } = useQuantity();
  const [add] = useAddIfraCertificateMutation({ update: evictFragrances });
  const form = useForm<{ text: string; amendment: string; issuedOn: string }>({
    defaultValues: { text: '', amendment: '', issuedOn: '' },
  });
  const field = useFields(form);
  const [text, typedAmendment, typedDay] = useWatch({ control: form.control, name: ['text', 'amendment', 'issuedOn'] });
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const read = readCertificate(text, Number(typedAmendment.trim()) || null);
  const rows = [...read.rows, ...chosenRows(read.open, chosen)];
  const unanswered = read.open.filter((row) => chosenRows([row], chosen).length === 0);
  const amendment = Number(typedAmendment.trim() || (read.amendment ?? NaN));
  const isAmendment =
    Number.isInteger(amendment) && amendment >= AMENDMENT_RANGE.min && amendment <= AMENDMENT_RANGE.max;
  const issuedOn = typedDay || read.issuedOn;
  const problems = [
    ...(rows.length + unanswered.length === 0 ? [t('certificate.empty')] : []),
    ...(isAmendment ? [] : [t('certificate.noAmendment')]),
    ...(isAmendment ? checkCertificate({ amendment, rows }) : []).map(
      ({ index, code }) => `${rows[index]?.category ?? ''}: ${t(`certificate.errors.${code}`)}`,
    ),
    ...unanswered.map(({ line }) => t('certificate.chooseCategory', { line })),
    ...read.unread.map((line) => t('statement.unread', { line })),
  ];
  const save = async (): Promise<boolean> => {
    try {
      await add({ variables: { input: { name, amendment, issuedOn, rows } } });
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
      faultyField={rows.length > 0 && !isAmendment ? 'amendment' : 'text'}
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
      <CategoryChoices
        open={read.open}
        chosen={chosen}
        isOldScheme={amendment < FIRST_OF_CATEGORIES}
        disabled={isSubmitting}
        onChange={setChosen}
      />
      <ReadRows rows={rows} />
    </PasteDialog>
  );
}

/** What was read of the text. */
function ReadRows({ rows }: { rows: readonly IfraRow[] }) {
  const { t } = useTranslation('fragranceMaterial');
  const permissionText = usePermissionText();
  return (
    <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {t('certificate.read', { count: rows.length })}{' '}
      {rows.map((row) => `${row.category} ${permissionText(row)}`).join(' · ')}
    </Typography>
  );
}

interface ChoicesProps {
  open: readonly OpenIfraRow[];
  /** The categories that were chosen for each line. */
  chosen: Readonly<Record<string, readonly string[]>>;
  isOldScheme: boolean;
  disabled: boolean;
  onChange: (chosen: Readonly<Record<string, readonly string[]>>) => void;
}

/** Asks which categories rows without their letter mean; it may be several. */
function CategoryChoices({ open, chosen, isOldScheme, disabled, onChange }: ChoicesProps) {
  const { t } = useTranslation('fragranceMaterial');
  return open.map(({ line, categories }) => {
    const own = chosen[line] ?? [];
    return (
      <Box key={line} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Typography component="legend" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('certificate.whichCategory', { line })}
        </Typography>
        {categories.map((category) => (
          <Checkbox
            key={category}
            label={isIfraCategory(category) && !isOldScheme ? `${category} ${t(`category.${category}`)}` : category}
            checked={own.includes(category)}
            disabled={disabled}
            onChange={(isChecked) =>
              onChange({
                ...chosen,
                [line]: isChecked ? [...own, category] : own.filter((other) => other !== category),
              })
            }
          />
        ))}
      </Box>
    );
  });
}
