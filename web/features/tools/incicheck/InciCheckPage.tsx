import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../../domain/limits.ts';
import { CHECKED_TEXT_KEY } from '../../../subjects/check/checkedText.ts';
import { ProductFields, type ProductFacts } from '../../../subjects/check/ProductFields.tsx';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import '../translations.generated.ts';
import { Section } from '../Section.tsx';
import { ToolPage } from '../ToolPage.tsx';
import { useAddressInputs } from '../useAddressInputs.ts';
import { CheckResult } from './CheckResult.tsx';
import { ListText } from './ListText.tsx';
import { factDefaults, readFacts, writeFacts } from './productParams.ts';
import { ReadNames } from './ReadNames.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useSaveCheckedListMutation } from './checked-list/SaveCheckedList.generated.ts';
import { useListCheck } from './useListCheck.ts';
import { useOpenedList } from './useOpenedList.ts';

/** Checks any ingredient list while it is typed. */
export default function InciCheckPage() {
  const { t } = useTranslation('tools');
  const [text, setText] = useSessionStorageState(CHECKED_TEXT_KEY);
  const [name, setName] = useSessionStorageState('incicheck.name');
  const [inputs, change, reset] = useAddressInputs(factDefaults);
  const [isSaving, setSaving] = useState(false);
  const [save] = useSaveCheckedListMutation();
  const facts = readFacts(inputs);
  const opened = useOpenedList((list) => {
    setText(list.text);
    setName(list.name);
    change(writeFacts(list));
  });
  const { shown, isCurrent, isWaiting, error, retry } = useListCheck(text, facts);
  const isTooLong = text.length > MAX_INGREDIENT_TEXT_LENGTH;

  const clear = () => {
    setText('');
    setName('');
    reset();
  };
  const keep = async (as: string) => {
    await save({
      variables: { input: { name: as, list: { text, ...facts } } },
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'checkedLists' }),
    });
    setName(as);
    setSaving(false);
    notify('success', t('incicheck.saved', { name: as }));
  };
  const saveButton = (
    <Button variant="contained" disabled={!isCurrent} onClick={() => setSaving(true)}>
      {t('incicheck.saveAs')}
    </Button>
  );
  return (
    <>
      <ToolPage
        title={t('incicheck.title')}
        about={t('incicheck.about')}
        onReset={clear}
        inputs={
          <>
            {opened.error && <ErrorNotice error={opened.error} onRetry={opened.retry} />}
            <ListText text={text} name={name} isOpening={opened.isOpening} isTooLong={isTooLong} onText={setText} />
            <Section title={t('incicheck.product')}>
              <ProductFields
                value={facts}
                onChange={(patch: Partial<ProductFacts>) => change(writeFacts({ ...facts, ...patch }))}
              />
            </Section>
          </>
        }
        result={
          <>
            {error && <ErrorNotice error={error} onRetry={retry} />}
            {text.trim() === '' ? (
              <EmptyState title={t('incicheck.empty')} text={t('incicheck.emptyText')} />
            ) : shown ? (
              <Box
                aria-busy={isWaiting}
                sx={{ display: 'grid', gap: 2, opacity: isCurrent ? 1 : 0.6, transition: 'opacity 160ms' }}
              >
                <CheckResult checked={shown} save={saveButton} {...(isCurrent && { onText: setText })} />
              </Box>
            ) : (
              !isTooLong && (
                <Section title={t('incicheck.names')}>
                  <ReadNames text={text} />
                </Section>
              )
            )}
          </>
        }
      />
      {isSaving && <SaveDialog name={name} onSave={keep} onClose={() => setSaving(false)} />}
    </>
  );
}
