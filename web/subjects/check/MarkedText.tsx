import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import type { Check } from './findingText.ts';
import { severities, severityStyles, worstOf, type Severity } from './severityStyles.ts';

/** Each severity has its own style of underline, so that it is not shown by colour alone. */
const lines = { ERROR: 'double', WARNING: 'wavy', INFO: 'dotted' } as const;

/** One CSS rule for each severity instead of one for each mark, because a text may have thousands of marks. */
const marks = Object.fromEntries([
  [
    '& mark.LEFT_OUT',
    {
      color: 'text.secondary',
      bgcolor: 'transparent',
      textDecoration: 'underline dashed 1px',
      textUnderlineOffset: '3px',
    },
  ],
  ...severities.map((severity): [string, object] => {
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
]);

interface Props {
  /** The exact text that was checked; the spans of the names are offsets in it. */
  text: string;
  check: Pick<Check, 'names' | 'findings' | 'leftOut'>;
  /** If given, a stretch that was not read can be said to be an ingredient. */
  onInclude?: (span: Check['leftOut'][number]['span']) => void;
}

/** A stretch of the text that is shown otherwise than the rest. */
interface Stretch {
  /** Null: it was not read as an ingredient. */
  severity: Severity | null;
  start: number;
  end: number;
}

/** Buttons shown; a pasted leaflet may have thousands of stretches. */
const MAX_BUTTONS = 50;

function stretchesOf({ names, findings, leftOut }: Props['check']): Stretch[] {
  const severityOf = worstOf({ findings });
  const marked: Stretch[] = names.flatMap((name) => {
    const severity = severityOf(name);
    return severity ? [{ severity, ...name.span }] : [];
  });
  // A substance that a bracket or a sentence names stands beside the names.
  const mentioned = findings.flatMap(({ code, severity, span }) =>
    code === 'MENTIONED' && severity !== 'INFO' && span ? [{ severity, ...span }] : [],
  );
  return [...marked, ...mentioned, ...leftOut.map(({ span }) => ({ severity: null, ...span }))]
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
}

/**
 * The checked text, in which every name with a finding and every mention of a restricted substance is marked by its
 * worst severity, and what was not read as an ingredient is marked where it stands.
 */
export function MarkedText({ text, check, onInclude }: Props) {
  const { t } = useTranslation('check');
  const words = { ERROR: t('severity.ERROR'), WARNING: t('severity.WARNING'), INFO: t('severity.INFO') };
  const stretches = stretchesOf(check);
  const buttonsFrom = stretches.filter(({ severity }) => severity === null).slice(0, MAX_BUTTONS);
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
      {stretches.map((stretch, at) => {
        const { severity, start, end } = stretch;
        const printed = text.slice(start, end);
        return (
          <Fragment key={start}>
            {text.slice(stretches[at - 1]?.end ?? 0, start)}
            <mark className={severity ?? 'LEFT_OUT'} title={severity ? words[severity] : t('marked.leftOut')}>
              {printed}
            </mark>
            {onInclude && buttonsFrom.includes(stretch) && (
              <Button
                size="small"
                aria-label={t('marked.includeOf', { text: printed.trim() })}
                onClick={() => onInclude({ start, end })}
                sx={{ mx: 0.5, py: 0, minHeight: 24, verticalAlign: 'baseline', '@media print': { display: 'none' } }}
              >
                {t('marked.include')}
              </Button>
            )}
          </Fragment>
        );
      })}
      {text.slice(stretches.at(-1)?.end ?? 0)}
    </Box>
  );
}
