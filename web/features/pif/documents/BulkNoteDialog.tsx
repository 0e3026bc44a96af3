import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIF_REQUIREMENT_LIMITS } from '../../../../domain/pif/limits.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { Requirement } from './documentFilters.ts';
import './translations.generated.ts';
import { useDocumentName } from './useDocumentName.ts';
import { useSetRequirements } from './useSetRequirements.ts';

const NAMES = ['owner', 'dueOn', 'askedOn'] as const;
type Name = (typeof NAMES)[number];

interface Props {
  slug: string;
  requirements: readonly Requirement[];
  onSaved: () => void;
  onClose: () => void;
}

/**
 * Notes the same about several entries; what is left blank stays as it is. All change or none: where somebody noted
 * something meanwhile, the dialog stays open with what was typed and shows what that person noted.
 */
export function BulkNoteDialog({ slug, requirements, onSaved, onClose }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { t: common } = useTranslation();
  const names = useFieldNames();
  const { day } = useQuantity();
  const { fullNameOf } = useDocumentName();
  const { set, fetchNow } = useSetRequirements(slug);
  const [base, setBase] = useState(requirements);
  const [changed, setChanged] = useState<readonly Requirement[]>([]);
  const [values, setValues] = useState<Record<Name, string>>({ owner: '', dueOn: '', askedOn: '' });
  const typed = NAMES.filter((name) => values[name].trim() !== '');

  const save = async () => {
    try {
      await set(base, Object.fromEntries(typed.map((name) => [name, values[name].trim()])));
    } catch (error) {
      if (describeError(error).code === 'CONFLICT') {
        const remote = new Map((await fetchNow())?.requirements.map((one) => [one.key, one]));
        const now = base.map((one) => remote.get(one.key) ?? one);
        setChanged(now.filter(({ version }, at) => version !== base[at]?.version));
        setBase(now);
      }
      throw error;
    }
    notify('success', t('bulk.saved', { count: base.length }));
    onSaved();
  };
  const field = (name: Name) => ({
    label: names.field[name],
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const notedOn = ({ owner, dueOn, askedOn }: Requirement) =>
    [owner, dueOn && t('due', { date: day(dueOn) }), askedOn && t('asked', { date: day(askedOn) })]
      .filter(Boolean)
      .join(' · ') || t('dialog.none');
  return (
    <StepDialog
      title={t('bulk.title', { count: base.length })}
      submitText={common('save')}
      busyText={common('saving')}
      isAllowed={typed.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2">{t('bulk.hint')}</Typography>
      {changed.length > 0 && (
        <Typography variant="body2" component="div" role="alert">
          {t('dialog.remote')}
          {changed.map((one) => (
            <div key={one.key}>{`${fullNameOf(one)}: ${notedOn(one)}`}</div>
          ))}
        </Typography>
      )}
      <Field
        {...field('owner')}
        hint={t('dialog.ownerHint')}
        inputProps={{ maxLength: PIF_REQUIREMENT_LIMITS.owner }}
      />
      <Field {...field('dueOn')} type="date" />
      <Field {...field('askedOn')} type="date" />
    </StepDialog>
  );
}
