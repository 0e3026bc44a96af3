import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, SearchIcon } from './icons.tsx';

/** Specification, section 9. */
const DEBOUNCE_MS = 300;

interface Props {
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
  /** Id of an element that explains the search. */
  describedBy?: string;
  maxLength?: number;
}

/**
 * A search box that reports the typed text after a pause, or at once on Enter.
 * Shift+Enter anywhere on the page focuses and clears it: specification, section 2.
 */
export function SearchBox({ value, onSearch, label, placeholder, describedBy, maxLength }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);

  // A reported text comes back as `value` a little later, when the person may have typed more. Only a value that was
  // not reported, such as after the back button or a reset, replaces the typed text.
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState<string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const at = reported.indexOf(value);
    setReported(at < 0 ? [] : reported.slice(at + 1));
    if (at < 0) setText(value);
  }

  const report = (now: string) => {
    if (now === (reported.at(-1) ?? seen)) return;
    setReported([...reported, now]);
    onSearch(now);
  };
  const onPause = useEffectEvent(report);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    report('');
    input.current?.focus();
  };
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey || event.target instanceof HTMLTextAreaElement) return;
    // A dialog over the page keeps the focus.
    if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    event.preventDefault();
    clear();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onPageKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // In a dialog that is a form, Enter searches and does not submit.
    event.preventDefault();
    report(text);
  };
  return (
    <OutlinedInput
      fullWidth
      inputRef={input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={placeholder}
      startAdornment={<SearchIcon sx={{ color: 'text.secondary', fontSize: 20, ml: -0.25 }} />}
      endAdornment={
        text !== '' && (
          <IconButton
            size="small"
            onClick={clear}
            aria-label={t('search.clear')}
            sx={{ width: 32, height: 32, mr: -1 }}
          >
            <CloseIcon sx={{ fontSize: 18 }} />
          </IconButton>
        )
      }
      slotProps={{
        input: {
          'aria-label': label,
          'aria-describedby': describedBy,
          maxLength,
          type: 'text',
          role: 'searchbox',
          autoComplete: 'off',
          enterKeyHint: 'search',
        },
      }}
    />
  );
}
