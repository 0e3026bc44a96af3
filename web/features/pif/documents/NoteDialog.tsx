import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIF_REQUIREMENT_LIMITS } from '../../../../domain/pif/limits.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { Requirement } from './documentFilters.ts';
import './translations.generated.ts';
import { useDocumentName } from './useDocumentName.ts';
import { useSetRequirements } from './useSetRequirements.ts';

const NAMES = ['owner', 'dueOn', 'askedOn', 'note', 'waivedBecause'] as const;
type Name = (typeof NAMES)[number];
type Values = Record<Name, string>;

const valuesOf = (requirement: Requirement): Values => ({
  owner: requirement.owner ?? '',
  dueOn: requirement.dueOn ?? '',
  askedOn: requirement.askedOn ?? '',
  note: requirement.note ?? '',
  waivedBecause: requirement.waivedBecause ?? '',
});

interface Props {
  slug: string;
  requirement: Requirement;
  onClose: () => void;
}

/**
 * What is noted about an entry. Only what was changed is sent, so that what somebody else noted meanwhile stays; where
 * both changed it, the dialog stays open with what was typed and shows what the other person noted.
 */
export function NoteDialog({ slug, requirement, onClose }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { t: common } = useTranslation();
  const names = useFieldNames();
  const { day } = useQuantity();
  const { fullNameOf } = useDocumentName();
  const { set, fetchNow } = useSetRequirements(slug);
  const [base, setBase] = useState(requirement);
  const [isBehind, setBehind] = useState(false);
  // What the dialog opened with: after a conflict the file is fetched anew, and what only the other person changed must
  // not be sent back.
  const [before] = useState(() => valuesOf(requirement));
  const [values, setValues] = useState(before);
  const changed = NAMES.filter((name) => values[name].trim() !== before[name]);

  const save = async () => {
    if (changed.length === 0) return;
    try {
      await set([base], Object.fromEntries(changed.map((name) => [name, values[name].trim() || null])));
    } catch (error) {
      if (describeError(error).code === 'CONFLICT') {
        const remote = (await fetchNow())?.requirements.find(({ key }) => key === base.key);
        if (remote && remote.version !== base.version) {
          setBase(remote);
          setBehind(true);
        }
      }
      throw error;
    }
    notify('success', t('dialog.saved'));
  };
  const field = (name: Name) => ({
    label: names.field[name],
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const remoteText = (name: Name) => {
    const text = valuesOf(base)[name];
    return text === '' ? t('dialog.none') : name === 'dueOn' || name === 'askedOn' ? day(text) : text;
  };
  const lengths = PIF_REQUIREMENT_LIMITS;
  return (
    <StepDialog
      title={t('dialog.title')}
      submitText={common('save')}
      busyText={common('saving')}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {fullNameOf(requirement)}
      </Typography>
      {isBehind && (
        <Typography variant="body2" component="div" role="alert">
          {t('dialog.remote')}
          {changed.map((name) => (
            <div key={name}>{`${names.field[name]}: ${remoteText(name)}`}</div>
          ))}
        </Typography>
      )}
      <Field {...field('owner')} hint={t('dialog.ownerHint')} inputProps={{ maxLength: lengths.owner }} />
      <Field {...field('dueOn')} type="date" />
      <Field {...field('askedOn')} type="date" />
      <Field {...field('note')} multiline minRows={2} inputProps={{ maxLength: lengths.note }} />
      {requirement.canBeWaived && (
        <Field
          {...field('waivedBecause')}
          hint={`${t('dialog.waivedHint')} ${t('waiverHint')}`}
          multiline
          minRows={2}
          inputProps={{ maxLength: lengths.waivedBecause }}
        />
      )}
    </StepDialog>
  );
}
