import { skipToken } from '@apollo/client/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { FormulaInput } from '../../../shared/apollo/schema.generated.ts';
import type { CheckFinding } from '../../../subjects/check/findingText.ts';
import type { Finding, Severity } from '../../../../domain/finding.ts';
import { lineFunctionOf, type LineFunction } from '../../../../domain/formula/formula.ts';
import type { ComputedValues } from './computeValues.ts';
import type { FormulaValues } from './editorState.ts';
import { toInput } from './formulaValues.ts';
import { usePreviewFormulaQuery } from './PreviewFormula.generated.ts';
import { useSameContent } from './useSameContent.ts';
import { lineOf } from './validate.ts';

/** Pause in typing after which the server checks the formula by the annexes, in milliseconds. */
const PAUSE_MS = 600;
/** What the browser finds by itself. */
const LOCAL_CODES: ReadonlySet<string> = new Set([
  'SUM_NOT_100',
  'COMPOSITION_SHORT',
  'CONCENTRATION_UNKNOWN',
  'LINE_UNMATCHED',
  'REPEATED_MATERIAL',
  'IFRA_EXCEEDED',
  'IFRA_NOT_PERMITTED',
  'IFRA_TOGETHER',
]);

const severities = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const satisfies Record<Severity, string>;

/** A finding of the browser in the shape of one of the server. */
const toCheckFinding = ({ severity, params, ...finding }: Finding): CheckFinding => ({
  ...finding,
  severity: severities[severity],
  span: null,
  params: Object.entries(params).map(([name, value]) => ({
    name,
    value: value === null ? null : String(value),
  })),
  signOffKey: null,
  signOff: null,
});

/** Texts that tell the service the functions on which the list depends. */
const FUNCTIONS: Record<LineFunction, string> = { uvFilter: 'UV filter', colourant: 'colourant' };

const functionOf = (text: string | null | undefined): string | null => {
  const known = lineFunctionOf(text ?? null);
  return known && FUNCTIONS[known];
};

/**
 * What the check depends on; null while the lines cannot be checked. Without name, code, note, phases and the functions
 * that change nothing, so that typing those triggers none.
 */
function toPreviewInput(
  { companyId, facts }: Pick<FormulaValues, 'companyId' | 'facts'>,
  computed: ComputedValues,
): FormulaInput | null {
  const { errors, typedLines } = computed;
  if (companyId === '' || typedLines.length === 0 || errors.size > 0) return null;
  const input = toInput({ ...emptyTexts, companyId, facts, lines: typedLines });
  const lines = input.lines.map((line) => ({ ...line, phase: null, function: functionOf(line.function) }));
  return { ...input, name: '–', code: null, note: null, lines };
}

const worstFirst = (one: CheckFinding, other: CheckFinding) =>
  ['ERROR', 'WARNING', 'INFO'].indexOf(one.severity) - ['ERROR', 'WARNING', 'INFO'].indexOf(other.severity);
const none: readonly CheckFinding[] = [];

/**
 * The findings while a formula is typed: those about the formula itself at once, from the browser; those of the annexes
 * after a pause, from the server, which has the ingredient data. The last ones stay visible until the next answer.
 */
export function usePreview(values: FormulaValues, computed: ComputedValues) {
  const { facts, companyId } = values;
  const key = useMemo(
    () => JSON.stringify(toPreviewInput({ facts, companyId }, computed)),
    [facts, companyId, computed],
  );
  const [askedKey, setAskedKey] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setAskedKey(key), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  const input = useMemo(() => JSON.parse(askedKey) as FormulaInput | null, [askedKey]);
  const { data, previousData, error, loading, refetch } = usePreviewFormulaQuery(
    input ? { variables: { input }, fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const result = input ? (data ?? previousData)?.previewFormula : undefined;
  const annexes = useMemo(() => result?.findings.filter(({ code }) => !LOCAL_CODES.has(code)) ?? none, [result]);
  const local = useSameContent(useMemo(() => computed.findings.map(toCheckFinding), [computed]));
  const findings = useMemo(() => [...local, ...annexes].sort(worstFirst), [local, annexes]);
  return {
    // Drawn in the pauses of typing: hundreds of findings take long.
    findings: useDeferredValue(findings),
    /** The findings of the annexes, by which the names of the list are coloured. */
    annexes: useDeferredValue(annexes),
    /** Whether the annexes have not been applied to what is typed now. */
    isBusy: key !== askedKey || loading,
    /** Whether the lines cannot be checked by the annexes yet. */
    isIncomplete: key === 'null',
    error: loading || !input ? undefined : error,
    /** The names of the lines for which the annexes were not applied. */
    refused: useSameContent(
      useMemo(() => (error ? refusedNames(error, input, computed) : []), [error, input, computed]),
    ),
    retry: useCallback(() => void refetch().catch(() => undefined), [refetch]),
  };
}

/** The names of the lines that the server refuses, each once. */
function refusedNames(error: unknown, input: FormulaInput | null, { typedLines }: ComputedValues): string[] {
  const slugs = describeError(error).fields.map(({ path }) => input?.lines[lineOf(path) ?? -1]?.rawMaterialSlug);
  const named = typedLines.filter(({ material }) => material && slugs.includes(material.key));
  return [...new Set(named.flatMap(({ material }) => material?.name ?? []))];
}

const emptyTexts = { name: '', code: '', note: '' } as const;

export type FormulaPreview = ReturnType<typeof usePreview>;
