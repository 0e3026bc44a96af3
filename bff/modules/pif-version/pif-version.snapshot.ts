import { canonicalJsonInSteps, type Json } from '../../../domain/report/canonicalJson.ts';
import { sha256 } from '../../../domain/report/contentHash.ts';
import { plainJsonInSteps } from '../../../domain/report/plainJson.ts';
import type { ReportLanguage } from '../../../domain/report/reportParts.ts';
import type { SafetyReport } from '../../../domain/report/safetyReportTypes.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { requesterOf, viewerOf, type Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { companyLogo } from '../../report/companyLogo.ts';
import type { ReportInput } from '../../report/pifReport.ts';
import type {
  AssessorProfile,
  Formula,
  FormulaResult,
  LabelContent,
  Pif,
  PifReportLanguage,
} from '../../resolvers.generated.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { today } from '../../today.ts';
import { safetyReportOf } from '../pif/report/pif.report.service.ts';
import { fetchLabel } from '../label/label.rest.ts';

const reportLanguages = { EN: 'en', SR: 'sr', SR_CYRL: 'sr-Cyrl' } as const satisfies Record<
  PifReportLanguage,
  ReportLanguage
>;

/**
 * Everything that a signature is about: the inputs, what follows from them, and the versions of rules and knowledge.
 * The PDF is made from it alone. What somebody does not see is not there.
 */
export interface Snapshot extends Pick<ReportInput, 'pif' | 'language'> {
  format: 1;
  /** The day of the rules, YYYY-MM-DD. */
  checkedOn: string;
  /** Of the product, whose rules these are, and of annexes and ingredients. */
  knowledge: { software: string; data: string | null };
  assessor: Pick<AssessorProfile, 'title' | 'address' | 'qualification' | 'validUntil'> & {
    name: string;
    /** The paper that proves the qualification; of what was signed before it travelled, it is not inside the PDF. */
    proof: { name: string; sha256: string; isInside?: boolean } | null;
  };
  composition?: Composition | null;
  report?: SafetyReport | null;
  label: LabelContent | null;
  /** The picture itself, because the company may change it. */
  logo: string | null;
}

/** The formula in the revision of the file, with what follows from it. */
interface Composition {
  formula: Pick<Formula, 'name' | 'revision' | 'lines'>;
  result: FormulaResult;
}

/** A snapshot as it is hashed and kept. */
export interface FrozenSnapshot {
  snapshot: Snapshot;
  /** Canonical JSON. */
  text: string;
  hash: string;
}

/**
 * What the caller sees of the inputs of a file, and what follows from them. At most five calls to the service beside
 * that for the file.
 */
async function collectInputs(
  pif: Pif,
  context: Context,
): Promise<Pick<Snapshot, 'pif' | 'composition' | 'report' | 'label'>> {
  const { loaders, product } = context;
  const viewer = viewerOf(context);
  const { formula, label } = pif;
  const compositionOf = async (): Promise<Composition | null> => {
    if (!formula) return null;
    const model = await loaders.formula.revisions.load({ ...formula, isBehind: true });
    const { name, revision, lines } = model;
    return { formula: { name, revision, lines }, result: await loaders.formula.results.load(model) };
  };
  const labelOf = async () => (label ? (await fetchLabel(product, viewer, label.slug)).content : null);
  const seesFormula = viewerCan(viewer, 'formula.read');
  const [composition, report, content] = await Promise.all([
    seesFormula ? compositionOf() : undefined,
    seesFormula ? (formula ? safetyReportOf(context, pif) : null) : undefined,
    labelOf(),
  ]);
  // Comments go on after a signature, and what the caller may do is nothing of the file.
  const frozen = { ...pif, comments: [], viewerCan: [], changedAt: null, isEditedSinceSigned: null };
  return { pif: frozen, composition, report, label: content };
}

/** Inputs as they stand, to compare them with those of a signed version. */
export async function currentInputs(pif: Pif, context: Context): Promise<Json> {
  const [inputs, knowledge] = await Promise.all([collectInputs(pif, context), knowledgeOf(context)]);
  return (await runCooperatively(requesterOf(context), plainJsonInSteps({ ...inputs, knowledge }))) ?? null;
}

async function knowledgeOf({ loaders, services }: Context): Promise<Snapshot['knowledge']> {
  return { software: services.version, data: (await loaders.check.knowledge()).version };
}

/** What the caller would sign now as an assessor. */
export async function takeSnapshot(
  pif: Pif,
  assessor: Snapshot['assessor'],
  language: PifReportLanguage,
  context: Context,
): Promise<FrozenSnapshot> {
  const [inputs, knowledge, logo] = await Promise.all([
    collectInputs(pif, context),
    knowledgeOf(context),
    companyLogo(context.services.fileStore, pif.company.logoUrl),
  ]);
  const { name, title, address, qualification, validUntil, proof } = assessor;
  const snapshot: Snapshot = {
    ...inputs,
    format: 1,
    checkedOn: today(),
    knowledge,
    logo,
    assessor: {
      name,
      title,
      address,
      qualification,
      validUntil,
      proof: proof && { name: proof.name, sha256: proof.sha256, isInside: true },
    },
    language: reportLanguages[language],
  };
  const plain = await runCooperatively(requesterOf(context), plainJsonInSteps(snapshot));
  const text = await runCooperatively(requesterOf(context), canonicalJsonInSteps(plain));
  // Half of a surrogate pair: inputs refuse it, so that only another program can have stored one.
  if (text === null) throw clientError('BAD_USER_INPUT', 'A text of the file cannot be written');
  return { snapshot: plain as unknown as Snapshot, text, hash: await sha256(text) };
}
