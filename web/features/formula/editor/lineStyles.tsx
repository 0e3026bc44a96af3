import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { dark, light, radius } from '../../../shared/theme/tokens.ts';
import { TRASH_PATH } from '../../../shared/ui/icons.tsx';
import { lineColumns, wideOnly } from './lineLayout.ts';

/** The class of the list. */
export const LINES = 'formula-lines';

const touchScreen = '@media (pointer: coarse)';

const mark = { content: '""', display: 'block', mx: 'auto', color: 'text.secondary' };

/** Six dots: the mark of something that can be dragged. */
const GRIP = 'radial-gradient(circle, currentColor 1.2px, transparent 1.7px) 0 0 / 6px 6px';

const trash = (colour: string): string => {
  const path = `<path d="${TRASH_PATH}" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

const stylesOf = (theme: Theme) => {
  const { primary, error } = (theme.vars ?? theme).palette;
  const ring = (main: string, soft: string | undefined) => `inset 0 0 0 1px ${main}, 0 0 0 3px ${soft ?? main}`;
  return theme.unstable_sx({
    // A key press changes the layout and the picture of one chunk alone: without this the browser looks at all 300
    // lines again. Not of each line too: what is contained is a layer of its own, through all of which the browser
    // goes. Not `content`, whose clips it goes through as well, nor `content-visibility`, which takes the lines far
    // from the window out of what a screen reader is told.
    '& > div': { contain: 'layout style' },
    '& > div > div': {
      ...lineColumns,
      px: 1,
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& [data-dragged]': { opacity: 0.5 },
    '& .line-wide': wideOnly,
    '& button.line-button': {
      m: 0,
      p: 0,
      border: 0,
      bgcolor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      minWidth: 0,
      minHeight: 44,
      borderRadius: '8px',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '&:disabled': { cursor: 'default' },
    },
    '& [data-handle]': { cursor: 'grab' },
    '& [data-handle]::before': { ...mark, width: 12, height: 18, background: GRIP },
    '& .line-ring, & .line-remove': { display: 'block', width: 44, '&:enabled:hover': { bgcolor: 'action.hover' } },
    '& .line-ring::before': { ...mark, width: 20, height: 20, border: 2, borderRadius: '50%', boxSizing: 'border-box' },
    '& [aria-checked="true"]::before': { borderColor: 'primary.main', borderWidth: 6 },
    '& .line-remove::before': { ...mark, width: 20, height: 20, background: trash(light.muted) },
    '& .line-remove': theme.applyStyles('dark', { '&::before': { background: trash(dark.muted) } }),
    '& .line-button > span': { display: 'block' },
    '& .line-button > .line-phone': { display: { xs: 'block', sm: 'none' } },
    '& .line-name': { typography: 'body2', fontWeight: 600 },
    '& .line-note': { typography: 'caption', color: 'text.secondary' },
    '& .line-error': { typography: 'caption', color: 'error.main', gridColumn: '2 / -1', mt: 0.5 },
    '& .line-input': {
      width: 1,
      m: 0,
      px: '7px',
      py: '8px',
      border: 1,
      borderColor: 'divider',
      borderRadius: `${radius.field}px`,
      bgcolor: 'background.paper',
      color: 'text.primary',
      font: 'inherit',
      fontSize: '0.875rem',
      lineHeight: '22px',
      [touchScreen]: { py: '10px', fontSize: '1rem' },
      '&:hover': { borderColor: 'text.secondary' },
      '&:focus': { outline: 'none', borderColor: 'primary.main', boxShadow: ring(primary.main, primary.soft) },
      '&[aria-invalid]': { borderColor: 'error.main' },
      '&[aria-invalid]:focus': { boxShadow: ring(error.main, error.soft) },
    },
    // As high as a field where it is empty, and cut off like one; clipped, because what is hidden is an area that
    // scrolls. A long one alone: what is clipped is a piece of the picture of its own, and the browser goes through
    // them all at every key press.
    '& span.line-input': { whiteSpace: 'pre', cursor: 'text' },
    '& [data-long]': { overflow: 'clip' },
    '& span.line-input:empty::before': { content: '"\\200b"' },
    '& .line-phase': { textAlign: 'center' },
    '& .line-percent': { textAlign: 'end', ...tabularFigures },
    '& .line-percent[data-remainder]': { bgcolor: 'subtle' },
  });
};

/**
 * The look of all lines, by selectors of their list and with plain elements: 300 lines of Material UI's fields have
 * thousands of elements and styles more, which a key press would wait for. The fields look like those of Material UI.
 * One element for every render, so that a key press does not read the styles again.
 */
export const lineStyles = <GlobalStyles styles={(theme) => ({ [`.${LINES}`]: stylesOf(theme) })} />;
