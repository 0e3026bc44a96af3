import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { allergenNamed } from '../../../domain/allergen/allergenOf.ts';
import { type FragranceAllergen, checkStatement } from '../../../domain/allergen/allergenStatement.ts';
import { readStatement } from '../../../domain/allergen/readStatement.ts';
import { ConflictDialog } from '../../shared/forms/ConflictDialog.tsx';
import type { FragranceMaterial_DetailFragment as Fragrance } from './FragranceMaterial.generated.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { mergeStatements, type StatementDifference, statementDifferences, statementText } from './statementText.ts';
import './translations.generated.ts';
import { useRemoteFragrance } from './useRemoteFragrance.ts';
import { useSaveStatement } from './useSaveStatement.ts';
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
  // What the text was made from. The page behind it may show a later version already.
  const [base, setBase] = useState(fragrance);
  const { remote, loadRemote, dismiss } = useRemoteFragrance();
  const form = useForm<{ text: string }>({ defaultValues: { text: statementText(fragrance.allergens) } });
  const save = useSaveStatement(form, loadRemote);
  const { allergens, unread, added } = readStatement(useWatch({ control: form.control, name: 'text' }));
  const unknown = allergens.filter(({ inciName }) => !allergenNamed(inciName));
  const problemsOf = (statement: readonly FragranceAllergen[]) =>
    checkStatement(statement).map(({ index, code }) =>
      index === null
        ? t(`statement.errors.${code}`)
        : `${statement[index]?.inciName ?? ''}: ${t(`statement.errors.${code}`)}`,
    );
  const problems = [...problemsOf(allergens), ...unread.map((line) => t('statement.unread', { line }))];
  const adopt = (statement: readonly FragranceAllergen[], version: Fragrance) => {
    setBase(version);
    dismiss();
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
      save={() => save(allergens, base)}
      onClose={onClose}
    >
      <Box role="status">
        <Typography variant="body2">{t('statement.read', { count: allergens.length })}</Typography>
        {added.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('statement.added', { names: added.join(', ') })}
          </Typography>
        )}
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
          onDismiss={dismiss}
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
