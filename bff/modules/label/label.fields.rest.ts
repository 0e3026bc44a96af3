import type { LabelFieldName, LabelText } from '../../../domain/label/labelFields.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';

type Schemas = components['schemas'];

/** The service's name of each field of a label. */
export const wireNames = {
  name: 'ime',
  productCode: 'sifraProizvoda',
  isActive: 'isActive',
  ingredientText: 'tekstSastava',
  percentages: 'procenti',
  category: 'kategorija',
  use: 'primena',
  isForUnderThree: 'zaDecuDoTri',
  isForIntimateUse: 'zaIntimnuNegu',
  isInhalable: 'inhalacija',
  phMin: 'phOd',
  phMax: 'phDo',
  markets: 'trzista',
  labelText: 'tekstDeklaracije',
  precautions: 'mereOpreza',
  remarks: 'napomene',
  nominalContent: 'neto',
  paoMonths: 'pao',
  bestBefore: 'rokTrajanja',
  isPaoIrrelevant: 'paoNijePotreban',
  minimumDurabilityMonths: 'minRokMeseci',
  countryOfOrigin: 'zemljaPorekla',
  isImported: 'uvoz',
  responsiblePerson: 'odgovornoLice',
  batch: 'serija',
  productFunction: 'namena',
} as const satisfies Record<LabelFieldName, keyof Schemas['LabelChange']> &
  Record<LabelText, keyof Schemas['LabelContent']>;
