import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { can } from '../../../domain/account/rights.ts';
import { recentItems, type RecentKind } from '../../shared/recentItems.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { useDebounced } from '../../shared/ui/useDebounced.ts';
import { recordPath } from '../../shared/url/recordPath.ts';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';
import { holdsWords } from './matchedParts.ts';
import { actions, groupOfFound, type PaletteGroup } from './paletteRows.ts';
import { useSearchQuery } from './Search.generated.ts';

/** Whether a text is long enough to be searched for. */
const isSearched = (text: string): boolean => text.split(/\s+/).some((word) => word.length >= MIN_SEARCH_LENGTH);

/** What the palette shows for a text: what was opened last, what was found, and what can be begun. */
export function usePaletteGroups(text: string, kept: RecentKind | null) {
  const { t } = useTranslation('search');
  const role = useSession()?.user.role;
  const mayOpen = useMayOpen();
  const [recent] = useState(recentItems);
  const debounced = useDebounced(text.trim());
  const isAsked = isSearched(debounced) && debounced === text.trim();
  const { data, previousData, error, loading, refetch } = useSearchQuery(
    isSearched(debounced) ? { variables: { text: debounced }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  // What was found before stays while the answer for more letters is awaited.
  const found = isSearched(text) && !error ? ((data ?? previousData)?.search ?? []) : [];
  const shown = kept === null ? found : found.filter(({ kind }) => kind === kept);
  const recentGroup: PaletteGroup = {
    name: 'recent',
    total: null,
    hasUncounted: false,
    rows: recent
      .filter(({ name, code }) => holdsWords(`${name} ${code ?? ''}`, text.trim()))
      .map((item) => ({
        type: 'recent',
        key: `recent-${item.kind}-${item.slug}`,
        to: recordPath(item.kind, item.slug, mayOpen),
        kind: item.kind,
        item,
      })),
  };
  const actionGroup: PaletteGroup = {
    name: 'actions',
    total: null,
    hasUncounted: false,
    rows: actions
      .filter(({ right }) => can(role, right))
      .filter(({ name }) => !isSearched(text) || found.length === 0 || holdsWords(t(`action.${name}`), text.trim()))
      .map(({ name, to }) => ({ type: 'action', key: name, to, action: name })),
  };
  const groups = [
    ...(kept === null ? [recentGroup] : []),
    ...shown.map((one) =>
      groupOfFound(one, { count: found.length, isAlone: kept !== null, text: text.trim() }, mayOpen),
    ),
    ...(kept === null ? [actionGroup] : []),
  ].filter(({ rows }) => rows.length > 0);
  return {
    groups,
    isShort: text.trim() !== '' && !isSearched(text),
    isLoading: isSearched(text) && !error && (loading || !isAsked),
    isEmpty: isAsked && !loading && !error && data?.search.length === 0,
    count: isAsked && data ? data.search.reduce((sum, { totalCount }) => sum + totalCount, 0) : null,
    error: isSearched(text) ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
