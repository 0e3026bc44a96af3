import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { areSameValues } from '../../../shared/forms/areSameValues.ts';
import { useCreateKey } from '../../../shared/forms/useCreateKey.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { evictFormulas } from '../../../shared/apollo/evictQueries.ts';
import './translations.generated.ts';
import { FormulaDetailDocument } from './FormulaDetail.generated.ts';
import { toInput, toValues, type Formula } from './formulaValues.ts';
import { useCreateFormulaMutation, useUpdateFormulaMutation } from './SaveFormula.generated.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import type { FormulaEditorState } from './useFormulaEditor.ts';

/**
 * Saves a formula as its next revision. What was typed stays when saving fails. When somebody else has saved one
 * meanwhile, nothing is written: the other revision is fetched and the person decides.
 */
export function useSaveFormula(editor: FormulaEditorState, opened: Formula | null) {
  const { t } = useTranslation(['formulaEditor', 'common']);
  const client = useApolloClient();
  const [createFormula] = useCreateFormulaMutation({ update: evictFormulas });
  const key = useCreateKey();
  const [updateFormula] = useUpdateFormulaMutation({ update: evictFormulas });
  /** The revision that the typed values go back to. */
  const [base, setBase] = useState(opened);
  const { errors, wasTried, check, showFailure, clear } = useFieldErrors(editor);
  const [conflict, setConflict] = useState<Formula | null>(null);
  const saved = useRef<Formula | null>(null);

  const send = async (version: number | undefined): Promise<Formula | undefined> => {
    const formula = toInput(editor.latestValues());
    if (!base || version === undefined) {
      const { data } = await createFormula({ variables: { input: { formula } }, context: key.context });
      key.renew();
      return data?.createFormula.formula;
    }
    const { data } = await updateFormula({ variables: { input: { slug: base.slug, version, formula } } });
    return data?.updateFormula.formula;
  };

  const adoptSaved = (formula: Formula, version?: number) => {
    saved.current = formula;
    setBase(formula);
    setConflict(null);
    clear();
    editor.markSaved(toValues(formula));
    if (formula.version === version) notify('info', t('unchanged', { name: formula.name, number: formula.revision }));
    else notify('success', t('saved', { name: formula.name, number: formula.revision }));
  };

  /** True when what is stored is what is typed: the answer to an earlier try was lost. */
  const fetchConflict = async ({ slug }: Formula): Promise<boolean> => {
    const { data } = await client.query({
      query: FormulaDetailDocument,
      variables: { slug },
      fetchPolicy: 'network-only',
    });
    if (!data) return false;
    const isOwn = areSameValues(toInput(toValues(data.formula)), toInput(editor.latestValues()));
    if (isOwn) adoptSaved(data.formula);
    else setConflict(data.formula);
    return isOwn;
  };

  /** Saves what is typed on top of a version: the one it was opened from unless told. */
  const save = async (version = base?.version): Promise<boolean> => {
    try {
      const formula = await send(version);
      if (!formula) return false;
      adoptSaved(formula, version);
      return true;
    } catch (failure) {
      if (!base || describeError(failure).code !== 'CONFLICT') {
        showFailure(failure);
        return false;
      }
      return fetchConflict(base).catch((unknown: unknown) => {
        showFailure(unknown);
        return false;
      });
    }
  };

  return {
    base,
    errors,
    wasTried,
    check,
    save,
    /** The formula as last saved, or null. */
    saved,
    /** The revision that somebody else saved meanwhile, until the person has decided; null otherwise. */
    conflict,
    keepLocal: () => save(conflict?.version),
    takeRemote: () => {
      if (!conflict) return;
      setBase(conflict);
      editor.markSaved(toValues(conflict));
      setConflict(null);
    },
    dismiss: () => setConflict(null),
  };
}

export type FormulaSaving = ReturnType<typeof useSaveFormula>;
