import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import { lazyDialog } from '../ui/lazyPart.tsx';
import type { ExportFormat } from './exportFormats.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import './translations.generated.ts';
import type { Selection } from './useSelection.ts';
import type { SelectionState } from './useSelectionActions.ts';

const OutcomeDialog = lazyDialog(() => import('./OutcomeDialog.tsx'), 'OutcomeDialog');

interface SelectionAction<Action extends string> {
  name: Action;
  text: string;
  icon: ComponentType;
  isDestructive?: boolean;
  run: () => unknown;
}

interface Props<Item extends { id: string }, Action extends string> {
  selection: Selection<Item>;
  nameOf: (item: Item) => string;
  state: SelectionState<Item, Action | 'export'>;
  /** Null where the person may not export. */
  onExport: ((format: ExportFormat) => unknown) | null;
  /** Those that the person may do. */
  actions: readonly SelectionAction<Action>[];
}

/** What can be done with the selected entries of a list at once, and what became of it. */
export function SelectionActions<Item extends { id: string }, Action extends string>(props: Props<Item, Action>) {
  const { selection, nameOf, state, onExport, actions } = props;
  const { t } = useTranslation('table');
  const count = selection.items.length;
  const { busy, failed, dismiss } = state;
  const isDisabled = busy !== null || count > MAX_PAGE_SIZE;
  const textOf = (action: Action | 'export') =>
    action === 'export' ? t('export') : actions.find(({ name }) => name === action)?.text;
  return (
    <>
      <SelectionBar count={count} onClear={selection.clear}>
        {count > MAX_PAGE_SIZE && <span role="alert">{t('tooMany', { max: MAX_PAGE_SIZE })}</span>}
        {onExport && (
          <ExportMenu
            text={t(busy === 'export' ? 'busy' : 'export')}
            size="small"
            isDisabled={isDisabled}
            onExport={onExport}
          />
        )}
        {actions.map(({ name, text, icon: Icon, isDestructive = false, run }) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            color={isDestructive ? 'error' : 'primary'}
            startIcon={<Icon />}
            disabled={isDisabled}
            onClick={() => void run()}
          >
            {busy === name ? t('busy') : text}
          </Button>
        ))}
      </SelectionBar>
      {failed && (
        <OutcomeDialog
          title={textOf(failed.action) ?? ''}
          outcome={failed.outcome}
          nameOf={nameOf as (item: unknown) => string}
          onClose={dismiss}
        />
      )}
    </>
  );
}
