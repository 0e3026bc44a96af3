import type {
  OverridableName,
  RawMaterialFieldName,
  TextField,
} from '../../../domain/raw-material/rawMaterialFields.ts';
import type { DocumentState } from '../../resolvers.generated.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';

type Schemas = components['schemas'];

/** The service's name of each field in a change of a raw material and as a column of an import. */
export const wireNames = {
  tradeName: 'tradeName',
  manufacturer: 'proizvodjac',
  code: 'sifra',
  type: 'vrsta',
  inciNames: 'inci',
  maxConcentrations: 'maxConc',
  hasValidDocuments: 'selekcija',
  statusDescription: 'opisRazloga',
  microbiology: 'mikrobiologija',
  impurities: 'necistoce',
  cmrStatus: 'imaCMR',
  cmrQuantity: 'CMR',
  isNano: 'nano',
  // A raw material is read with the same names of its texts; the others differ there.
} as const satisfies Record<RawMaterialFieldName, keyof Schemas['RawMaterialChange']> &
  Record<TextField, keyof Schemas['RawMaterial']>;

/** Its name among the overrides of a company. */
export const overrideWireNames = {
  inciNames: 'incis',
  maxConcentrations: 'maxConc',
  microbiology: 'microbiology',
  impurities: 'impurities',
  cmrQuantity: 'cmr',
  cmrStatus: 'hasCmr',
  isNano: 'nano',
  type: 'type',
  statusDescription: 'statusDescription',
} as const satisfies Record<OverridableName, keyof Schemas['OverrideValues']>;

/** The states of documents as the service names them. */
export const documentStateWords = {
  EXPIRED: 'istekliDokumenti',
  MISSING: 'nedostajuDokumenti',
  EXPIRING: 'isticuDokumenti',
  COMPLETE: 'sviDokumenti',
} as const satisfies Record<DocumentState, components['schemas']['DocumentState']>;
