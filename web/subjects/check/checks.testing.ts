import type { Finding } from '../../../domain/finding.ts';
import type { ListCheck } from '../../../domain/label/checkIngredientList.ts';
import type { Check, CheckFinding } from './findingText.ts';

const paramsOf = (params: Finding['params']) =>
  Object.entries(params).map(([name, value]) => ({ name, value: value === null ? null : String(value) }));

/** A finding in the form of the schema; its code need not exist. */
export const anyFinding = (
  code: string,
  params: Finding['params'],
  over: Partial<CheckFinding> = {},
): CheckFinding => ({
  code,
  severity: 'WARNING',
  ingredient: null,
  span: null,
  reference: 'Regulation (EC) No 1223/2009',
  action: 'NOTHING',
  params: paramsOf(params),
  signOffKey: null,
  signOff: null,
  ...over,
});

/** A check of the domain in the form of the schema. */
export const toCheck = (
  list: Pick<ListCheck, 'names' | 'leftOut' | 'findings' | 'result' | 'isIngredientList' | 'recognised' | 'total'>,
): Check => ({
  result: list.result,
  isIngredientList: list.isIngredientList,
  recognised: list.recognised,
  total: list.total,
  checkedOn: '2026-11-21',
  knowledge: [],
  names: list.names.map(({ text, ingredient, match, suggestions, start, end, isNano, inMayContain, percent }) => ({
    text,
    inciName: ingredient?.inciName ?? null,
    ingredientId: ingredient && '64b7f0c2a1d3e4f5a6b7c8d9',
    annexEntry: ingredient?.annexEntry ?? null,
    match: match.toUpperCase() as Check['names'][number]['match'],
    suggestions: suggestions.map(({ inciName }) => inciName),
    span: { start, end },
    isNano,
    inMayContain,
    percent,
  })),
  // The text is not known here; the tests that use this have nothing left out.
  leftOut: list.leftOut.map((span) => ({ text: '', span })),
  findings: list.findings.map((one) => ({
    ...one,
    severity: one.severity.toUpperCase() as CheckFinding['severity'],
    params: paramsOf(one.params),
    signOffKey: null,
    signOff: null,
  })),
});
