import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { OwnValues } from '../../database/schema/raw-material.ts';
import type { RawMaterialRow } from './rawMaterialAccess.ts';
import { joinedConcentrations, joinedNames, type WireForm, wireFormOf } from './rawMaterialTexts.ts';

type Wire = components['schemas'];

/** A raw material with what it is to the company worked on. */
export interface ShownMaterial {
  row: RawMaterialRow;
  creator: string | null;
  isLinked: boolean;
  own: { isActive: boolean; values: OwnValues } | null;
}

/** The company worked on. */
export interface Worked {
  id: string;
  name: string | null;
}

/** A raw material as the service answers it. */
export function materialBody({ row, creator, isLinked, own }: ShownMaterial, company: Worked): Wire['RawMaterial'] {
  const form = wireFormOf(row.id);
  const { text, hasNumbers } = form;
  const names = row.composition.map(({ inci }) => inci);
  const concentrations = row.composition.map(({ maxConc }) => maxConc);
  return {
    _id: row.id,
    slug: row.slug,
    verzija: row.version,
    tradeName: text(row.tradeName),
    incis: form.separator ? joinedNames(names, form) : names.map(text),
    maxConc: form.separator
      ? joinedConcentrations(concentrations, form)
      : concentrations.map((one) => listed(one, form)),
    manufacturer: text(row.manufacturer),
    dataFromDocs: row.dataFromDocs,
    opisRazloga: text(row.opisRazloga),
    mikrobiologija: text(row.mikrobiologija),
    necistoce: text(row.necistoce),
    imaCMR: row.imaCmr,
    CMR: text(row.cmr),
    nano: row.nano,
    vrsta: row.vrsta === '0' && hasNumbers ? 0 : row.vrsta,
    companyRelationship: { isCreator: row.creatorCompanyId === company.id, uKatalogu: isLinked },
    firma: row.creatorCompanyId,
    firmaIme: creator,
    globalna: row.isGlobal,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    overrides: overridesBody(row.id, own, company),
  };
}

const listed = (concentration: string, { text, hasNumbers }: WireForm): string | number | null => {
  if (concentration === '') return null;
  return hasNumbers && String(Number(concentration)) === concentration ? Number(concentration) : text(concentration);
};

/** The own values of a company; without any they are switched off. */
export function overridesBody(materialId: string, own: ShownMaterial['own'], company: Worked): Wire['Overrides'] {
  const form = wireFormOf(materialId);
  const { incis, maxConc, microbiology, impurities, cmr, statusDescription, ...rest } = own?.values ?? {};
  const texts = Object.entries({ microbiology, impurities, cmr, statusDescription }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    firma: company.id,
    firmaIme: company.name,
    ukljuceno: own?.isActive ?? false,
    vrednosti: {
      ...(rest as Pick<Wire['OverrideValues'], 'hasCmr' | 'nano' | 'type'>),
      ...(incis && { incis: joinedNames(incis, form) }),
      ...(maxConc && { maxConc: joinedConcentrations(maxConc, form) }),
      ...Object.fromEntries(
        texts.map(([field, value]) => [field, typeof value === 'string' ? form.text(value) : null]),
      ),
    },
  };
}
