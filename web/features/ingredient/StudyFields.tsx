import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { POINT_ROUTES, POINT_TYPES, STUDY_DURATIONS } from '../../../domain/exposure/pointOfDeparture.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { ListField } from '../../shared/ui/ListField.tsx';
import type { ToxicologyForm } from './toxicology.form.ts';
import { useStudyChoices } from './useStudyChoices.ts';
import type { useValueHints } from './useValueHints.ts';

const choices = {
  pointType: POINT_TYPES,
  route: POINT_ROUTES,
  duration: STUDY_DURATIONS,
  daysPerWeek: ['5', '7'],
} as const;
type Name = keyof typeof choices;

interface Props {
  hintOf: ReturnType<typeof useValueHints>;
  form: UseFormReturn<ToxicologyForm>;
  disabled: boolean;
  onChange: () => void;
}

/** What the point of departure is; each list says what counts where nothing is chosen. */
export function StudyFields({ hintOf, form, disabled, onChange }: Props) {
  const { t } = useTranslation('ingredient');
  const choiceText = useStudyChoices();
  const field = useFields(form);
  return (Object.keys(choices) as Name[]).map((name) => (
    <ListField
      key={name}
      label={t(`toxicology.${name}`)}
      hint={hintOf((values) => {
        const chosen = values[name];
        return chosen && choiceText(chosen);
      })}
      disabled={disabled}
      {...field(name, { onChange })}
    >
      <option value="">{t(`toxicology.notStated.${name}`)}</option>
      {choices[name].map((choice) => (
        <option key={choice} value={choice}>
          {choiceText(choice)}
        </option>
      ))}
    </ListField>
  ));
}
