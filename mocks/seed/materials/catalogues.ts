import type { rawMaterialLinks } from '../../database/rawMaterialSchema.ts';
import { COMPANIES, companyIdOf } from '../companies.ts';
import { numberOf } from '../deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './rawMaterials.ts';

type Link = typeof rawMaterialLinks.$inferInsert;

/** How many of the global raw materials a company took into its catalogue, beside its own. */
const TAKEN = 40;

const globalOnes = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index)).filter(({ isGlobal }) => isGlobal);

/** What companies took into their catalogues of what others entered. */
export const takenLinks: readonly Link[] = COMPANIES.flatMap(({ name }) => {
  const companyId = companyIdOf(name);
  const others = globalOnes.filter(({ creatorCompanyId }) => creatorCompanyId !== companyId);
  const first = numberOf('catalogue', name, others.length);
  return Array.from({ length: TAKEN }, (_, step) => ({ companyId, materialId: others[(first + step * 3) % others.length]?.id ?? '' }));
});

/** Whoever entered a raw material has it in its catalogue. */
export const ownLink = ({ id, creatorCompanyId }: { id: string; creatorCompanyId: string }): Link => ({ companyId: creatorCompanyId, materialId: id });
