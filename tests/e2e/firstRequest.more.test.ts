import { describeFirstRequests } from './support/firstRequestSuite.ts';

describeFirstRequests([
  ['admin', '/', 'Labels'],
  ['admin', '/deklaracije', 'Labels'],
  ['client', '/deklaracije?company=Sve&filter=krem', 'Labels'],
  ['admin', '/pifs', 'Pifs'],
  ['user', '/sirovine?filter=inci:glycerin', 'RawMaterials'],
  ['user', '/incigen?filter=serum', 'Formulas'],
  ['user', '/paroms?kind=perfume', 'FragranceMaterials'],
  ['user', '/checkedincis', 'CheckedLists'],
  ['admin', '/firme?isArchived=no', 'CompanyList'],
  ['admin', '/korisnici?role=client', 'Users'],
  ['dcp', '/rokovi?kind=material', 'ExpiringDocuments'],
]);
