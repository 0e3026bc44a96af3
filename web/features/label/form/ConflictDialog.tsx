import { useTranslation } from 'react-i18next';
import type { LabelFieldName } from '../../../../domain/label/labelFields.ts';
import { productCategory } from '../../../../domain/product/productCategories.ts';
import type { LabelContentInput } from '../../../shared/apollo/schema.generated.ts';
import { ConflictDialog as Conflict } from '../../../shared/forms/ConflictDialog.tsx';
import type { Translations } from '../../../shared/i18n/translations.ts';
import { differing, toContent, type LabelForm } from './label.form.ts';

interface Props {
  local: LabelForm;
  remote: LabelForm;
  onKeepLocal: () => Promise<unknown>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

/** Shown when somebody else saved the label meanwhile: the fields in which the two versions differ. */
export function ConflictDialog({ local, remote, ...handlers }: Props) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const wordOf = useWords();
  const [localContent, remoteContent] = [toContent(local), toContent(remote)];
  const differences = differing(local, remote).map((key) => ({
    key,
    label: detail(`field.${key}`),
    local: wordOf(key, localContent[key]),
    remote: wordOf(key, remoteContent[key]),
  }));
  return (
    <Conflict
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={differences}
      {...handlers}
    />
  );
}

/** Formats the value of a label field as text. */
function useWords() {
  const { t } = useTranslation('labelDetail');
  const { t: check } = useTranslation('check');
  return (key: LabelFieldName, value: LabelContentInput[LabelFieldName]): string => {
    if (value === null || value === undefined || value === '') return t('onLabel.notStated');
    if (typeof value === 'boolean') return check(value ? 'product.yes' : 'product.no');
    if (Array.isArray(value)) return value.map((market) => t(`market.${market}`)).join(', ');
    if (key === 'use') return check(value === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff');
    if (key === 'category' && productCategory(String(value)))
      return check(`category.${value as keyof Translations['check']['category']}`);
    return String(value);
  };
}
