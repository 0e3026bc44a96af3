import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/forms/ConflictDialog.tsx';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { differingFields, mergeChanges, toFormValues, type EditForm, type StoredFragrance } from './fragranceForm.ts';
import './translations.generated.ts';

interface Props {
  /** The version that was edited. */
  before: StoredFragrance;
  typed: EditForm;
  /** The version that somebody else stored. */
  remote: StoredFragrance;
  onKeepLocal: () => Promise<unknown>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

const labels = {
  name: 'edit.name',
  code: 'edit.code',
  supplier: 'edit.supplier',
  kind: 'filters.kind.label',
  rawMaterialSlug: 'edit.rawMaterial',
  statementDate: 'edit.statementDate',
} as const;

/**
 * Shown when somebody else stored the perfume or aroma meanwhile: what both changed, and what only the other did, which
 * stays.
 */
export function FragranceConflict({ before, typed, remote, ...handlers }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { day } = useQuantity();
  const [old, theirs] = [toFormValues(before), toFormValues(remote)];
  const mine = mergeChanges(theirs, typed, old);
  const textOf = (field: keyof EditForm, values: EditForm): string => {
    if (values[field] === '') return '–';
    if (field === 'kind') return t(`kind.${values.kind}`);
    if (field === 'statementDate') return day(values.statementDate);
    if (field !== 'rawMaterialSlug') return values[field];
    const known = [before.rawMaterial, remote.rawMaterial].find((one) => one?.slug === values.rawMaterialSlug);
    return known?.tradeName ?? values.rawMaterialSlug;
  };
  const rows = (fields: readonly (keyof EditForm)[], values: EditForm) =>
    fields.map((field) => ({
      key: field,
      label: t(labels[field]),
      local: textOf(field, values),
      remote: textOf(field, theirs),
    }));
  const differing = differingFields(mine, theirs);
  const remoteOnly = differingFields(old, theirs).filter((field) => !differing.includes(field));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={rows(differing, mine)}
      remoteOnly={rows(remoteOnly, old)}
      {...handlers}
    />
  );
}
