import { eq, inArray } from 'drizzle-orm';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { labels } from '../../database/schema/schema.ts';
import type { Operations } from '../../service/operation.ts';
import { findFormula, formulaBodies } from '../formula/formulaQueries.ts';
import { fragrancesOfMaterials, toWire } from '../fragrance-material/fragranceQueries.ts';
import { ingredientsWithToxicology } from '../ingredient/ingredientsWithToxicology.ts';
import { productDetailsBody } from '../../productDetails.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { materialBody } from '../raw-material/rawMaterialMapping.ts';
import { materialsForCompany } from '../raw-material/rawMaterialQueries.ts';
import { findPifHead } from './pifQueries.ts';

/** 5,000 names of 200 characters. */
const NAMES_BODY_LIMIT = 2 * 1024 * 1024;

/**
 * What the safety report of a file is computed from. Who sees a file sees what its product consists of, a client too.
 */
export function pifReportOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'getPifData' | 'listPifIngredients'>> {
  return {
    getPifData: {
      action: 'pif.read',
      async run({ path }, caller) {
        const { pif, company, formula, label } = await findPifHead(db, path.slug, caller);
        const found =
          formula && pif.formulaRevision !== null
            ? await findFormula(db, formula.slug, caller, { number: pif.formulaRevision })
            : null;
        const ids = found?.revision.lines.flatMap(({ materialId }) => materialId ?? []) ?? [];
        const materials =
          ids.length > 0 ? await materialsForCompany(db, pif.companyId, inArray(rawMaterials.id, ids)) : [];
        const scented = materials.map(({ row }) => row.slug);
        const fragrances = await fragrancesOfMaterials(db, scented, pif.companyId, caller);
        const [linked] = pif.labelId ? await db.select().from(labels).where(eq(labels.id, pif.labelId)) : [];
        const [body = null] = found ? await formulaBodies(db, [found], caller) : [];
        return {
          status: 'success',
          data: {
            data: {
              formula: body,
              sirovine: materials.map((one) => materialBody(one, { id: pif.companyId, name: company.name }, caller)),
              paromi: await toWire(db, fragrances, caller),
              sastojciDeklaracije: label?.ingredients ?? null,
              tekstoviDeklaracije: linked ? [linked.labelText, linked.precautions] : null,
              deklaracija: linked
                ? {
                    ...productDetailsBody(linked),
                    naziv: linked.name,
                    neto: linked.nominalContent,
                    odgovornoLice: linked.responsiblePerson,
                  }
                : null,
            },
          },
        };
      },
    },

    listPifIngredients: {
      action: 'pif.read',
      bodyLimit: NAMES_BODY_LIMIT,
      async run({ path, body }, caller) {
        const { pif } = await findPifHead(db, path.slug, caller);
        return { status: 'success', data: { data: await ingredientsWithToxicology(db, body, pif.companyId) } };
      },
    },
  };
}
