import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { TEXT_COLUMN_NAMES, TEXT_COLUMNS, type OverrideValues } from '../../database/schema/raw-material.ts';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { isCreatorOf, keepsCommonValues, type RawMaterialRow } from './rawMaterialAccess.ts';
import { joinConcentrations, joinNames, type WireForm, wireFormOf } from './rawMaterialWireForm.ts';

type Wire = components['schemas'];

/** A raw material with its link and overrides of the company that the caller works on. */
export interface MaterialForCompany {
  row: RawMaterialRow;
  creator: string | null;
  /** The organisation of the company that created it. */
  organisationId: string;
  isLinked: boolean;
  overrides: { isActive: boolean; values: OverrideValues } | null;
}

/** The company that the caller works on. */
export interface WorkingCompany {
  id: string;
  name: string | null;
}

/**
 * Whether a caller is told which company created a raw material: names of another organisation are never told, and a
 * client knows its own company alone.
 */
const isVisibleCreator = ({ row, organisationId }: MaterialForCompany, caller: Caller): boolean => {
  if (companyScope(caller.role) === 'own') return row.creatorCompanyId === caller.companyId;
  return companyScope(caller.role) === 'all' || organisationId === caller.organisationId;
};

/** A raw material as the service sends it to a caller. */
export function materialBody(
  material: MaterialForCompany,
  company: WorkingCompany,
  caller: Caller,
): Wire['RawMaterial'] {
  const { row, creator, organisationId, isLinked, overrides } = material;
  const isCreatorVisible = isVisibleCreator(material, caller);
  const form = wireFormOf(row.id);
  const { text, hasNumbers } = form;
  const names = row.composition.map(({ inci }) => inci);
  const concentrations = row.composition.map(({ maxConc }) => maxConc);
  return {
    _id: row.id,
    slug: row.slug,
    verzija: row.version,
    tradeName: text(row.tradeName),
    incis: form.separator ? joinNames(names, form) : names.map(text),
    maxConc: form.separator
      ? joinConcentrations(concentrations, form)
      : concentrations.map((one) => toListedConcentration(one, form)),
    manufacturer: text(row.manufacturer),
    sifra: text(row.code),
    dataFromDocs: row.dataFromDocs,
    ...Object.fromEntries(TEXT_COLUMN_NAMES.map((column) => [TEXT_COLUMNS[column].wire, text(row[column])])),
    imaCMR: row.imaCmr,
    nano: row.nano,
    vrsta: row.vrsta === '0' && hasNumbers ? 0 : row.vrsta,
    companyRelationship: {
      isCreator: isCreatorOf(row, caller, company.id, keepsCommonValues(caller, organisationId)),
      uKatalogu: isLinked,
      menjaZajednicko: keepsCommonValues(caller, organisationId),
    },
    firma: isCreatorVisible ? row.creatorCompanyId : null,
    firmaIme: isCreatorVisible ? creator : null,
    globalna: row.isGlobal,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    overrides: overridesBody(row.id, overrides, company),
  };
}

const toListedConcentration = (concentration: string, { text, hasNumbers }: WireForm): string | number | null => {
  if (concentration === '') return null;
  return hasNumbers && String(Number(concentration)) === concentration ? Number(concentration) : text(concentration);
};

/** The overrides of a company; without any they are inactive. */
export function overridesBody(
  materialId: string,
  overrides: MaterialForCompany['overrides'],
  company: WorkingCompany,
): Wire['Overrides'] {
  const form = wireFormOf(materialId);
  const { incis, maxConc, hasCmr, nano, type, ...texts } = overrides?.values ?? {};
  return {
    firma: company.id,
    firmaIme: company.name,
    ukljuceno: overrides?.isActive ?? false,
    vrednosti: {
      ...({ hasCmr, nano, type } as Pick<Wire['OverrideValues'], 'hasCmr' | 'nano' | 'type'>),
      ...(incis && { incis: joinNames(incis, form) }),
      ...(maxConc && { maxConc: joinConcentrations(maxConc, form) }),
      ...Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [field, typeof text === 'string' ? form.text(text) : null]),
      ),
    },
  };
}
