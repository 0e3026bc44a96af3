import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { useRequirementText } from '../../../subjects/requirement/useRequirementText.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { SECTION, WHOLE_FILE } from './useCommentDraft.ts';

interface Props {
  requirements: PifDetail_PifFragment['requirements'];
  section: PifSection;
  place: string;
  onChange: (place: string) => void;
}

/** What a comment is about: the section, one of its fields, or the whole file. */
export function PlaceField({ requirements, section, place, onChange }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const textOf = useRequirementText();
  const fields = [...new Set(requirements.filter((one) => one.section === section).map(({ field }) => field))];
  return (
    <ListField label={t('comments.form.about')} value={place} onChange={({ target }) => onChange(target.value)}>
      <option value={SECTION}>{t('comments.form.section', { name: names.choice.section[section] })}</option>
      {fields.map((field) => (
        <option key={field} value={field}>
          {textOf({ section, field })}
        </option>
      ))}
      <option value={WHOLE_FILE}>{t('comments.wholeFile')}</option>
    </ListField>
  );
}
