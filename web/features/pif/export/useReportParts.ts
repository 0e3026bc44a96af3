import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COMPUTED_PARTS,
  FORMULA_PARTS,
  REPORT_PARTS,
  REPORT_PRESETS,
  type ReportPart,
  type ReportPreset,
} from '../../../../domain/report/reportParts.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';

/** Which parts of a file are chosen for its report, and which of them it can have. */
export function useReportParts(pif: PifDetail_PifFragment) {
  const { t } = useTranslation('pif');
  const seesFormulas = useCan('formula.read');
  const missingText = (part: ReportPart): string => {
    if (FORMULA_PARTS.includes(part) && !seesFormulas) return t('export.noRight');
    return COMPUTED_PARTS.includes(part) && !pif.formula ? t('export.noFormula') : '';
  };
  const partsOf = (preset: ReportPreset): readonly ReportPart[] =>
    REPORT_PRESETS[preset].filter((part) => missingText(part) === '');
  const [parts, setParts] = useState(() => partsOf('inspector'));
  const [ownParts, setOwnParts] = useState<readonly ReportPart[] | null>(null);
  return {
    parts,
    /** Those that can be chosen. */
    offered: REPORT_PARTS.filter((part) => missingText(part) === ''),
    /** Why a part cannot be chosen; empty for one that can. */
    missingText,
    choose: (chosen: readonly ReportPart[]) => {
      setParts(chosen);
      setOwnParts(chosen);
    },
    /** Goes back to what somebody chose box by box; null before that. */
    startOwn: ownParts && (() => setParts(ownParts)),
    /**
     * The choice that the parts are; undefined for one of somebody's own. Where it offers the same as another, the
     * first has the name.
     */
    preset: (Object.keys(REPORT_PRESETS) as ReportPreset[]).find((preset) => {
      const its = partsOf(preset);
      return its.length === parts.length && its.every((part) => parts.includes(part));
    }),
    start: (preset: ReportPreset) => setParts(partsOf(preset)),
  };
}
