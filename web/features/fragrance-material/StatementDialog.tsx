import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { allergenNamed } from '../../../domain/allergen/allergenOf.ts';
import { type FragranceAllergen, checkStatement } from '../../../domain/allergen/allergenStatement.ts';
import { readStatement } from '../../../domain/allergen/readStatement.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { ConflictDialog } from '../../shared/forms/ConflictDialog.tsx';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useImpactQuestion } from '../../subjects/raw-material-impact/useImpactQuestion.tsx';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import {
  FragranceMaterialDocument,
  type FragranceMaterial_DetailFragment as Fragrance,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { mergeStatements, type StatementDifference, statementDifferences, statementText } from './statementText.ts';
import './translations.generated.ts';
import { useShareText } from './useShareText.ts';

interface Props {
  fragrance: Fragrance;
  onClose: () => void;
}

/**
 * The allergen statement as text, typed or pasted from the supplier's table, with what is read of it and what is wrong.
 */
export function StatementDialog({ fragrance, onClose }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const client = useApolloClient();
  const confirm = useConfirm();
  const questionFor = useImpactQuestion();
  const [update] = useUpdateFragranceMaterialMutation({ update: evictFragrances });
  // What the text was made from. The page behind it may show a later version already.
  const [base, setBase] = useState(fragrance);
  const [remote, setRemote] = useState<Fragrance | null>(null);
  const form = useForm<{ text: string }>({ defaultValues: { text: statementText(fragrance.allergens) } });
  const { allergens, unread } = readStatement(useWatch({ control: form.control, name: 'text' }));
  const unknown = allergens.filter(({ inciName }) => !allergenNamed(inciName));
  const problemsOf = (statement: readonly FragranceAllergen[]) =>
    checkStatement(statement).map(({ index, code }) =>
      index === null
        ? t(`statement.errors.${code}`)
        : `${statement[index]?.inciName ?? ''}: ${t(`statement.errors.${code}`)}`,
    );
  const problems = [...problemsOf(allergens), ...unread.map((line) => t('statement.unread', { line }))];
  /** Loads what somebody else stored meanwhile; false when there is none of the name any more. */
  const loadRemote = async (name: string): Promise<boolean> => {
    const query = { query: FragranceMaterialDocument, variables: { name }, fetchPolicy: 'network-only' } as const;
    const found = await client.query(query).catch(() => null);
    setRemote(found?.data?.fragranceMaterial ?? null);
    return Boolean(found?.data);
  };
  /** Says what the statement does to formulas and labels before it is saved. */
  const save = async (statement = allergens, { name, version, rawMaterial } = base): Promise<boolean> => {
    // Lines of the cache carry the name of their type, which an input does not have.
    const lines = statement.map(({ inciName, casNumber, percent, detectionLimit }) => ({
      inciName,
      casNumber,
      percent,
      detectionLimit,
    }));
    const impact =
      rawMaterial &&
      (await questionFor({ fragranceAllergens: { rawMaterialSlug: rawMaterial.slug, allergens: lines } }));
    if (impact && !(await confirm({ action: 'edit', name, ...impact }))) return false;
    try {
      await update({ variables: { input: { name, version, content: { allergens: lines } } } });
      notify('success', t('saved', { name }));
      return true;
    } catch (error) {
      const isConflict = describeError(error).code === 'CONFLICT';
      if (!isConflict || !(await loadRemote(name))) showFailure(form, error, () => 'text');
      return false;
    }
  };
  const adopt = (statement: readonly FragranceAllergen[], version: Fragrance) => {
    setBase(version);
    setRemote(null);
    form.setValue('text', statementText(statement), { shouldDirty: true });
  };
  const takeRemote = () => {
    if (!remote) return;
    adopt(remote.allergens, remote);
    form.reset({ text: statementText(remote.allergens) });
  };
  const keepLocal = async () => {
    if (!remote) return;
    const merged = mergeStatements(remote.allergens, allergens, base.allergens);
    adopt(merged, remote);
    // Lines of both may add up to more than 100 %: then the dialog shows it, and nothing is stored.
    if (problemsOf(merged).length > 0 || !(await save(merged, remote))) return;
    form.reset({ text: statementText(merged) });
    onClose();
  };
  return (
    <PasteDialog
      title={t('statement.title')}
      label={t('statement.text')}
      hint={t('statement.hint')}
      rows={12}
      form={form}
      problems={problems}
      faultyField="text"
      save={() => save()}
      onClose={onClose}
    >
      <Box role="status">
        <Typography variant="body2">{t('statement.read', { count: allergens.length })}</Typography>
        {unknown.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('statement.unknown', { names: unknown.map(({ inciName }) => inciName).join(', ') })}
          </Typography>
        )}
      </Box>
      {remote && (
        <StatementConflict
          before={base.allergens}
          typed={allergens}
          remote={remote.allergens}
          onKeepLocal={keepLocal}
          onTakeRemote={takeRemote}
          onDismiss={() => setRemote(null)}
        />
      )}
    </PasteDialog>
  );
}

interface ConflictProps {
  /** The statement that was edited. */
  before: readonly FragranceAllergen[];
  typed: readonly FragranceAllergen[];
  /** The statement that somebody else stored. */
  remote: readonly FragranceAllergen[];
  onKeepLocal: () => Promise<unknown>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

/**
 * Shown when somebody else stored the perfume or aroma meanwhile: the lines that both changed, and those that only the
 * other did, which stay.
 */
function StatementConflict({ before, typed, remote, ...handlers }: ConflictProps) {
  const { t } = useTranslation('fragranceMaterial');
  const shareText = useShareText();
  const textOf = (line: FragranceAllergen | null) =>
    line ? [shareText(line), line.casNumber].filter((part) => part !== null).join(' · ') : t('conflict.notThere');
  const differing = statementDifferences(mergeStatements(remote, typed, before), remote);
  const isDiffering = (inciName: string) => differing.some((one) => one.inciName === inciName);
  const rows = (lines: readonly StatementDifference[]) =>
    lines.map((line) => ({
      key: line.inciName,
      label: line.inciName,
      local: textOf(line.local),
      remote: textOf(line.remote),
    }));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.sameStatement')}
      differences={rows(differing)}
      remoteOnly={rows(statementDifferences(before, remote).filter(({ inciName }) => !isDiffering(inciName)))}
      {...handlers}
    />
  );
}
