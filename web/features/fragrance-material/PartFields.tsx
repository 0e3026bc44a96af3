import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { useFragrancePartsQuery } from './FragranceMaterials.generated.ts';
import { choicesOf, percentOf, type PartChoice, type TypedPart } from './fragranceParts.ts';
import './translations.generated.ts';

/** Pause in typing after which parts are searched for, in milliseconds: specification, section 5. */
const DEBOUNCE_MS = 300;
/** Parts of one product. Ours; that of the endpoint. */
const MAX_PARTS = 20;

interface Props {
  parts: readonly TypedPart[];
  onChange: (parts: readonly TypedPart[]) => void;
}

/** Further perfumes, aromas and essential oils of the same product, each with its share. */
export function PartFields({ parts, onChange }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {parts.map((part) => (
        <Box
          key={part.key}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}
        >
          <Field
            label={t('parts.percentOf', { name: part.name })}
            value={part.percent}
            inputMode="decimal"
            onChange={({ target: { value } }) =>
              onChange(parts.map((one) => (one === part ? { ...part, percent: value } : one)))
            }
            endAdornment="%"
            error={percentOf(part.percent) === null ? t('errors.percent') : ''}
          />
          <Button
            sx={{ mt: 3 }}
            onClick={() => onChange(parts.filter((one) => one !== part))}
            aria-label={t('parts.removeOf', { name: part.name })}
          >
            {common('remove')}
          </Button>
        </Box>
      ))}
      {parts.length + 1 < MAX_PARTS && (
        <PartSearch
          isTaken={(key) => parts.some((part) => part.key === key)}
          onAdd={(choice) => onChange([...parts, { ...choice, percent: '' }])}
        />
      )}
    </Box>
  );
}

function PartSearch({ isTaken, onAdd }: { isTaken: (key: string) => boolean; onAdd: (choice: PartChoice) => void }) {
  const { t } = useTranslation('fragranceMaterial');
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useFragrancePartsQuery(search === '' ? skipToken : { variables: { search } });
  const choices = data && search !== '' ? choicesOf(data).filter(({ key }) => !isTaken(key)) : [];
  return (
    <Box>
      <Field
        label={t('parts.add')}
        type="search"
        value={text}
        inputProps={{ maxLength: MAX_SEARCH_LENGTH }}
        onChange={({ target }) => setText(target.value)}
        hint={
          error ? t('parts.failed') : data && search !== '' && choices.length === 0 ? t('parts.none') : t('parts.hint')
        }
      />
      {choices.length > 0 && (
        <Box component="ul" aria-label={t('parts.found')} sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {choices.map((choice) => (
            <li key={choice.key}>
              <Button
                sx={{ justifyContent: 'flex-start', textAlign: 'start', minHeight: 44 }}
                fullWidth
                onClick={() => {
                  setText('');
                  setSearch('');
                  onAdd(choice);
                }}
              >
                {choice.isOil ? t('parts.oil', { name: choice.name }) : choice.name}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
