import type { Viewer } from '../../auth/viewer.rest.ts';
import type { PifImpact } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText } from '../../upstream/encoding.ts';
import { toFragrance } from '../fragrance-material/fragrance-material.rest.ts';
import { toFormula, type FormulaModel, type MaterialOfFormula } from '../formula/formula.rest.ts';
import { toDetail, type LabelDetail } from '../label/label.rest.ts';
import { stages } from '../pif/pif.rest.ts';
import { toRawMaterial } from '../raw-material/raw-material.rest.ts';

/** The formulas that hold a raw material, with everything that they are computed from. */
export interface Dependents {
  formulaCount: number;
  formulas: FormulaModel[];
  /** Earlier revisions that hold it and that a label or a product information file follows. */
  earlierRevisions: FormulaModel[];
  /** The raw materials of these formulas by the ids of their companies and by slug. */
  materials: Map<string, Map<string, MaterialOfFormula>>;
  labelCount: number;
  /** Labels made from these formulas and revisions. */
  labels: LabelDetail[];
  pifCount: number;
  pifs: (Omit<PifImpact, 'formulaName'> & { formulaSlug: string })[];
}

/** What depends on a raw material, of one company or of all that the caller works with. One call. */
export async function listDependents(
  product: ProductClient,
  viewer: Viewer,
  slug: string,
  companyId: string | null,
): Promise<Dependents> {
  const query = companyId === null ? {} : { firmaId: companyId };
  const { data } = await product.call(
    'listDependentsOfRawMaterial',
    { path: { slug }, query },
    { firmaId: 'companyId' },
  );
  const { brojFormula, formule, ranijeRevizije, firme, brojDeklaracija, deklaracije, brojDosijea, dosijei } = data.data;
  const materials = firme.map(({ firma, sirovine, mirisi }) => {
    const fragrances = new Map(mirisi.map((wire) => [decodeText(wire.sirovina?.slug), toFragrance(wire)]));
    const ofCompany = sirovine.map((wire): [string, MaterialOfFormula] => {
      const material = toRawMaterial(wire, viewer, false);
      // Whatever its type: with another one, which the change may bring, the rules do not look at it.
      return [material.slug, { material, fragrance: fragrances.get(material.slug) ?? null }];
    });
    return [firma, new Map(ofCompany)] as const;
  });
  return {
    formulaCount: brojFormula,
    formulas: formule.map((wire) => toFormula(wire, viewer)),
    earlierRevisions: ranijeRevizije.map((wire) => toFormula(wire, viewer)),
    materials: new Map(materials),
    labelCount: brojDeklaracija,
    labels: deklaracije.map((wire) => toDetail({ data: { data: wire } }, viewer)),
    pifCount: brojDosijea,
    pifs: dosijei.map(({ slug: pif, ime, firma, firmaIme, stanje, formula, revizija }) => ({
      slug: pif,
      name: decodeText(ime) ?? '',
      company: { id: firma, name: decodeText(firmaIme) },
      stage: stages[stanje],
      formulaSlug: formula,
      formulaRevision: revizija,
    })),
  };
}
