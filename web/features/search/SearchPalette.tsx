import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RecentKind } from '../../shared/recentItems.ts';
import './translations.generated.ts';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteInput } from './PaletteInput.tsx';
import { PaletteList } from './PaletteList.tsx';
import type { PaletteRow } from './paletteRows.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

/** The search of everything, which opens over any page. A phone shows it full-screen. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [text, setText] = useState('');
  const [kept, setKept] = useState<RecentKind | null>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const found = usePaletteGroups(text, kept);
  const rows = found.groups.flatMap((group) => group.rows);
  const at = Math.max(
    rows.findIndex(({ key }) => key === activeKey),
    0,
  );
  const active = rows[at];

  const type = (typed: string) => {
    setText(typed);
    setKept(null);
    setActiveKey(null);
  };
  const open = ({ to }: PaletteRow, inNewTab: boolean) => {
    if (inNewTab) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(to);
  };
  /** Keeps the kind of the active line, or shows all kinds again. */
  const toggleKind = () => {
    if (kept !== null) setKept(null);
    else if (active?.type === 'hit') setKept(active.kind);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = at + (key === 'ArrowDown' ? 1 : -1);
      setActiveKey(rows[(next + rows.length) % rows.length]?.key ?? null);
    } else if (key === 'Tab') toggleKind();
    else if (key !== 'Enter') return;
    else if (active) open(active, event.ctrlKey || event.metaKey);
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={false}
      aria-label={t('title')}
      sx={{ '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } }}
      slotProps={{ paper: { sx: { m: { sm: '64px 16px 16px' }, maxWidth: { sm: 720 }, overflow: 'hidden' } } }}
    >
      <PaletteInput
        id={id}
        text={text}
        activeId={active && `${id}-${active.key}`}
        onType={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <PaletteList
        {...found}
        id={id}
        active={active}
        text={text}
        onPoint={({ key }) => setActiveKey(key)}
        onChoose={(row, event) => open(row, event.ctrlKey || event.metaKey)}
        onKeep={kept === null ? setKept : () => setKept(null)}
      />
      <PaletteFooter id={`${id}-help`} isKept={kept !== null} />
    </Dialog>
  );
}
