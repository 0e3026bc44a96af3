import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.ts';
import type { Check } from './findingText.ts';
import { severities, severityStyles, worstOf } from './severityStyles.ts';

/** Under the words, a line of another kind for each severity, so that the colour is never alone. */
const lines = { ERROR: 'double', WARNING: 'wavy', INFO: 'dotted' } as const;

/** One rule for each severity and not one for each mark: a text may have thousands. */
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
  /** The text that was checked, to the letter: the names' places count in it. */
  text: string;
  check: Pick<Check, 'names' | 'findings'>;
}

/** The checked text with every name that something was found about marked by the worst of it. */
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
