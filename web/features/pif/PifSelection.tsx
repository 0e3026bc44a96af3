import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import type { ExportFormat } from '../../shared/table/exportFormats.ts';
import { exportSelected } from '../../shared/table/exportSelected.ts';
import { NamedEntries } from '../../shared/table/NamedEntries.tsx';
import { SelectionActions } from '../../shared/table/SelectionActions.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useSelectionActions } from '../../shared/table/useSelectionActions.ts';
import { ArchiveIcon } from '../../shared/ui/icons.tsx';
import { evictPifs } from '../../shared/apollo/evictQueries.ts';
import { ArchiveListedPifDocument, type PifCard_PifFragment as Pif } from './Pifs.generated.ts';
import './translations.generated.ts';

const nameOf = ({ name }: Pif) => name;

/**
 * What can be done with several product information files at once. None is deleted so: a file is deleted by typing its
 * name. Those that cannot be archived in their stage are told with the reason.
 */
export function PifSelection({ selection }: { selection: Selection<Pif> }) {
  const { t } = useTranslation('pif');
  const client = useApolloClient();
  const state = useSelectionActions<Pif, 'export' | 'archive'>(selection, (action, count) =>
    t(`selection.done.${action}`, { count }),
  );
  const exportAs = (format: ExportFormat) =>
    state.doAll('export', () => exportSelected('pifs', selection.items, { name: t('selection.fileName'), format }));
  const refusalOf = ({ viewerCan, stage }: Pif) => {
    if (viewerCan.includes('ARCHIVE')) return null;
    return t(stage === 'ARCHIVED' ? 'selection.isArchived' : 'selection.isInReview');
  };
  const archive = () =>
    state.ask('archive', {
      refusalOf,
      question: (open, others) => ({
        action: 'custom',
        title: t('selection.archiveTitle'),
        message: [
          t('selection.archiveMessage', { count: open.length }),
          others.length > 0 && t('selection.kept', { names: others.map(nameOf).join(', ') }),
        ]
          .filter(Boolean)
          .join(' '),
        details: <NamedEntries items={open} nameOf={nameOf} />,
        confirmText: t('archive.button'),
        busyText: t('archive.busy'),
      }),
      run: ({ slug, version, lastBatchOn }) =>
        client.mutate({
          mutation: ArchiveListedPifDocument,
          variables: { input: { slug, version, isArchived: true, lastBatchOn } },
        }),
      onEnd: () => evictPifs(client.cache),
    });
  const canArchive = useCan('pif.review');
  return (
    <SelectionActions
      selection={selection}
      nameOf={nameOf}
      state={state}
      onExport={exportAs}
      actions={canArchive ? [{ name: 'archive', text: t('selection.archive'), icon: ArchiveIcon, run: archive }] : []}
    />
  );
}
