import { languages, type Language } from '../language.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';
import { isConclusionOutdated, type PifStage } from './stages.ts';

/** A product information file as a line of the sheet. Times are ISO 8601. */
export type PifLine = {
  readonly name: string;
  readonly reference?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly stage: PifStage;
  readonly conclusion: 'NONE' | 'SAFE' | 'CONDITIONALLY_SAFE' | 'UNSAFE';
  readonly completeness: { readonly done: number; readonly total: number };
  readonly assessor?: string | null | undefined;
  readonly submittedAt?: string | null | undefined;
  readonly changedAt?: string | null | undefined;
};

const words = {
  en: {
    headings: ['Product', 'Reference', 'Company', 'Stage', 'Conclusion', 'Complete', 'Open', 'Assessor'],
    times: ['Submitted', 'Changed'],
    stages: {
      IN_WORK: 'In work',
      SUBMITTED: 'Submitted',
      RETURNED: 'Returned',
      ASSESSED: 'Assessed',
      SIGNED: 'Signed',
      ARCHIVED: 'Archived',
    },
    conclusions: {
      NONE: 'No conclusion',
      SAFE: 'Safe',
      CONDITIONALLY_SAFE: 'Conditionally safe',
      UNSAFE: 'Unsafe',
    },
    outdated: 'outdated',
  },
  sr: {
    headings: ['Proizvod', 'Oznaka', 'Firma', 'Stanje', 'Zaključak', 'Popunjeno', 'Otvoreno', 'Procenitelj'],
    times: ['Poslato', 'Izmenjeno'],
    stages: {
      IN_WORK: 'U izradi',
      SUBMITTED: 'Na pregledu',
      RETURNED: 'Vraćeno',
      ASSESSED: 'Ocenjeno',
      SIGNED: 'Potpisano',
      ARCHIVED: 'Arhivirano',
    },
    conclusions: {
      NONE: 'Bez zaključka',
      SAFE: 'Bezbedan',
      CONDITIONALLY_SAFE: 'Uslovno bezbedan',
      UNSAFE: 'Nebezbedan',
    },
    outdated: 'zastareo',
  },
} as const satisfies Record<Language, unknown>;

/** The cells of a list of product information files: headings and a line for each file. Days are those of UTC. */
export function pifListSheet(lines: readonly PifLine[], language: Language): string[][] {
  const { headings, times, stages, conclusions, outdated } = words[language];
  const dayFormat = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (time: string | null | undefined) => (!time ? '' : dayFormat.format(new Date(time)));
  const cells = lines.map(({ completeness: { done, total }, ...line }) => [
    line.name,
    line.reference ?? '',
    line.company ?? '',
    stages[line.stage],
    `${conclusions[line.conclusion]}${isConclusionOutdated(line.stage, line.conclusion) ? `, ${outdated}` : ''}`,
    `${done} / ${total}`,
    String(total - done),
    line.assessor ?? '',
    day(line.submittedAt),
    day(line.changedAt),
  ]);
  return [[...headings, ...times], ...cells.map((row) => row.map(guardFormula))];
}
