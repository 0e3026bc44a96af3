import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { useId, useState } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { tabularFigures } from '../theme/theme.ts';
import { visuallyHidden } from './visuallyHidden.ts';

export interface SegmentOption<T extends string> {
  value: T;
  label: string;
  icon?: typeof SvgIcon;
  /** A count, null when it is not known. With an icon, it replaces the label, which only screen readers read then. */
  count?: number | null;
  tone?: 'green' | 'yellow' | 'red';
}

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly SegmentOption<T>[];
  onChange: (value: T) => void;
}

/** A few options side by side. They are radio buttons, so that the arrow keys work as usual. */
export function SegmentedFilter<T extends string>({ label, value, options, onChange }: Props<T>) {
  const name = useId();
  // The selection is shown at once; the parent, such as the address, may update `value` a moment later.
  const [shown, setShown] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (value !== previousValue) {
    setPreviousValue(value);
    setShown(value);
  }
  const choose = (option: T) => {
    setShown(option);
    onChange(option);
  };
  const { number } = useFormat();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'flex',
        height: { xs: 44, sm: 40 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        ...tabularFigures,
      }}
    >
      {options.map(({ value: option, label: word, icon: Icon, count, tone }) => {
        const chosen = option === shown;
        const short = Icon && count !== undefined;
        return (
          <Box
            component="label"
            key={option}
            title={short ? word : undefined}
            sx={{
              position: 'relative',
              flex: '1 1 auto',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 0.75,
              px: 1.5,
              minWidth: 44,
              cursor: 'pointer',
              typography: 'body2',
              fontWeight: 600,
              whiteSpace: 'nowrap',
              color: tone ? `result.${tone}.main` : 'text.primary',
              bgcolor: chosen ? (tone ? `result.${tone}.soft` : 'primary.soft') : undefined,
              ...(chosen && !tone && { color: 'primary.main' }),
              'label + &': { borderLeft: 1, borderColor: 'divider' },
              '&:first-of-type': { borderStartStartRadius: 9, borderEndStartRadius: 9 },
              '&:last-of-type': { borderStartEndRadius: 9, borderEndEndRadius: 9 },
              '&:hover': { bgcolor: chosen ? undefined : 'subtle' },
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
                zIndex: 1,
              },
            }}
          >
            <input type="radio" name={name} checked={chosen} onChange={() => choose(option)} style={visuallyHidden} />
            {Icon && <Icon sx={{ fontSize: 18 }} />}
            <span style={short ? visuallyHidden : undefined}>{word}</span>
            {count !== undefined && (
              <Box component="span" sx={{ minWidth: '2ch' }}>
                {count !== null && number(count)}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
