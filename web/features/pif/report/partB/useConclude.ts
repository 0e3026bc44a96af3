import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageCodes, type Language } from '../../../../../domain/language.ts';
import { describeError } from '../../../../shared/apollo/describeError.ts';
import type { PifConclusion } from '../../../../shared/apollo/schema.generated.ts';
import { showFailure } from '../../../../shared/forms/showFailure.ts';
import { notify } from '../../../../shared/notify/notify.ts';
import { evictPifs } from '../../../../shared/apollo/evictQueries.ts';
import { fieldOf, type PartBForm, type PifWithPartB } from './partB.form.ts';
import { useSetPifConclusionMutation } from './PartB.generated.ts';
import './translations.generated.ts';

interface Options {
  pif: PifWithPartB;
  form: UseFormReturn<PartBForm>;
  /** Saves what was typed of Part B; false when that fails. */
  saveTyped: () => Promise<boolean>;
  fetchNow: () => Promise<unknown>;
}

/** The conclusions that a statement goes with. */
const CONCLUSIONS = ['SAFE', 'CONDITIONALLY_SAFE', 'UNSAFE'] as const;

/** Draws a conclusion after what was typed is saved, because it may rest on it. */
export function useConclude({ pif, form, saveTyped, fetchNow }: Options) {
  const { t, i18n } = useTranslation('pifPartB');
  const [isBusy, setBusy] = useState(false);
  const [mutate] = useSetPifConclusionMutation({ update: evictPifs });
  /**
   * Gives a template that nobody edited the words of the conclusion: no report that concludes the contrary may say that
   * the product is safe. Returns whether it changed.
   */
  const changeTemplate = (conclusion: PifConclusion): boolean => {
    const statement = form.getValues('statement').trim();
    const templateOf = (language: Language, one: PifConclusion) =>
      i18n.getFixedT(language, 'pifPartB')(`template.${one}`);
    const language = languageCodes.find((code) => CONCLUSIONS.some((one) => templateOf(code, one) === statement));
    if (!language || conclusion === 'NONE' || templateOf(language, conclusion) === statement) return false;
    form.setValue('statement', templateOf(language, conclusion), { shouldDirty: true });
    return true;
  };
  const conclude = async (conclusion: PifConclusion): Promise<void> => {
    setBusy(true);
    const isTyped = form.formState.isDirty;
    const isChanged = changeTemplate(conclusion);
    try {
      if ((isTyped || isChanged) && !(await saveTyped())) return;
      await mutate({ variables: { input: { slug: pif.slug, version: pif.version, conclusion } } });
      notify('success', t(`concluded.${conclusion}`), { occasion: 'assessment' });
    } catch (error) {
      const { code, fields } = describeError(error);
      const isStopped = fields.some(({ path }) => path === 'input.conclusion');
      // Somebody else did something meanwhile, or something stops the conclusion: the page shows it.
      if (code === 'CONFLICT' || isStopped) await fetchNow();
      if (isStopped) notify('error', t('stopped', { count: fields.length }), { occasion: 'validationList' });
      else if (code === 'BAD_USER_INPUT' && fields.some(({ path }) => fieldOf(path)))
        notify('error', t(`wanted.${conclusion}`), { occasion: 'validationList' });
      else showFailure(form, error, fieldOf);
    } finally {
      setBusy(false);
    }
  };
  return { conclude: (conclusion: PifConclusion) => void conclude(conclusion), isBusy };
}
