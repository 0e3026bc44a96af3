import type { pifs, pifSections } from '../product-server/database/schema/pif.ts';
import { foldText } from '../product-server/database/searchText.ts';
import { productDetailsBody } from '../product-server/productDetails.ts';
import { accounts } from './accounts.ts';
import { COMPANIES, companyIdOf, staffOf } from './companies.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber, pick } from './deterministic.ts';
import { FORMULA_COUNT, formulaAt } from './formulas.ts';
import { largeFormula } from './largeFormula.ts';
import { labelAt } from './labels.ts';
import { LABELS_APART, readyFileAt, readyFormulaOf } from './readyFormulas.ts';

type PifRow = typeof pifs.$inferInsert;
type SectionRow = typeof pifSections.$inferInsert;
type State = Pick<PifRow, 'stage' | 'conclusion'>;

/** How many PIFs there are. */
export const PIF_COUNT = 24;

const IN_WORK: State = { stage: 'IN_WORK', conclusion: 'none' };
const SUBMITTED: State = { stage: 'SUBMITTED', conclusion: 'none' };
const SAFE: State = { stage: 'ASSESSED', conclusion: 'safe' };
const CONDITIONALLY_SAFE: State = { stage: 'ASSESSED', conclusion: 'conditionallySafe' };
const UNSAFE: State = { stage: 'ASSESSED', conclusion: 'unsafe' };
/** Unlocked again, so that the reason why the product is unsafe can be corrected. */
const IN_REPAIR: State = { stage: 'RETURNED', conclusion: 'unsafe' };

/** None is signed: what is signed has its version and its PDF, and only the running BFF makes them. */
const STATES = [
  IN_WORK,
  SUBMITTED,
  SUBMITTED,
  IN_WORK,
  CONDITIONALLY_SAFE,
  SAFE,
  SUBMITTED,
  UNSAFE,
  IN_WORK,
  SUBMITTED,
  IN_REPAIR,
] as const;
/** Nothing is missing in this one. */
export const COMPLETE_PIF = 13;
/** The statement on good manufacturing practice of this one has expired, and so has its paper. */
export const EXPIRED_PIF = 2;
/** Of the largest formula. */
const LARGE_PIF = 14;
/** Of a product that is no longer made. */
const ARCHIVED_INDEX = 19;

const ASSESSORS = [
  'Vesna Lukić, spec. toksikologije',
  'Ivana Đorđević, dipl. farmaceut',
  'Stefan Jovanović, dipl. hemičar',
] as const;

/** One of the demo PIFs, each of a label and in one of the possible states. */
export function pifAt(index: number): PifRow {
  const { id: labelId, slug, companyId, name, productCode } = labelAt(index * LABELS_APART);
  const ready = readyFileAt(index);
  const { stage, conclusion } = ready ? SAFE : (STATES[index % STATES.length] ?? IN_WORK);
  const assessor = ready && accounts[ready.assessor];
  const isArchived = index === ARCHIVED_INDEX;
  const assessedAt = daysBefore(BASE_DAY, 'assessed', name, 45);
  const submittedAt = daysBefore(conclusion === 'none' ? BASE_DAY : assessedAt, 'submitted', name, 30);
  const isSubmitted = stage !== 'IN_WORK';
  const createdAt = daysBefore(isSubmitted ? submittedAt : BASE_DAY, 'created', name, 120);
  const formula = formulaOf(companyId, index);
  return {
    id: seededId('pif', name),
    slug,
    companyId,
    labelId,
    formulaId: formula?.id ?? null,
    formulaRevision: formula?.revision ?? null,
    name,
    reference: productCode,
    stage: isArchived ? 'ARCHIVED' : stage,
    stageBefore: isArchived ? stage : null,
    conclusion,
    assessor: assessor?.name ?? pick('assessor', name, ASSESSORS),
    createdAt,
    changedAt: conclusion !== 'none' ? assessedAt : isSubmitted ? submittedAt : createdAt,
    submittedAt: isSubmitted ? submittedAt : null,
    submittedBy: isSubmitted ? submitterOf(companyId) : null,
    returnReason: stage === 'RETURNED' ? 'Molimo nov izveštaj o stabilnosti i ispravljen sastav.' : null,
    assessedAt: conclusion === 'none' ? null : assessedAt,
    assessedBy: conclusion === 'none' ? null : (assessor?.id ?? staffOf(companyId)),
    lastBatchOn: isArchived ? '2026-03-31' : null,
    searchText: [name, productCode].map(foldText).join('\n'),
  };
}

/** A formula of the company; every third file has none. */
function formulaOf(companyId: string, index: number) {
  const ready = readyFileAt(index);
  if (ready) return readyFormulaOf(ready).formula;
  if (index === LARGE_PIF) return largeFormula().formula;
  if (index % 3 === 2) return undefined;
  return Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at).formula).find(
    (formula) => formula.companyId === companyId,
  );
}

/** The client of the company where it has an account, else who created the company. */
function submitterOf(companyId: string): string {
  const company = COMPANIES.find(({ name }) => companyIdOf(name) === companyId);
  const client = Object.values(accounts).find((one) => one.role === 'client' && one.company === company?.name);
  return client?.id ?? staffOf(companyId);
}

/** The description of a demo PIF. Those in work lack some of it, the signed ones nothing. */
export function descriptionAt(index: number): SectionRow {
  const { id, name, companyId, changedAt, stage } = pifAt(index);
  const label = labelAt(index * LABELS_APART);
  const company = COMPANIES.find((one) => companyIdOf(one.name) === companyId);
  const person = (ime: string, digit: number) => ({
    ime,
    adresa: `${company?.address ?? ''}, Srbija`,
    telefon: `+381 11 555 01${digit}${index % 10}`,
    email: company?.email ?? null,
  });
  const isWhole = stage !== 'IN_WORK' && stage !== 'RETURNED';
  return {
    pifId: id,
    section: 'DESCRIPTION',
    version: 1,
    changedAt,
    content: {
      ...productDetailsBody({ ...label, isInhalable: label.isInhalable ?? null } as Parameters<
        typeof productDetailsBody
      >[0]),
      opis: index % 4 === 0 ? null : `${name}. Namenjeno svakodnevnoj upotrebi u domaćinstvu.`,
      namena: isWhole || index % 2 === 0 ? 'Nega' : null,
      obrazlozenje: 'Kategorija sledi iz namene i mesta primene.',
      populacija: label.isForUnderThree ? 'Deca mlađa od tri godine' : 'Odrasli',
      oblik: isWhole ? 'Emulzija' : null,
      nijanse: null,
      neto: label.nominalContent ?? null,
      poreklo: 'Srbija',
      prvoStavljanje: isWhole ? '2026-02-02' : null,
      trzista: ['RS'],
      odgovornoLice: person(company?.name ?? '', 4),
      zaProizvodnju: person('Ivana Đorđević', 5),
      zaKvalitet: isWhole ? person('Dragana Ilić', 6) : { ...person('Dragana Ilić', 6), telefon: null },
    },
  };
}

/** A time of a working day up to `days` days before a moment. */
const daysBefore = (moment: number | Date, what: string, name: string, days: number): Date =>
  new Date(
    Number(moment) -
      seededNumber(`pif ${what}`, name, days) * DAY_MS -
      (20 + seededNumber(`pif ${what} minute`, name, 380)) * 60_000,
  );
