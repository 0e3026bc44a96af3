import type { SynonymPair } from './synonymPair.ts';

/**
 * Names as the index of Chemical Abstracts writes them, with the inverted parts behind commas, of substances that
 * perfumes are made of. Each is the substance of a CAS number that the inventory gives the ingredient: it stands behind
 * the pair.
 */
export const systematicNames: readonly SynonymPair[] = [
  ['1,3-Benzodioxole-5-carboxaldehyde', 'HELIOTROPINE'], // 120-57-0
  ['1,4-Dioxacycloheptadecane-5,17-dione', 'ETHYLENE BRASSYLATE'], // 105-95-3
  ['1,6-Nonadien-3-ol, 3,7-dimethyl-', 'ETHYL LINALOOL'], // 10339-55-6
  ['1,6-Octadien-3-ol, 3,7-dimethyl-', 'LINALOOL'], // 78-70-6
  [
    '1-Propanol, 2-[1-(3,3-dimethyl-cyclohexyl)ethoxy]-2-methyl-, propanoate',
    'DIMETHYLCYCLOHEXYLETHOXY ISOBUTYLPROPANOATE',
  ], // 141773-73-1
  ['2(3H)-Furanone, dihydro-5-pentyl-', 'GAMMA-NONALACTONE'], // 104-61-0
  ['2H-Pyran-2-one, 6-heptyltetrahydro-', 'DELTA-DODECALACTONE'], // 713-95-1
  // 63500-71-0
  ['2H-Pyran-4-ol, tetrahydro-4-methyl-2-(2-methylpropyl)-', 'TETRAHYDRO-METHYL-METHYLPROPYL)-PYRAN-4-OL'],
  ['3-Cyclopentene-1-butanol, .alpha.,.beta.,2,2,3-pentamethyl-', 'PENTAMETHYLCYCLOPENT-3-ENE-BUTANOL'], // 65113-99-7
  ['4H-Pyran-4-one, 2-ethyl-3-hydroxy-', 'ETHYL HYDROXYPYRONE'], // 4940-11-8
  ['Benzaldehyde, 3-ethoxy-4-hydroxy-', 'ETHYL VANILLIN'], // 121-32-4
  ['Benzaldehyde, 4-hydroxy-3-methoxy-', 'VANILLIN'], // 121-33-5
  ['Benzoic acid, 2-hydroxy-, (3Z)-3-hexen-1-yl ester', 'CIS-3-HEXENYL SALICYLATE'], // 65405-77-8
  ['Cyclododecane, (ethoxymethoxy)-', 'FORMALDEHYDE CYCLODECYL ETHYL ACETAL'], // 58567-11-6
  ['Cyclopentaneacetic acid, 3-oxo-2-pentyl-, methyl ester', 'METHYLDIHYDROJASMONATE'], // 24851-98-7
  [
    'Ethanone, 1-(1,2,3,4,5,6,7,8-octahydro-2,3,8,8-tetramethyl-2-naphthalenyl)-',
    'TETRAMETHYL ACETYLOCTAHYDRONAPHTHALENES',
  ], // 54464-57-2
  ['Naphtho[2,1-b]furan, dodecahydro-3a,6,6,9a-tetramethyl-', 'DODECAHYDRO-TETRAMETHYLNAPHTHOFURAN'], // 3738-00-9
  ['Propanol, oxybis-', 'DIPROPYLENE GLYCOL'], // 25265-71-8
  ['Tetradecanoic acid, 1-methylethyl ester', 'ISOPROPYL MYRISTATE'], // 110-27-0
];
