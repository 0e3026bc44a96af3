import { TEXT_FIELDS, type TextField } from '../../domain/raw-material/rawMaterialFields.ts';
import type { Call } from '../../mocks/product-server/service/calls.ts';

/** A raw material as tests select it. */
export interface Material {
  id: string;
  slug: string;
  version: number;
  tradeName: string;
  manufacturer: string | null;
  code: string | null;
  company: { id: string; name: string } | null;
  globalValues: Values;
  values: Values;
  overrides: { version: number; isActive: boolean; fields: string[]; company: { id: string }; values: Values };
  documentSummary: { state: string } | null;
  folders: {
    id: string;
    kind: string;
    state: string;
    isActive: boolean;
    shouldDeactivate: boolean;
    documents: unknown[];
  }[];
  hasValidDocuments: boolean;
  isInCatalogue: boolean;
  viewerCanEditIdentity: boolean;
}
interface Values extends Record<TextField, string | null> {
  composition: {
    inciName: string;
    maxConcentration: string | null;
    minPercent: number | null;
    maxPercent: number | null;
  }[];
  concentrationSum: number;
  cmrStatus: string;
  isNano: boolean;
  type: string;
}

/** The selection of all values. */
export const VALUES = `composition { inciName maxConcentration minPercent maxPercent } concentrationSum ${TEXT_FIELDS.join(' ')} cmrStatus isNano type`;

/** The selection of every field that the service returns with a raw material. */
export const DETAIL = `id slug version tradeName manufacturer code hasValidDocuments createdAt updatedAt company { id name } isGlobal isInCatalogue
  viewerCanEdit viewerCanEditIdentity viewerCanDelete viewerCanUnlink viewerCanEditDocuments
  globalValues { ${VALUES} } values { ${VALUES} } overrides { isActive fields company { id } values { ${VALUES} } }`;

/** A raw material in the service's words. */
export const aMaterial = (more: object = {}): object => ({
  _id: 'a'.repeat(24),
  slug: 'sirovina',
  tradeName: 'Sirovina',
  incis: ['AQUA'],
  maxConc: ['100'],
  companyRelationship: { isCreator: true, uKatalogu: true },
  ...more,
});

export const shown = (calls: readonly Call[]): string[] => calls.map(({ method, path }) => `${method} ${path}`);
