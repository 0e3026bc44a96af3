import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import type { Check } from './findingText.ts';
import { severities, severityStyles, worstOf } from './severityStyles.ts';

/** Each severity has its own style of underline, so that it is not shown by colour alone. */
const lines = { ERROR: 'double', WARNING: 'wavy', INFO: 'dotted' } as const;

/** One CSS rule for each severity instead of one for each mark, because a text may have thousands of marks. */
const marks = Object.fromEntries(
  severities.map((severity) => {
    const { color, soft } = severityStyles[severity];
    return [
      `& mark.${severity}`,
      {
        color,
        bgcolor: soft,
        borderRadius: '4px',
        textDecoration: `underline ${lines[severity]} 1px`,
        textUnderlineOffset: '3px',
      },
    ];
  }),
);

interface Props {
  /** The exact text that was checked; the spans of the names are offsets in it. */
  text: string;
  check: Pick<Check, 'names' | 'findings'>;
}

/** The checked text, in which every name with a finding is marked by its worst severity. */
export function MarkedText({ text, check }: Props) {
  const { t } = useTranslation('check');
  const words = { ERROR: t('severity.ERROR'), WARNING: t('severity.WARNING'), INFO: t('severity.INFO') };
  const severityOf = worstOf(check);
  const marked = check.names.flatMap((name) => {
    const severity = severityOf(name);
    return severity ? [{ severity, ...name.span }] : [];
  });
  const inOrder = marked
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at) => start >= (marked[at - 1]?.end ?? 0));
  return (
    <Box
      role="group"
      aria-label={t('marked.label')}
      sx={{
        typography: 'body2',
        whiteSpace: 'pre-wrap',
        maxHeight: 320,
        overflow: 'auto',
        '@media print': { maxHeight: 'none' },
        ...marks,
      }}
      tabIndex={0}
    >
      {inOrder.map(({ severity, start, end }, at) => (
        <Fragment key={start}>
          {text.slice(inOrder[at - 1]?.end ?? 0, start)}
          <mark className={severity} title={words[severity]}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(inOrder.at(-1)?.end ?? 0)}
    </Box>
  );
}
