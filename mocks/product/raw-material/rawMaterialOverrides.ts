import { and, eq } from 'drizzle-orm';
import { LONGEST } from '../../../domain/raw-material/limits.ts';
import { pairsUp } from '../../../domain/raw-material/overrides.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type OwnValues, rawMaterialOverrides } from '../../database/schema/raw-material.ts';
import { inciSearchText } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { type FieldError, invalid } from '../../service/refusal.ts';
import type { ProductDependencies } from '../productServer.ts';
import { findMaterial, type RawMaterialRow } from './rawMaterialAccess.ts';
import { overridesBody } from './rawMaterialBody.ts';
import { checkNames, readConcentrations, refuse, tooLong } from './rawMaterialInput.ts';
import { partsOf, plainText } from './rawMaterialTexts.ts';
import { accessibleCompanies, type VisibleCompany } from '../company/accessibleCompanies.ts';

type Wire = components['schemas']['OverrideValues'];
type Names =
  'getRawMaterialOverrides' | 'setRawMaterialOverrides' | 'clearRawMaterialOverrides' | 'resetRawMaterialOverrides';

const BODY_LIMIT = 4 * 1024 * 1024;
const TEXTS = {
  microbiology: 'microbiology',
  impurities: 'impurities',
  cmr: 'cmrQuantity',
  statusDescription: 'statusDescription',
} as const;

/** Own values of companies in place of a raw material's global ones. */
export function rawMaterialOverrideOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  /** Runs a change with the raw material locked, so that of two at the same moment neither is lost. */
  const change = (
    slug: string,
    firmaId: string,
    caller: Caller,
    changed: (material: RawMaterialRow, own: Own) => Own,
  ) =>
    db.transaction(async (tx) => {
      const company = await companyOf(tx, firmaId, caller);
      const material = await findMaterial(tx, slug, caller, true);
      const own = changed(material, (await ownOf(tx, material.id, company.id)) ?? { isActive: false, values: {} });
      const columns = { ...own, inciSearch: own.values.incis ? inciSearchText(own.values.incis) : null };
      const key = { companyId: company.id, materialId: material.id };
      await tx
        .insert(rawMaterialOverrides)
        .values({ ...key, ...columns })
        .onConflictDoUpdate({
          target: [rawMaterialOverrides.companyId, rawMaterialOverrides.materialId],
          set: columns,
        });
      return answer(material.id, own, company);
    });

  return {
    getRawMaterialOverrides: {
      action: 'rawMaterial.read',
      async run({ path, query }, caller) {
        const company = await companyOf(db, query.firmaId, caller);
        const { id } = await findMaterial(db, path.slug, caller);
        return answer(id, await ownOf(db, id, company.id), company);
      },
    },

    setRawMaterialOverrides: {
      action: 'rawMaterial.override',
      bodyLimit: BODY_LIMIT,
      run({ path, body }, caller) {
        const { firmaId, ukljuceno, ...wire } = body;
        return change(path.slug, firmaId, caller, (material, { isActive, values }) => {
          const given = ownValues(wire);
          const after = { ...values, ...given };
          if (given.incis || given.maxConc) refuseUnpaired(material, after);
          return { isActive: ukljuceno ?? isActive, values: after };
        });
      },
    },

    clearRawMaterialOverrides: {
      action: 'rawMaterial.override',
      run: ({ path, query }, caller) =>
        change(path.slug, query.firmaId, caller, () => ({ isActive: false, values: {} })),
    },

    resetRawMaterialOverrides: {
      action: 'rawMaterial.override',
      run: ({ path, body }, caller) =>
        change(path.slug, body.firmaId, caller, (material, { isActive, values }) => {
          const left = Object.fromEntries(
            Object.entries(values).filter(([field]) => !body.polja.some((given) => given === field)),
          ) as OwnValues;
          if (body.polja.includes('incis') || body.polja.includes('maxConc')) refuseUnpaired(material, left);
          return { isActive, values: left };
        }),
    },
  };
}

interface Own {
  isActive: boolean;
  values: OwnValues;
}

const answer = (materialId: string, own: Own | null, company: VisibleCompany) => ({
  status: 'success',
  data: { data: overridesBody(materialId, own, company) },
});

/** The company of an id that the caller may work with; one that it may not work with is refused as one that does not exist. */
async function companyOf(db: Database, firmaId: string, caller: Caller): Promise<VisibleCompany> {
  const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === firmaId.toLowerCase());
  if (!company) throw invalid({ path: 'firmaId', message: 'There is no such company.' });
  return company;
}

async function ownOf(db: Database, materialId: string, companyId: string): Promise<Own | null> {
  const { isActive, values } = rawMaterialOverrides;
  const [own] = await db
    .select({ isActive, values })
    .from(rawMaterialOverrides)
    .where(and(eq(rawMaterialOverrides.materialId, materialId), eq(rawMaterialOverrides.companyId, companyId)));
  return own ?? null;
}

/** The own values that a request gives; throws a 422 that names everything that is wrong. */
function ownValues({ incis, maxConc, microbiology, impurities, cmr, statusDescription, ...rest }: Wire): OwnValues {
  const errors: FieldError[] = [];
  const names = incis === undefined ? undefined : partsOf(incis);
  if (names) checkNames(names, 'incis', errors);
  const concentrations = maxConc === undefined ? undefined : readConcentrations(partsOf(maxConc), 'maxConc', errors);
  const texts = Object.entries({ microbiology, impurities, cmr, statusDescription })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value == null ? null : plainText(value)] as const);
  for (const [field, value] of texts)
    errors.push(...tooLong(field, value ?? '', LONGEST[TEXTS[field as keyof typeof TEXTS]]));
  refuse(errors);
  return {
    ...rest,
    ...(names && { incis: names }),
    ...(concentrations && { maxConc: concentrations }),
    ...(Object.fromEntries(texts) as OwnValues),
  };
}

/** INCI names and concentrations stand beside each other, whether they are own or global ones. */
function refuseUnpaired({ composition }: RawMaterialRow, own: OwnValues): void {
  const names = own.incis ?? composition.map(({ inci }) => inci);
  const concentrations = own.maxConc ?? composition.map(({ maxConc }) => maxConc);
  const path = own.maxConc ? 'maxConc' : 'incis';
  if (!pairsUp(names, concentrations))
    throw invalid({
      path,
      message: `There are ${names.length} INCI names in force and ${concentrations.length} concentrations.`,
    });
}
