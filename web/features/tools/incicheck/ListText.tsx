import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field.tsx';
import { Section } from '../Section.tsx';
import '../translations.generated.ts';

interface Props {
  text: string;
  /** Of the saved list that is open; empty for none. */
  name: string;
  /** Whether a saved list is being read. */
  isOpening: boolean;
  isTooLong: boolean;
  onText: (text: string) => void;
}

/** The ingredient list as it is typed. */
export function ListText({ text, name, isOpening, isTooLong, onText }: Props) {
  const { t } = useTranslation('tools');
  return (
    <Section title={name === '' ? t('incicheck.list') : t('incicheck.listNamed', { name })}>
      {isOpening ? (
        <Skeleton height={220} />
      ) : (
        <Field
          label={t('incicheck.text')}
          value={text}
          multiline
          minRows={8}
          maxRows={20}
          placeholder={t('incicheck.placeholder')}
          onChange={(event) => onText(event.target.value)}
          inputProps={{ spellCheck: false }}
          sx={{ p: 0, '& textarea': { boxSizing: 'border-box' } }}
          error={isTooLong ? t('incicheck.tooLong') : ''}
          hint={t('incicheck.hint')}
        />
      )}
    </Section>
  );
}
