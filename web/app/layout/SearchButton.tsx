import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '../../shared/ui/icons.tsx';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { useStore } from '../../shared/store/createStore.ts';
import { openedSearch } from '../../shared/ui/openedSearch.ts';
import { isQuestionKeyOn } from '../../shared/ui/questionKey.ts';

const SearchPalette = lazyDialog(() => import('../../features/search/SearchPalette.tsx'), 'SearchPalette');
const KeysDialog = lazyDialog(() => import('../../features/search/KeysDialog.tsx'), 'KeysDialog');

/** Whether a key types where it is pressed. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Opens the search of everything, as Ctrl+K does on every page, and ⌘K; the key ? lists the keys. A dialog that is open
 * keeps the focus.
 */
export function SearchButton({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('app');
  const opened = useStore(openedSearch);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isSearch = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isList = key === '?' && !ctrlKey && !metaKey && !isTyped(event.target) && isQuestionKeyOn();
    if (!isSearch && !isList) return;
    event.preventDefault();
    if (document.querySelector('[role=dialog], [role=alertdialog]') === null)
      openedSearch.set(isSearch ? 'search' : 'keys');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const open = () => openedSearch.set('search');
  const close = () => openedSearch.set(null);
  return (
    <>
      {isPhone ? (
        <IconButton onClick={open} aria-label={t('search.open')}>
          <SearchIcon />
        </IconButton>
      ) : (
        <ButtonBase onClick={open} aria-keyshortcuts="Control+K Meta+K" title={t('search.keys')} sx={buttonStyle}>
          <SearchIcon sx={{ fontSize: 19 }} />
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {t('search.open')}
          </Box>
          <Box component="kbd" aria-hidden sx={{ fontFamily: 'inherit', typography: 'caption' }}>
            {t('search.shortcut')}
          </Box>
        </ButtonBase>
      )}
      {opened === 'search' && <SearchPalette onClose={close} />}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

const buttonStyle = {
  gap: 1,
  px: 1.25,
  height: 36,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  typography: 'body2',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'subtle', color: 'text.primary' },
} as const;
