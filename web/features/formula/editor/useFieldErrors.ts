import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import './translations.generated.ts';
import { lineName } from './editorState.ts';
import type { FormulaEditorState } from './useFormulaEditor.ts';
import { useSameContent } from './useSameContent.ts';
import { fieldOf, lineOf, validate, type FormulaField } from './validate.ts';

/** The errors beside the fields, in the user's language. */
export type FieldErrors = Partial<Record<FormulaField, string>>;

/** The errors beside the fields: those of the rules from the first attempt to save on, and what the server refused. */
export function useFieldErrors(editor: FormulaEditorState) {
  const { t } = useTranslation(['formulaEditor', 'common']);
  /** What the server said of the values that it refused. */
  const [refusals, setRefusals] = useState<FieldErrors>({});
  const [wasTried, setTried] = useState(false);
  // An error goes as soon as it is corrected.
  const found = useMemo(() => (wasTried ? validate(editor.deferredValues) : null), [wasTried, editor.deferredValues]);
  const errors = useSameContent(
    useMemo(() => {
      const shown = { ...refusals };
      for (const [field, key] of Object.entries(found ?? {})) shown[field as FormulaField] = t(`error.${key}`);
      return shown;
    }, [found, refusals, t]),
  );

  /** Shows why saving failed, beside the fields that were refused. */
  const showFailure = (failure: unknown) => {
    const { code, fields, serverText, text } = describeError(failure);
    // The end of a session has its own dialog, or the login page.
    if (code === 'UNAUTHENTICATED') return;
    const shown: FieldErrors = {};
    for (const { path, message } of fields) {
      const field = fieldOf(path);
      if (!field || shown[field] !== undefined) continue;
      const place = lineOf(path);
      const line = place === null ? undefined : editor.latestValues().lines[place];
      shown[field] = line ? t('error.ofLine', { name: lineName(line), message }) : message;
    }
    setRefusals(shown);
    notify('error', serverText ?? (Object.values(shown).join('\n') || text));
  };

  /** Whether what is typed can be sent; shows what is wrong otherwise. */
  const check = (): boolean => {
    setTried(true);
    setRefusals({});
    return Object.keys(validate(editor.latestValues())).length === 0;
  };

  const clear = () => {
    setRefusals({});
    setTried(false);
  };

  return { errors, wasTried, check, showFailure, clear };
}
