import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../../domain/limits.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { useDebounced } from '../../../shared/ui/useDebounced.ts';
import { evictRawMaterials } from '../../../shared/apollo/evictQueries.ts';
import {
  useMergeRawMaterialsMutation,
  usePossibleDuplicatesQuery,
  type Duplicate_RawMaterialFragment,
} from './Duplicates.generated.ts';
import { tradeNameSearch } from './useSameNamed.ts';

/** Duplicates are often named alike and not the same, so that the first word of the trade name finds more of them. */
const firstWordSearch = (tradeName: string): string => tradeNameSearch(tradeName.trim().split(/\s+/)[0] ?? '');

interface Props {
  kept: Pick<Duplicate_RawMaterialFragment, 'id' | 'slug' | 'tradeName' | 'isGlobal'>;
  onClose: () => void;
}

/** Asks which duplicate is merged into a raw material, and says what moves along. */
export function MergeDialog({ kept, onClose }: Props) {
  const { t } = useTranslation('rawMaterial');
  const [text, setText] = useState(() => firstWordSearch(kept.tradeName));
  const search = useDebounced(text.trim());
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, previousData, error, refetch } = usePossibleDuplicatesQuery({
    variables: { search, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const [merge] = useMergeRawMaterialsMutation();
  const found = ((data ?? previousData)?.rawMaterials.items ?? []).filter(
    ({ id, viewerCanDelete, isGlobal }) => id !== kept.id && viewerCanDelete && (kept.isGlobal || !isGlobal),
  );
  const duplicate = found.find(({ slug }) => slug === chosen);
  const textOf = ({ tradeName, manufacturer, code, company }: Duplicate_RawMaterialFragment) =>
    [tradeName, manufacturer, code, company?.name].filter(Boolean).join(' · ');
  return (
    <StepDialog
      title={t('duplicates.title', { name: kept.tradeName })}
      submitText={t('duplicates.merge')}
      busyText={t('duplicates.merging')}
      isAllowed={duplicate !== undefined}
      isDestructive
      failureText={(failure) =>
        describeError(failure).code === 'BAD_USER_INPUT' ? t('duplicates.refused') : describeError(failure).text
      }
      onSubmit={async () => {
        if (!duplicate) return;
        await merge({
          variables: { input: { slug: kept.slug, duplicateSlug: duplicate.slug } },
          update(cache) {
            evictRawMaterials(cache);
            cache.evict({ id: cache.identify({ __typename: 'RawMaterial', id: duplicate.id }) });
            // What moved along is fetched again where it is shown.
            for (const fieldName of ['usage', 'folders', 'overrides', 'values'])
              cache.evict({ id: cache.identify({ __typename: 'RawMaterial', id: kept.id }), fieldName });
            for (const fieldName of ['rawMaterialFolders', 'history', 'formula', 'formulas', 'deletedItems'])
              cache.evict({ id: 'ROOT_QUERY', fieldName });
          },
        });
        notify('success', t('duplicates.done', { name: duplicate.tradeName, kept: kept.tradeName }));
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('duplicates.about', { name: kept.tradeName })}</Typography>
      <Field
        label={t('duplicates.search')}
        value={text}
        inputProps={{ maxLength: MAX_SEARCH_LENGTH }}
        onChange={({ target }) => setText(target.value)}
      />
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : found.length > 0 ? (
        <RadioGroup aria-label={t('duplicates.choose')} value={chosen} onChange={(_event, slug) => setChosen(slug)}>
          {found.map((one) => (
            <FormControlLabel
              key={one.id}
              value={one.slug}
              control={<Radio />}
              label={textOf(one)}
              sx={{ overflowWrap: 'anywhere', minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      ) : (
        <Typography role="status" variant="body2" color="textSecondary">
          {data ? t('duplicates.none') : t('list.loading')}
        </Typography>
      )}
    </StepDialog>
  );
}
