import type { ApolloCache } from '@apollo/client';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import { evictFormulas } from '../../../shared/apollo/evictQueries.ts';
import './translations.generated.ts';
import type { Formula } from './formulaValues.ts';
import { useMakeLabelMutation } from './MakeLabel.generated.ts';

interface Props {
  /** The formula as last saved. */
  formula: Pick<Formula, 'slug' | 'name' | 'revision' | 'lines'>;
  /** Whether the formula has no ingredient list. */
  isEmpty: boolean;
  /** While there are unsaved changes, which the label would not have. */
  disabled: boolean;
}

function evictLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'labels' });
  // A formula says which labels use it.
  evictFormulas(cache);
}

/**
 * Makes a label from the saved revision after a confirmation, which says what the label will lack, and opens its form.
 */
export function MakeLabelButton({ formula: { slug, name, revision, lines }, isEmpty, disabled }: Props) {
  const { t } = useTranslation('formulaEditor');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [makeLabel] = useMakeLabelMutation({ update: evictLists });
  const canCreate = useCan('label.create');
  if (!canCreate) return null;
  const make = async () => {
    const unmatched = lines.filter(({ rawMaterialSlug }) => rawMaterialSlug === null).length;
    const message = [
      t('label.message', { name, number: revision }),
      unmatched > 0 && t('label.unmatched', { count: unmatched }),
    ];
    let made: string | undefined;
    const run = async () => {
      const { data } = await makeLabel({ variables: { input: { formulaSlug: slug, revision } } });
      if (!data) return;
      const { label } = data.createLabelFromFormula;
      made = label.slug;
      notify('success', t('label.done', { name: label.name ?? name }));
    };
    try {
      await confirm({
        action: 'custom',
        name,
        title: t('label.title'),
        message: message.filter(Boolean).join(' '),
        confirmText: t('label.button'),
        busyText: t('label.busy'),
        run,
      });
    } catch (error) {
      notify('error', describeError(error).text);
    }
    if (made !== undefined) void navigate(paths.labelForm(made));
  };
  return (
    <Button variant="outlined" disabled={disabled || isEmpty} onClick={() => void make()}>
      {t('label.button')}
    </Button>
  );
}
