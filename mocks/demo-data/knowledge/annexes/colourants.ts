import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import { row } from './row.ts';

const purity = (code: string) => ({
  otherConditions: `Purity criteria as set out in Commission Directive 95/45/EC (${code})`,
});

/** Entries of Annex IV: the colourants that products use. */
export const colourants: readonly AnnexRow[] = [
  row('IV', '18', 'Disodium 3-[(2,4-dimethyl-5-sulphonatophenyl)azo]-4-hydroxynaphthalene-1-sulphonate', 'CI 14700', {
    casNumbers: '4548-53-2',
  }),
  row(
    'IV',
    '27',
    'Disodium 3-hydroxy-4-[(4-methyl-2-sulphonatophenyl)azo]-2-naphthoate and its insoluble barium, strontium and zirconium lakes, salts and pigments',
    'CI 15850',
    purity('E 180'),
  ),
  row('IV', '31', 'Disodium 6-hydroxy-5-[(4-sulphonatophenyl)azo]naphthalene-2-sulphonate', 'CI 15985', {
    casNumbers: '2783-94-0',
    ...purity('E 110'),
  }),
  row('IV', '32', 'Disodium 6-hydroxy-5-[(2-methoxy-4-sulphonato-m-tolyl)azo]naphthalene-2-sulphonate', 'CI 16035', {
    casNumbers: '25956-17-6',
    ...purity('E 129'),
  }),
  row('IV', '33', "Trisodium 3-hydroxy-4-(4'-sulphonatonaphthylazo)naphthalene-2,7-disulphonate", 'CI 16185', {
    casNumbers: '915-67-3',
    ...purity('E 123'),
  }),
  row('IV', '35', "Trisodium 1-(1-naphthylazo)-2-hydroxynaphthalene-4',6,8-trisulphonate", 'CI 16255', {
    casNumbers: '2611-82-7',
    ...purity('E 124'),
  }),
  row('IV', '37', 'Disodium 5-amino-4-hydroxy-3-(phenylazo)naphthalene-2,7-disulphonate', 'CI 17200', {
    casNumbers: '3567-66-6',
  }),
  row('IV', '44', 'Trisodium 5-hydroxy-1-(4-sulphophenyl)-4-((4-sulphophenyl)azo)pyrazole-3-carboxylate', 'CI 19140', {
    casNumbers: '12225-21-7; 1934-21-0',
    ...purity('E 102'),
  }),
  row('IV', '55', 'beta Carotene', 'CI 40800; BETA-CAROTENE', { casNumbers: '7235-40-7', ...purity('E 160a') }),
  row('IV', '63', 'Brilliant blue FCF', 'CI 42090', {
    casNumbers: '2650-18-2; 37307-56-5; 3844-45-9',
    ...purity('E 133'),
  }),
  row('IV', '79', '3,4,5,6-Tetrachloro-2-(1,4,5,8-tetrabromo-6-hydroxy-3-oxoxanthen-9-yl)benzoic acid', 'CI 45410', {
    casNumbers: '18472-87-2',
    otherConditions:
      'Not more than 1% 2-(6-hydroxy-3-oxo-3H-xanthen-9-yl)benzoic acid and 2% 2-(bromo-6-hydroxy-3-oxo-3H-xanthen-9-yl)benzoic acid',
  }),
  row('IV', '82', 'Quinophthalone disulphonates', 'CI 47005', { casNumbers: '8004-92-0', ...purity('E 104') }),
  row(
    'IV',
    '90',
    'Sodium 4-[(9,10-dihydro-4-hydroxy-9,10-dioxo-1-anthryl)amino]toluene-3-sulphonate',
    'CI 60730; ACID VIOLET 43',
    { casNumbers: '4430-18-6', productTypes: 'Not to be used in products applied on the mucous membranes' },
  ),
  row(
    'IV',
    '119',
    'Natural hydrated aluminium silicate, Al2O3.2SiO2.2H2O, containing calcium, magnesium or iron carbonates, ferric hydroxide, quartz-sand, mica, etc. as impurities',
    'CI 77004; BENTONITE; KAOLIN',
    { casNumbers: '1302-78-9' },
  ),
  row('IV', '120', 'Lazurite', 'CI 77007; ULTRAMARINES', { casNumbers: '12769-96-9; 1317-97-1; 57455-37-5' }),
  row('IV', '124', 'Calcium carbonate', 'CI 77220; CALCIUM CARBONATE', { casNumbers: '471-34-1', ...purity('E 170') }),
  row('IV', '129', 'Chromium (III) oxide', 'CI 77288', {
    casNumbers: '1308-38-9',
    otherConditions: 'free from chromate ion',
  }),
  row('IV', '135', 'Iron Oxide red', 'CI 77491', { casNumbers: '1309-37-1', ...purity('E172') }),
  row('IV', '136', 'Iron Oxide Yellow', 'CI 77492', { casNumbers: '51274-00-1', ...purity('E172') }),
  row('IV', '137', 'Iron Oxide Black', 'CI 77499', { casNumbers: '12227-89-3', ...purity('E172') }),
  row('IV', '143', 'Titanium Dioxide/CI 77891', 'TITANIUM DIOXIDE/CI 77891; CI 77891', {
    casNumbers: '13463-67-7',
    otherConditions: 'Purity criteria as set out in Commission Directive 95/45/EC (E 171)',
  }),
  row('IV', '144', 'Zinc oxide', 'CI 77947; ZINC OXIDE', {
    casNumbers: '1314-13-2',
    otherConditions: "Not to be used in applications that may lead to exposure of the end-user's lungs by inhalation.",
    regulation: '(EU) 2017/1413',
  }),
  row('IV', '146', 'Caramel', 'CARAMEL', purity('E150a-d')),
  row(
    'IV',
    '150',
    'Aluminium, zinc, magnesium and calcium stearates',
    'MAGNESIUM STEARATE; ZINC STEARATE; CALCIUM STEARATE; ALUMINUM DISTEARATE',
    { casNumbers: '7047-84-9 / 557-05-1 / 557-04-0 / 1592-23-0' },
  ),
];
