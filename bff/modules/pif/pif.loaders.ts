import DataLoader from 'dataloader';
import { identifyBy } from '../../../domain/formula/identify.ts';
import { printedKeys } from '../../../domain/formula/labelAllergens.ts';
import { substancesInSteps } from '../../../domain/formula/substances.ts';
import { readText } from '../../../domain/inci/matchNames.ts';
import type { MatchedName } from '../../../domain/inci/matchedName.ts';
import { hasGoodFile } from '../../../domain/pif/fileRequirements.ts';
import { safetyReportInSteps } from '../../../domain/report/safetyReport.ts';
import type { ReportLine } from '../../../domain/report/safetyReportInput.ts';
import type { SafetyReport } from '../../../domain/report/safetyReportTypes.ts';
import { identify, type Loaders, type RequestContext } from '../../context.ts';
import type { LoadedKnowledge } from '../../knowledge/ingredientKnowledge.ts';
import type { Pif } from '../../resolvers.generated.ts';
import { runCooperatively } from '../../timeSlices.ts';
import { today } from '../../today.ts';
import { toDomainProduct } from '../check/check.service.ts';
import { fetchReportData, fetchReportIngredients } from './report/pif.report.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    pif: PifLoaders;
  }
}

/** A file as far as it was read. */
export type ReportedPif = Omit<Pif, 'safetyReport' | 'blockers' | 'wantedWarnings'>;

export interface PifLoaders {
  /** Part A of files as they were read; each is computed once. */
  reports: DataLoader<ReportedPif, SafetyReport>;
}

/** Which ingredients may stand for the substances: by name, and by CAS number where only an annex has the name. */
async function wanted(requester: string, lines: readonly ReportLine[], { knowledge }: LoadedKnowledge) {
  const find = identifyBy(knowledge);
  const substances = await runCooperatively(
    requester,
    substancesInSteps(
      lines.map(({ line }) => line),
      find,
    ),
  );
  const names = substances.flatMap(({ inciName }) => [inciName, find(inciName)?.inciName ?? inciName]);
  const others = substances.filter(({ inciName }) => find(inciName)?.annexEntry !== undefined);
  return {
    names: [...new Set(names)],
    casNumbers: [...new Set(others.flatMap(({ casNumbers }) => casNumbers))],
  };
}

/** A printed name under the INCI name of its ingredient, where it was recognised. */
const comparedName = ({ name, inMayContain, ingredient }: MatchedName) => ({
  name: ingredient?.inciName ?? name,
  inMayContain,
});

const figure = (text: string | null | undefined): number | null => (text ? Number(text) : null);

export function createPifLoaders(context: RequestContext, { knowledge }: Loaders['check']): PifLoaders {
  async function compute(pif: ReportedPif): Promise<SafetyReport> {
    const viewer = await identify(context);
    const [loaded, { lines, printed, printedTexts, label }] = await Promise.all([
      knowledge(),
      fetchReportData(context.product, viewer, pif.slug),
    ]);
    const of = await wanted(viewer.id, lines ?? [], loaded);
    const ingredients = await fetchReportIngredients(context.product, viewer, pif.slug, of);
    const names = printed === null ? null : readText(loaded.knowledge.index, printed).matched;
    const { description, partA } = pif;
    const steps = safetyReportInSteps({
      checkedOn: today(),
      knowledge: loaded.knowledge,
      knowledgeVersion: loaded.version,
      product: {
        ...toDomainProduct(description),
        ph: { min: figure(partA.ph.minimum), max: figure(partA.ph.maximum) },
      },
      lines,
      ingredients,
      printed: names && printedKeys(names),
      printedTexts,
      label: label && { ...label, names: (names ?? []).map(comparedName) },
      file: {
        name: pif.name,
        nominalContent: description.nominalContent ?? null,
        responsiblePerson: description.responsiblePerson.name ?? null,
      },
      population: description.population ?? null,
      physicalForm: description.physicalForm ?? null,
      partA,
      hasStabilityFile: hasGoodFile(pif.files, 'STABILITY'),
    });
    return runCooperatively(viewer.id, steps);
  }
  return {
    reports: new DataLoader(
      (pifs) =>
        Promise.all(
          pifs.map((pif) =>
            compute(pif).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
          ),
        ),
      { maxBatchSize: 1 },
    ),
  };
}
