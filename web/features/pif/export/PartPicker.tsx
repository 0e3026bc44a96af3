import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_PARTS, type ReportPart, sectionOf } from '../../../../domain/report/reportParts.ts';
import { usePartName } from './usePartName.ts';
import '../translations.generated.ts';

interface Props {
  parts: readonly ReportPart[];
  onChoose: (parts: readonly ReportPart[]) => void;
  /** Why a part cannot be chosen; empty when it can. */
  missingText: (part: ReportPart) => string;
  /** Pages of a part, in parts of pages; undefined while they are not known. */
  pagesOf: (part: ReportPart) => number | undefined;
}

/**
 * The parts of a report, those of the safety report under a box of their own that is half checked where only some are
 * chosen.
 */
export function PartPicker({ parts, onChoose, missingText, pagesOf }: Props) {
  const { t } = useTranslation('pif');
  const offered = (of: readonly ReportPart[]) => of.filter((part) => missingText(part) === '');
  const toggleAll = (of: readonly ReportPart[]) => {
    const rest = parts.filter((part) => !of.includes(part));
    onChoose(isAll(of) ? rest : [...rest, ...offered(of)]);
  };
  const isAll = (of: readonly ReportPart[]) =>
    offered(of).length > 0 && offered(of).every((one) => parts.includes(one));
  const groupBox = (of: readonly ReportPart[], name: string) => (
    <FormControlLabel
      label={name}
      slotProps={{ typography: { sx: { fontWeight: 600 } } }}
      control={
        <Checkbox
          checked={isAll(of)}
          indeterminate={!isAll(of) && of.some((part) => parts.includes(part))}
          onChange={() => toggleAll(of)}
        />
      }
    />
  );
  const partBox = (part: ReportPart) => (
    <PartBox
      key={part}
      part={part}
      isChosen={parts.includes(part)}
      missing={missingText(part)}
      pages={pagesOf(part)}
      onToggle={() => onChoose(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])}
    />
  );
  const sectionBox = (section: 'A' | 'B') => {
    const name = t(`export.part${section}`);
    const its = REPORT_PARTS.filter((part) => sectionOf(part) === section);
    return (
      <Box role="group" aria-label={name}>
        {groupBox(its, name)}
        <Box sx={{ pl: 3, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
          {its.map(partBox)}
        </Box>
      </Box>
    );
  };
  const first = REPORT_PARTS.findIndex((part) => sectionOf(part));
  const last = REPORT_PARTS.findLastIndex((part) => sectionOf(part)) + 1;
  return (
    <>
      {groupBox(REPORT_PARTS, t('export.all'))}
      <Box sx={{ pl: 3 }}>
        {REPORT_PARTS.slice(0, first).map(partBox)}
        {sectionBox('A')}
        {sectionBox('B')}
        {REPORT_PARTS.slice(last).map(partBox)}
      </Box>
    </>
  );
}

interface PartProps {
  part: ReportPart;
  isChosen: boolean;
  missing: string;
  pages: number | undefined;
  onToggle: () => void;
}

function PartBox({ part, isChosen, missing, pages, onToggle }: PartProps) {
  const { t } = useTranslation('pif');
  const partName = usePartName();
  const id = useId();
  const hint = missing || (part === 'comments' ? t('export.commentsHint') : '');
  const amount =
    pages === undefined ? '' : pages < 1 ? t('export.underOnePage') : t('export.pages', { n: Math.round(pages) });
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          label={partName(part)}
          disabled={missing !== ''}
          control={
            <Checkbox
              checked={isChosen}
              onChange={onToggle}
              slotProps={{ input: { 'aria-describedby': hint ? id : undefined } }}
            />
          }
        />
        {amount && (
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
          >
            {amount}
          </Typography>
        )}
      </Box>
      {hint && (
        <FormHelperText id={id} sx={{ mx: 0, mt: 0, mb: 0.5, pl: 4 }}>
          {hint}
        </FormHelperText>
      )}
    </Box>
  );
}
