import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import type { EditForm } from './fragranceForm.ts';
import { useRawMaterialsOfKindQuery } from './FragranceMaterials.generated.ts';
import './translations.generated.ts';

/** Pause in typing after which raw materials are searched for, in milliseconds: specification, section 5. */
const DEBOUNCE_MS = 300;

interface Choice {
  slug: string;
  tradeName: string;
}
interface Props {
  form: UseFormReturn<EditForm>;
  /** The raw material in force. */
  linked: Choice | null;
  readOnly: boolean;
}

/**
 * The raw material of a perfume or aroma: those of its type that the server finds for the typed words, and the one in
 * force.
 */
export function MaterialField({ form, linked, readOnly }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const field = useFields(form);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const [kind, chosenSlug] = useWatch({ control: form.control, name: ['kind', 'rawMaterialSlug'] });
  const { data, previousData, error } = useRawMaterialsOfKindQuery({
    variables: { type: kind, search: search || null },
  });
  const page = (data ?? previousData)?.rawMaterials;
  const found: Choice[] = page?.items ?? [];
  const [known, setKnown] = useState<readonly Choice[]>([]);
  const chosen = [...known, ...(linked ? [linked] : []), ...found].find(({ slug }) => slug === chosenSlug);
  // What is chosen stays a choice whatever is searched for next.
  const options = chosen && !found.some(({ slug }) => slug === chosen.slug) ? [chosen, ...found] : found;
  const { onChange, ...list } = field('rawMaterialSlug');
  const hidden = (page?.totalCount ?? 0) - found.length;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <Field
        label={t('edit.findRawMaterial')}
        type="search"
        value={text}
        readOnly={readOnly}
        inputProps={{ maxLength: MAX_SEARCH_LENGTH }}
        onChange={(event) => setText(event.target.value)}
        hint={
          error
            ? t('edit.searchFailed')
            : page?.totalCount === 0
              ? t('edit.noneFound')
              : hidden > 0
                ? t('edit.moreFound', { count: hidden })
                : ''
        }
      />
      <ListField
        label={t('edit.rawMaterial')}
        readOnly={readOnly}
        {...list}
        onChange={(event) => {
          setKnown(found.filter(({ slug }) => slug === event.target.value).concat(known));
          void onChange(event);
        }}
      >
        <option value="">{t('edit.noRawMaterial')}</option>
        {options.map(({ slug, tradeName }) => (
          <option key={slug} value={slug}>
            {tradeName}
          </option>
        ))}
      </ListField>
    </Box>
  );
}
