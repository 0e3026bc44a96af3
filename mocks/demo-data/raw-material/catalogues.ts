import type {
  OverrideValues,
  rawMaterialLinks,
  rawMaterialOverrides,
} from '../../product-server/database/schema/raw-material.ts';
import { inciSearchText } from '../../product-server/database/searchText.ts';
import { COMPANIES, companyIdOf } from '../companies.ts';
import { seededNumber } from '../deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './rawMaterials.ts';

type Link = typeof rawMaterialLinks.$inferInsert;

/** How many global raw materials of others a company has in its catalogue. */
const LINKS_PER_COMPANY = 40;

const globalMaterials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index)).filter(
  ({ isGlobal }) => isGlobal,
);

/** Raw materials of other companies in the catalogues of the demo companies. */
export const usedLinks: readonly Link[] = COMPANIES.flatMap(({ name }) => {
  const companyId = companyIdOf(name);
  const others = globalMaterials.filter(({ creatorCompanyId }) => creatorCompanyId !== companyId);
  const first = seededNumber('catalogue', name, others.length);
  return Array.from({ length: LINKS_PER_COMPANY }, (_, step) => ({
    companyId,
    materialId: others[(first + step * 3) % others.length]?.id ?? '',
  }));
});

/** A raw material is always in the catalogue of its creator. */
export const creatorLink = ({ id, creatorCompanyId }: { id: string; creatorCompanyId: string }): Link => ({
  companyId: creatorCompanyId,
  materialId: id,
});

const byId = new Map(globalMaterials.map((material) => [material.id, material]));

/** Overrides of the demo companies, some of them inactive. */
export const seededOverrides: readonly (typeof rawMaterialOverrides.$inferInsert)[] = COMPANIES.flatMap(
  ({ name }, index) => {
    const companyId = companyIdOf(name);
    const [first, second, third] = usedLinks
      .filter((link) => link.companyId === companyId)
      .map(({ materialId }) => materialId);
    const composition = byId.get(third ?? '')?.composition ?? [];
    const named: OverrideValues = {
      incis: [...composition.map(({ inci }) => inci), 'BHT'],
      maxConc: [...composition.map(({ maxConc }) => maxConc), '<0.1'],
    };
    return [
      override(companyId, first, true, {
        microbiology: 'Ukupan broj mikroorganizama ≤ 50 CFU/g & odsustvo patogena u 10 g',
        impurities: null,
      }),
      ...(index % 2 === 0
        ? [
            override(companyId, second, false, {
              hasCmr: 2,
              cmr: 'etilen oksid ≤ 0,5 ppm',
              statusDescription: 'Čeka se izjava proizvođača.',
            }),
          ]
        : []),
      ...(index % 4 === 0 ? [override(companyId, third, true, named)] : []),
    ];
  },
);

function override(companyId: string, materialId = '', isActive: boolean, values: OverrideValues) {
  return { companyId, materialId, isActive, values, inciSearch: values.incis ? inciSearchText(values.incis) : null };
}
