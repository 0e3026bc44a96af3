import { and, eq } from 'drizzle-orm';
import { pairsUp } from '../../../../domain/raw-material/overrides.ts';
import { RAW_MATERIAL_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type OverrideValues, rawMaterialOverrides, TEXT_COLUMNS } from '../../database/schema/raw-material.ts';
import { inciSearchText } from '../../database/searchText.ts';
import type { Operations } from '../../service/operation.ts';
import { type FieldError, invalidInput } from '../../service/httpError.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { findMaterial, type RawMaterialRow } from './rawMaterialAccess.ts';
import { recordOverrideChange } from './rawMaterialEvents.ts';
import { overridesBody } from './rawMaterialMapping.ts';
import { checkNames, readConcentrations, assertNoErrors, lengthErrors } from './rawMaterialInput.ts';
import { splitNames, plainText } from './rawMaterialWireForm.ts';
import { accessibleCompanies, type AccessibleCompany } from '../company/accessibleCompanies.ts';

type Wire = components['schemas']['OverrideValues'];
type Names =
  'getRawMaterialOverrides' | 'setRawMaterialOverrides' | 'clearRawMaterialOverrides' | 'resetRawMaterialOverrides';

const BODY_LIMIT = 4 * 1024 * 1024;
/** The overrides of companies: values in place of a raw material's global ones. */
export function rawMaterialOverrideOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  /** Runs a change with the raw material locked, so that two changes at the same time are both stored. */
  const change = (
    slug: string,
    firmaId: string,
    caller: Caller,
    changed: (material: RawMaterialRow, overrides: Overrides) => Overrides,
  ) =>
    db.transaction(async (tx) => {
      const company = await findCompany(tx, firmaId, caller);
      const material = await findMaterial(tx, slug, caller, true);
      const before = (await overridesOf(tx, material.id, company.id)) ?? { isActive: false, values: {} };
      const overrides = changed(material, before);
      const columns = {
        ...overrides,
        inciSearch: overrides.values.incis ? inciSearchText(overrides.values.incis) : null,
      };
      const key = { companyId: company.id, materialId: material.id };
      await tx
        .insert(rawMaterialOverrides)
        .values({ ...key, ...columns })
        .onConflictDoUpdate({
          target: [rawMaterialOverrides.companyId, rawMaterialOverrides.materialId],
          set: columns,
        });
      await recordOverrideChange(tx, caller, material, company, { before, after: overrides });
      return toResponse(material.id, overrides, company);
    });

  return {
    getRawMaterialOverrides: {
      action: 'rawMaterial.read',
      async run({ path, query }, caller) {
        const company = await findCompany(db, query.firmaId, caller);
        const { id } = await findMaterial(db, path.slug, caller);
        return toResponse(id, await overridesOf(db, id, company.id), company);
      },
    },

    setRawMaterialOverrides: {
      action: 'rawMaterial.override',
      bodyLimit: BODY_LIMIT,
      run({ path, body }, caller) {
        const { firmaId, ukljuceno, ...wire } = body;
        return change(path.slug, firmaId, caller, (material, { isActive, values }) => {
          const overrides = readOverrides(wire);
          const after = { ...values, ...overrides };
          if (overrides.incis || overrides.maxConc) assertPaired(material, after);
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
            Object.entries(values).filter(([field]) => !body.polja.some((reset) => reset === field)),
          ) as OverrideValues;
          if (body.polja.includes('incis') || body.polja.includes('maxConc')) assertPaired(material, left);
          return { isActive, values: left };
        }),
    },
  };
}

interface Overrides {
  isActive: boolean;
  values: OverrideValues;
}

const toResponse = (materialId: string, overrides: Overrides | null, company: AccessibleCompany) => ({
  status: 'success',
  data: { data: overridesBody(materialId, overrides, company) },
});

/** Finds a company that the caller may access. Any other company is treated like one that does not exist. */
async function findCompany(db: Database, firmaId: string, caller: Caller): Promise<AccessibleCompany> {
  const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === firmaId.toLowerCase());
  if (!company) throw invalidInput({ path: 'firmaId', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
  return company;
}

async function overridesOf(db: Database, materialId: string, companyId: string): Promise<Overrides | null> {
  const { isActive, values } = rawMaterialOverrides;
  const [overrides] = await db
    .select({ isActive, values })
    .from(rawMaterialOverrides)
    .where(and(eq(rawMaterialOverrides.materialId, materialId), eq(rawMaterialOverrides.companyId, companyId)));
  return overrides ?? null;
}

/** Validates the overrides of a request; throws a 422 with all errors. */
function readOverrides({ incis, maxConc, hasCmr, nano, type, ...texts }: Wire): OverrideValues {
  const errors: FieldError[] = [];
  const names = incis === undefined ? undefined : splitNames(incis);
  if (names) checkNames(names, 'incis', errors);
  const concentrations = maxConc === undefined ? undefined : readConcentrations(splitNames(maxConc), 'maxConc', errors);
  const plainTexts: OverrideValues = {};
  for (const { override, field } of Object.values(TEXT_COLUMNS)) {
    const text = texts[override];
    if (text === undefined) continue;
    plainTexts[override] = text === null ? null : plainText(text);
    errors.push(...lengthErrors(override, plainTexts[override] ?? '', RAW_MATERIAL_FIELDS[field].maxLength));
  }
  assertNoErrors(errors);
  return {
    ...(hasCmr !== undefined && { hasCmr }),
    ...(nano !== undefined && { nano }),
    ...(type !== undefined && { type }),
    ...(names && { incis: names }),
    ...(concentrations && { maxConc: concentrations }),
    ...plainTexts,
  };
}

/** There must be one concentration for each INCI name, whether overridden or global. */
function assertPaired({ composition }: RawMaterialRow, values: OverrideValues): void {
  const names = values.incis ?? composition.map(({ inci }) => inci);
  const concentrations = values.maxConc ?? composition.map(({ maxConc }) => maxConc);
  const path = values.maxConc ? 'maxConc' : 'incis';
  if (!pairsUp(names, concentrations))
    throw invalidInput({
      path,
      message: `Na snazi je INCI naziva ${names.length}, a koncentracija ${concentrations.length}.`,
    });
}
