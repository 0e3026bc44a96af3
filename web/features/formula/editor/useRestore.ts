import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import './translations.generated.ts';
import type { FormulaValues } from './editorState.ts';
import { FormulaDetailDocument } from './FormulaDetail.generated.ts';
import { toValues } from './formulaValues.ts';

/** Loads a revision into the editor. Nothing is saved by it: the step can be undone. */
export function useRestore(slug: string, onRestore: (values: FormulaValues, revision: number) => void) {
  const { t } = useTranslation('formulaEditor');
  const client = useApolloClient();
  const [busyRevision, setBusyRevision] = useState<number | null>(null);
  const restore = async (revision: number) => {
    setBusyRevision(revision);
    try {
      // Not cached: the cached formula of this id is the current revision.
      const { data } = await client.query({
        query: FormulaDetailDocument,
        variables: { slug, revision },
        fetchPolicy: 'no-cache',
      });
      if (data) {
        onRestore(toValues(data.formula), revision);
        notify('info', t('revisions.restored', { number: revision }));
      }
    } catch (error) {
      notify('error', describeError(error).text);
    }
    setBusyRevision(null);
  };
  return { restore, busyRevision };
}
