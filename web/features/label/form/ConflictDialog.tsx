import { useTranslation } from 'react-i18next';
import type { LabelFieldName } from '../../../../domain/label/labelFields.ts';
import { categoryName } from '../../../../domain/product/categoryNames.ts';
import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import { ConflictDialog as Conflict } from '../../../shared/forms/ConflictDialog.tsx';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { differing, mergeLocalChanges, toContent, type LabelForm } from './label.form.ts';

interface Props {
  /** The version that was edited. */
  before: LabelForm;
  /** The form values. */
  typed: LabelForm;
  /** The version that somebody else saved. */
  remote: LabelForm;
  onKeepLocal: () => Promise<unknown>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

/**
 * Shown when somebody else saved the label meanwhile: the fields that both changed, and those changed remotely only,
 * which are kept whatever the person decides.
 */
export function ConflictDialog({ before, typed, remote, ...handlers }: Props) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const wordOf = useWords();
  const local = mergeLocalChanges(remote, typed, before);
  const rows = (keys: readonly LabelFieldName[], values: LabelForm) => {
    const [localContent, remoteContent] = [toContent(values), toContent(remote)];
    return keys.map((key) => ({
      key,
      label: detail(`field.${key}`),
      local: wordOf(key, localContent[key]),
      remote: wordOf(key, remoteContent[key]),
    }));
  };
  const differingFields = differing(local, remote);
  const changedRemotelyOnly = differing(before, remote).filter((key) => !differingFields.includes(key));
  return (
    <Conflict
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={rows(differingFields, local)}
      remoteOnly={rows(changedRemotelyOnly, before)}
      {...handlers}
    />
  );
}

/** Formats the value of a label field as text. */
function useWords() {
  const { t } = useTranslation('labelDetail');
  const { t: check } = useTranslation('check');
  const { quantity } = useQuantity();
  return (key: LabelFieldName, value: LabelContentInput[LabelFieldName]): string => {
    if (value === null || value === undefined || value === '') return t('onLabel.notStated');
    if (typeof value === 'number') return quantity(value);
    if (typeof value === 'boolean') return check(value ? 'product.yes' : 'product.no');
    if (Array.isArray(value))
      return value
        .map((one) => (typeof one === 'string' ? t(`market.${one}`) : `${one.name} ${quantity(one.percent)} %`))
        .join(', ');
    if (key === 'use') return check(value === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff');
    if (key === 'category') return categoryName(value, currentLanguage()) ?? value;
    return value;
  };
}
