import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { allergenNamed } from '../../../domain/allergen/allergenOf.ts';
import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import { checkStatement } from '../../../domain/allergen/allergenStatement.ts';
import { readStatement } from '../../../domain/allergen/readStatement.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { AreaField } from '../../shared/ui/ListField.tsx';
import { FormDialog } from './FormDialog.tsx';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import { forgetFragrances } from './forgetFragrances.ts';
import './translations.ts';

interface Props {
  fragrance: Fragrance;
  onClose: () => void;
  /** Loads what another person has stored meanwhile. */
  onFailure: () => void;
}

/** A stored statement as text that readStatement reads as the same: a line of each, its cells parted by tabs. */
const statementText = (allergens: readonly FragranceAllergen[]): string =>
  allergens
    .map(({ inciName, casNumber, percent, detectionLimit }) =>
      [inciName, casNumber ?? '', percent ?? (detectionLimit === null ? 'n.d.' : `<${detectionLimit}`)].join('\t'),
    )
    .join('\n');

const MAX_LINES_SHOWN = 10;

/** The allergen statement as text, typed or pasted from the supplier's table, with what is read of it and what is wrong. */
export function StatementDialog({ fragrance, onClose, onFailure }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const [update] = useUpdateFragranceMaterialMutation({ update: forgetFragrances });
  const form = useForm<{ text: string }>({ defaultValues: { text: statementText(fragrance.allergens) } });
  const field = useFields(form);
  const { allergens, unread } = readStatement(useWatch({ control: form.control, name: 'text' }));
  const errors = checkStatement(allergens);
  const unknown = allergens.filter(({ inciName }) => !allergenNamed(inciName));
  const save = async (): Promise<boolean> => {
    if (errors.length > 0 || unread.length > 0) {
      form.setFocus('text');
      return false;
    }
    const { name, version } = fragrance;
    try {
      await update({ variables: { input: { name, version, content: { allergens: [...allergens] } } } });
      notify('success', t('saved', { name }));
      return true;
    } catch (error) {
      showFailure(form, error, () => 'text');
      onFailure();
      return false;
    }
  };
  const release = useUnsavedChanges(form, save);
  const submit = form.handleSubmit(async () => {
    if (!(await save())) return;
    release();
    onClose();
  });
  const { isSubmitting } = form.formState;
  const problems = [
    ...errors.map(({ index, code }) =>
      index === null
        ? t(`statement.errors.${code}`)
        : `${allergens[index]?.inciName ?? ''}: ${t(`statement.errors.${code}`)}`,
    ),
    ...unread.map((line) => t('statement.unread', { line })),
  ];
  return (
    <FormDialog
      title={t('statement.title')}
      isSubmitting={isSubmitting}
      scope={form.control}
      onSubmit={submit}
      onClose={onClose}
    >
      <AreaField
        label={t('statement.text')}
        hint={t('statement.hint')}
        rows={12}
        autoFocus
        readOnly={isSubmitting}
        {...field('text')}
      />
      <Box role="status">
        <Typography variant="body2">{t('statement.read', { count: allergens.length })}</Typography>
        {unknown.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('statement.unknown', { names: unknown.map(({ inciName }) => inciName).join(', ') })}
          </Typography>
        )}
      </Box>
      <Problems problems={problems} />
    </FormDialog>
  );
}

/** What has to be corrected before the text can be saved. */
export function Problems({ problems }: { problems: readonly string[] }) {
  const { t } = useTranslation('fragranceMaterial');
  if (problems.length === 0) return null;
  return (
    <Alert severity="error">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('problems', { count: problems.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.slice(0, MAX_LINES_SHOWN).map((problem, at) => (
          <li key={at}>{problem}</li>
        ))}
      </Box>
    </Alert>
  );
}
