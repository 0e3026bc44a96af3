import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Substance, SubstanceSource } from '../../../../domain/formula/substances.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import './translations.generated.ts';
import type { ComputedValues } from './computeValues.ts';
import { amountText, percentText } from './figureTexts.ts';
import { substanceName } from './substanceName.ts';

const cell = {
  px: 1.25,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'caption',
  textAlign: 'end',
} as const;
const first = {
  ...cell,
  textAlign: 'start',
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 140, sm: 220 },
  maxWidth: 260,
  overflowWrap: 'anywhere',
} as const;

/** By selector and not by cell: a large formula has tens of thousands of cells. */
const figures = {
  '& td': { borderTop: 1, borderColor: 'divider', p: 0.25 },
  '& td[data-filled]': { bgcolor: 'primary.soft' },
} as const;

/** A figure whose working is shown beside it. */
export interface OpenedFigure {
  anchor: HTMLElement;
  substance: Substance;
  source: SubstanceSource;
}

interface Props {
  computed: ComputedValues;
  onOpen: (opened: OpenedFigure) => void;
}

/** The substances by the lines that bring them: those that the list names, and below them what is inside others. */
export function WorkingTable({ computed, onOpen }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { substances } = computed.formula;
  const groups = [
    { key: 'listed', substances: substances.filter(({ isListed }) => isListed) },
    { key: 'contained', substances: substances.filter(({ isListed }) => !isListed) },
  ] as const;
  return (
    <Box
      role="region"
      aria-label={t('working.title')}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: '75vh', border: 1, borderColor: 'divider', borderRadius: '14px' }}
    >
      <Box
        component="table"
        sx={{ borderCollapse: 'separate', borderSpacing: 0, width: 1, ...tabularFigures, ...figures }}
      >
        <Box component="thead" sx={{ '& th': { position: 'sticky', top: 0, zIndex: 2, bgcolor: 'subtle', border: 0 } }}>
          <tr>
            <Box component="th" scope="col" sx={{ ...first, '&&': { zIndex: 3 } }}>
              {t('working.substance')}
            </Box>
            {computed.lines.map(({ name, percent }, at) => (
              <Box component="th" scope="col" key={at} sx={{ ...cell, minWidth: 96 }}>
                {name}
                <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                  {percentText(percent)} %
                </Box>
              </Box>
            ))}
            <Box component="th" scope="col" sx={{ ...cell, minWidth: 88 }}>
              {t('working.order')}
            </Box>
            <Box component="th" scope="col" sx={{ ...cell, minWidth: 88 }}>
              {t('working.max')}
            </Box>
          </tr>
        </Box>
        <tbody>
          {groups.map(
            (group) =>
              group.substances.length > 0 && (
                <Fragment key={group.key}>
                  {group.key === 'contained' && (
                    <tr>
                      <Box
                        component="th"
                        scope="colgroup"
                        colSpan={computed.lines.length + 3}
                        sx={{ ...first, maxWidth: 'none', color: 'text.secondary', bgcolor: 'subtle' }}
                      >
                        {t('working.contained')}
                      </Box>
                    </tr>
                  )}
                  {group.substances.map((substance) => (
                    <Row
                      key={`${substance.inciName}${String(substance.isNano)}`}
                      substance={substance}
                      count={computed.lines.length}
                      onOpen={(anchor, source) => onOpen({ anchor, substance, source })}
                    />
                  ))}
                </Fragment>
              ),
          )}
        </tbody>
      </Box>
    </Box>
  );
}

interface RowProps {
  substance: Substance;
  count: number;
  onOpen: (anchor: HTMLElement, source: SubstanceSource) => void;
}

function Row({ substance, count, onOpen }: RowProps) {
  const { t } = useTranslation('formulaEditor');
  const byLine = new Map<number, SubstanceSource>(substance.sources.map((source) => [source.line, source]));
  const isAbove = substance.isListed && substance.max !== null && substance.max > substance.order;
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...first, fontWeight: 600 }}>
        {substanceName(substance)}
      </Box>
      {Array.from({ length: count }, (_, line) => {
        const source = byLine.get(line);
        // What is inside a perfume takes no place in the list, so that its upper end is all there is.
        const figure = source?.isContained ? source.max : (source?.order ?? null);
        const text = figure === null ? t('working.unknownMax') : amountText(figure);
        return (
          <td key={line} data-filled={source ? '' : undefined}>
            {source && (
              <Button
                size="small"
                onClick={(event) => onOpen(event.currentTarget, source)}
                aria-label={t('working.open', { name: substanceName(substance), percent: text })}
                sx={{ minWidth: 44, px: 1, display: 'block', ml: 'auto', color: 'text.primary', textAlign: 'end' }}
              >
                {text}
                {!source.isContained && source.max !== source.order && (
                  <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'result.yellow.main' }}>
                    {source.max === null
                      ? t('working.unknownMax')
                      : t('working.maxOf', { max: amountText(source.max) })}
                  </Box>
                )}
              </Button>
            )}
          </td>
        );
      })}
      <Box component="td" sx={{ ...cell, fontWeight: 600 }}>
        {substance.isListed ? amountText(substance.order) : '–'}
      </Box>
      <Box
        component="td"
        sx={{
          ...cell,
          ...(isAbove && { color: 'result.yellow.main', bgcolor: 'result.yellow.soft', fontWeight: 600 }),
        }}
      >
        {substance.max === null ? t('working.notKnown') : amountText(substance.max)}
      </Box>
    </tr>
  );
}
