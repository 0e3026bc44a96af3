import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, SearchIcon } from './icons.tsx';

/** Specification, section 9. */
const DEBOUNCE_MS = 300;

interface Props {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
  /** Id of what explains how to search. */
  describedBy?: string;
  maxLength?: number;
}

/**
 * A search box that keeps what is typed for itself and hands it on after a pause, or at once on Enter.
 * Shift+Enter anywhere on the page focuses and clears it: specification, section 2.
 */
export function SearchBox({ value, onSearch, label, placeholder, describedBy, maxLength }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);

  // What was handed on comes back as `value` a little later, when more may have been typed already; only a value that was
  // not handed on, such as after the back button or a reset, replaces the text.
  const [seen, setSeen] = useState(value);
  const [handedOn, setHandedOn] = useState<string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const at = handedOn.indexOf(value);
    setHandedOn(at < 0 ? [] : handedOn.slice(at + 1));
    if (at < 0) setText(value);
  }

  const handOn = (now: string) => {
    if (now === (handedOn.at(-1) ?? seen)) return;
    setHandedOn([...handedOn, now]);
    onSearch(now);
  };
  const pause = useEffectEvent(handOn);
  useEffect(() => {
    const timer = setTimeout(() => pause(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    handOn('');
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
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) handOn(text);
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
