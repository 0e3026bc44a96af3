import type { SynonymPair } from './synonymPair.ts';

/**
 * Names of esters and salts as German, French, Italian, Spanish and Serbian build them from the names of their two
 * parts: "Natriumsalicylat", "salicylate de sodium", "salicilato di sodio", "natrijum salicilat". Our own, unverified:
 * general knowledge of chemical nomenclature (IUPAC, and the conventions of each language).
 */
type Words = readonly [en: string, de: string, fr: string, it: string, es: string, sr: string];

const RADICALS: readonly Words[] = [
  ['methyl', 'methyl', 'méthyle', 'metile', 'metilo', 'metil'],
  ['ethyl', 'ethyl', 'éthyle', 'etile', 'etilo', 'etil'],
  ['propyl', 'propyl', 'propyle', 'propile', 'propilo', 'propil'],
  ['isopropyl', 'isopropyl', 'isopropyle', 'isopropile', 'isopropilo', 'izopropil'],
  ['butyl', 'butyl', 'butyle', 'butile', 'butilo', 'butil'],
  ['isobutyl', 'isobutyl', 'isobutyle', 'isobutile', 'isobutilo', 'izobutil'],
  ['phenyl', 'phenyl', 'phényle', 'fenile', 'fenilo', 'fenil'],
  ['benzyl', 'benzyl', 'benzyle', 'benzile', 'bencilo', 'benzil'],
  ['pentyl', 'pentyl', 'pentyle', 'pentile', 'pentilo', 'pentil'],
  ['hexyl', 'hexyl', 'hexyle', 'esile', 'hexilo', 'heksil'],
  ['ethylhexyl', '2-ethylhexyl', '2-éthylhexyle', '2-etilesile', '2-etilhexilo', '2-etilheksil'],
  ['dimethyl', 'dimethyl', 'diméthyle', 'dimetile', 'dimetilo', 'dimetil'],
  ['diethyl', 'diethyl', 'diéthyle', 'dietile', 'dietilo', 'dietil'],
  ['dibutyl', 'dibutyl', 'dibutyle', 'dibutile', 'dibutilo', 'dibutil'],
  ['diisobutyl', 'diisobutyl', 'diisobutyle', 'diisobutile', 'diisobutilo', 'diizobutil'],
  ['diethylhexyl', 'diethylhexyl', 'diéthylhexyle', 'dietilesile', 'dietilhexilo', 'dietilheksil'],
  ['sodium', 'natrium', 'sodium', 'sodio', 'sodio', 'natrijum'],
  ['potassium', 'kalium', 'potassium', 'potassio', 'potasio', 'kalijum'],
  ['calcium', 'calcium', 'calcium', 'calcio', 'calcio', 'kalcijum'],
  ['magnesium', 'magnesium', 'magnésium', 'magnesio', 'magnesio', 'magnezijum'],
  ['zinc', 'zink', 'zinc', 'zinco', 'zinc', 'cink'],
  ['ammonium', 'ammonium', 'ammonium', 'ammonio', 'amonio', 'amonijum'],
  ['silver', 'silber', 'argent', 'argento', 'plata', 'srebro'],
  ['lead', 'blei', 'plomb', 'piombo', 'plomo', 'olovo'],
  ['strontium', 'strontium', 'strontium', 'stronzio', 'estroncio', 'stroncijum'],
  ['barium', 'barium', 'baryum', 'bario', 'bario', 'barijum'],
  ['copper', 'kupfer', 'cuivre', 'rame', 'cobre', 'bakar'],
  ['aluminum', 'aluminium', 'aluminium', 'alluminio', 'aluminio', 'aluminijum'],
  ['lithium', 'lithium', 'lithium', 'litio', 'litio', 'litijum'],
  ['hydrogen', 'wasserstoff', 'hydrogène', 'idrogeno', 'hidrógeno', 'vodonik'],
  ['selenium', 'selen', 'sélénium', 'selenio', 'selenio', 'selen'],
  ['titanium', 'titan', 'titane', 'titanio', 'titanio', 'titan'],
];

/** Parts of the second kind, with the radicals of the compounds that the inventory or an annex names. */
const ACIDS: readonly (readonly [words: Words, radicals: string])[] = [
  [
    ['phthalate', 'phthalat', 'phtalate', 'ftalato', 'ftalato', 'ftalat'],
    'dimethyl diethyl dibutyl diisobutyl diethylhexyl',
  ],
  [
    ['salicylate', 'salicylat', 'salicylate', 'salicilato', 'salicilato', 'salicilat'],
    'methyl ethyl butyl isobutyl phenyl benzyl hexyl ethylhexyl sodium potassium calcium magnesium zinc silver',
  ],
  [
    ['benzoate', 'benzoat', 'benzoate', 'benzoato', 'benzoato', 'benzoat'],
    'methyl ethyl propyl isopropyl butyl isobutyl phenyl benzyl hexyl sodium potassium calcium magnesium ammonium',
  ],
  [['sorbate', 'sorbat', 'sorbate', 'sorbato', 'sorbato', 'sorbat'], 'sodium potassium calcium'],
  [
    ['acetate', 'acetat', 'acétate', 'acetato', 'acetato', 'acetat'],
    'methyl ethyl propyl isopropyl butyl isobutyl benzyl sodium potassium calcium magnesium zinc ammonium lead strontium aluminum',
  ],
  [
    ['chloride', 'chlorid', 'chlorure', 'cloruro', 'cloruro', 'hlorid'],
    'sodium potassium calcium magnesium zinc ammonium silver strontium barium aluminum lithium',
  ],
  [
    ['fluoride', 'fluorid', 'fluorure', 'fluoruro', 'fluoruro', 'fluorid'],
    'sodium potassium calcium magnesium ammonium aluminum lithium',
  ],
  [
    ['nitrate', 'nitrat', 'nitrate', 'nitrato', 'nitrato', 'nitrat'],
    'sodium potassium magnesium zinc ammonium silver strontium',
  ],
  [
    ['sulfate', 'sulfat', 'sulfate', 'solfato', 'sulfato', 'sulfat'],
    'sodium potassium calcium magnesium zinc ammonium silver barium copper aluminum',
  ],
  [
    ['sulfide', 'sulfid', 'sulfure', 'solfuro', 'sulfuro', 'sulfid'],
    'sodium potassium calcium magnesium zinc strontium barium lithium selenium',
  ],
  [['oxide', 'oxid', 'oxyde', 'ossido', 'óxido', 'oksid'], 'calcium magnesium zinc silver'],
  [['dioxide', 'dioxid', 'dioxyde', 'biossido', 'dióxido', 'dioksid'], 'titanium'],
  [
    ['hydroxide', 'hydroxid', 'hydroxyde', 'idrossido', 'hidróxido', 'hidroksid'],
    'sodium potassium calcium magnesium zinc ammonium strontium aluminum lithium',
  ],
  [
    ['peroxide', 'peroxid', 'peroxyde', 'perossido', 'peróxido', 'peroksid'],
    'calcium magnesium zinc strontium hydrogen',
  ],
  [['perborate', 'perborat', 'perborate', 'perborato', 'perborato', 'perborat'], 'sodium'],
  [['borate', 'borat', 'borate', 'borato', 'borato', 'borat'], 'sodium potassium zinc'],
  [['persulfate', 'persulfat', 'persulfate', 'persolfato', 'persulfato', 'persulfat'], 'sodium potassium ammonium'],
  [['bromate', 'bromat', 'bromate', 'bromato', 'bromato', 'bromat'], 'sodium potassium'],
  [['iodate', 'iodat', 'iodate', 'iodato', 'yodato', 'jodat'], 'sodium'],
  [['iodide', 'iodid', 'iodure', 'ioduro', 'yoduro', 'jodid'], 'sodium potassium ammonium'],
  [['pyrithione', 'pyrithion', 'pyrithione', 'piritione', 'piritiona', 'pirition'], 'sodium zinc'],
  [
    ['thioglycolate', 'thioglykolat', 'thioglycolate', 'tioglicolato', 'tioglicolato', 'tioglikolat'],
    'methyl ethyl isopropyl butyl sodium potassium calcium magnesium ammonium strontium',
  ],
  [
    ['phenolsulfonate', 'phenolsulfonat', 'phénolsulfonate', 'fenolsolfonato', 'fenolsulfonato', 'fenolsulfonat'],
    'sodium zinc ammonium aluminum',
  ],
  [
    ['undecylenate', 'undecylenat', 'undécylénate', 'undecilenato', 'undecilenato', 'undecilenat'],
    'methyl ethyl sodium potassium calcium zinc',
  ],
  [['hypochlorite', 'hypochlorit', 'hypochlorite', 'ipoclorito', 'hipoclorito', 'hipohlorit'], 'sodium calcium'],
  [
    [
      'monofluorophosphate',
      'monofluorphosphat',
      'monofluorophosphate',
      'monofluorofosfato',
      'monofluorofosfato',
      'monofluorofosfat',
    ],
    'sodium potassium calcium ammonium',
  ],
  [
    ['propionate', 'propionat', 'propionate', 'propionato', 'propionato', 'propionat'],
    'methyl ethyl propyl butyl isobutyl benzyl sodium potassium calcium magnesium ammonium',
  ],
  [['formate', 'formiat', 'formiate', 'formiato', 'formiato', 'formijat'], 'ethyl butyl isobutyl benzyl sodium'],
  [
    ['lactate', 'lactat', 'lactate', 'lattato', 'lactato', 'laktat'],
    'methyl ethyl butyl sodium potassium calcium magnesium zinc ammonium silver aluminum',
  ],
  [['acrylate', 'acrylat', 'acrylate', 'acrilato', 'acrilato', 'akrilat'], 'ethyl butyl'],
  [
    ['methacrylate', 'methacrylat', 'méthacrylate', 'metacrilato', 'metacrilato', 'metakrilat'],
    'methyl ethyl propyl butyl isobutyl benzyl',
  ],
  [['cinnamate', 'cinnamat', 'cinnamate', 'cinnamato', 'cinamato', 'cinamat'], 'methyl ethyl benzyl'],
  [['gallate', 'gallat', 'gallate', 'gallato', 'galato', 'galat'], 'ethyl propyl'],
  [['sulfite', 'sulfit', 'sulfite', 'solfito', 'sulfito', 'sulfit'], 'sodium potassium ammonium'],
  [['nitrite', 'nitrit', 'nitrite', 'nitrito', 'nitrito', 'nitrit'], 'sodium'],
  [['chlorate', 'chlorat', 'chlorate', 'clorato', 'clorato', 'hlorat'], 'sodium potassium'],
  [['dehydroacetate', 'dehydroacetat', 'déhydroacétate', 'deidroacetato', 'dehidroacetato', 'dehidroacetat'], 'sodium'],
];

/** Parabens bear a name of their own; their esters are named by the acid, 4-hydroxybenzoic acid. */
const PARABENS = 'methyl ethyl propyl isopropyl butyl isobutyl phenyl benzyl pentyl';
const PLACES = ['4-', 'p-', 'para'];

const byEnglish = new Map(RADICALS.map((words) => [words[0], words]));

function radicalsOf(list: string): Words[] {
  return list.split(' ').map((name) => {
    const words = byEnglish.get(name);
    if (!words) throw new Error(`Not a part of a name: ${name}`);
    return words;
  });
}

/** Before such a sound French and Italian drop the vowel of "de" and "di". */
const isVowel = (word: string) => /^[aeiouéèh]/.test(word);
const stemOf = (word: string) => word.replace(/[eo]$/, '');

/** A compound in each language, from the words of its two parts. */
function namesOf([, de, fr, it, es, sr]: Words, [, acidDe, acidFr, acidIt, acidEs, acidSr]: Words): string[] {
  return [
    `${de}${acidDe}`,
    `${acidFr} ${isVowel(fr) ? 'd’' : 'de '}${fr}`,
    `${acidIt} di ${it}`,
    ...(isVowel(it) ? [`${acidIt} d’${it}`] : []),
    `${it} ${acidIt}`,
    ...(it.endsWith('e') ? [`${stemOf(it)} ${acidIt}`] : []),
    `${acidEs} de ${es}`,
    `${sr} ${acidSr}`,
  ];
}

function parabenNames(radical: Words): string[] {
  const [en, de, fr, it, es, sr] = radical;
  const byPlace = PLACES.flatMap((place) => [
    `${en} ${place}hydroxybenzoate`,
    `${place}hydroxybenzoic acid ${en} ester`,
    `${place}hydroxybenzoesäure${de}ester`,
    ...namesOf(radical, [
      '',
      `${place}hydroxybenzoat`,
      `${place}hydroxybenzoate`,
      place === 'para' ? 'paraidrossibenzoato' : `${place}idrossibenzoato`,
      `${place}hidroxibenzoato`,
      `${place}hidroksibenzoat`,
    ]),
  ]);
  return [
    ...byPlace,
    `Benzoic acid, 4-hydroxy-, ${en} ester`,
    `${stemOf(fr)}parabène`,
    `${stemOf(it)}parabene`,
    `${stemOf(it)}paraben`,
    `${stemOf(es)}parabeno`,
    `${sr}paraben`,
  ];
}

/** Salts of parabens: "Sodium Methyl Parahydroxybenzoate", "Natriummethylparaben". */
const parabenSaltNames = ([en, de, , it, es, sr]: Words): string[] => [
  ...PLACES.map((place) => `sodium ${en} ${place}hydroxybenzoate`),
  `natrium${de}paraben`,
  `natrium${de}-4-hydroxybenzoat`,
  `${stemOf(it)}parabene sodico`,
  `${stemOf(es)}parabeno sódico`,
  `natrijum ${sr}paraben`,
];
const PARABEN_SALTS = 'methyl ethyl propyl butyl isobutyl isopropyl';

/** The names with the INCI name each, or with the name under which an annex has the substance. */
export const compoundNames: readonly SynonymPair[] = [
  ...ACIDS.flatMap(([acid, radicals]) =>
    radicalsOf(radicals).flatMap((radical) =>
      namesOf(radical, acid).map((name): SynonymPair => [name, `${radical[0]} ${acid[0]}`.toUpperCase()]),
    ),
  ),
  ...radicalsOf(PARABENS).flatMap((radical) =>
    parabenNames(radical).map((name): SynonymPair => [name, `${radical[0]}paraben`.toUpperCase()]),
  ),
  ...radicalsOf(PARABEN_SALTS).flatMap((radical) =>
    parabenSaltNames(radical).map((name): SynonymPair => [name, `SODIUM ${radical[0]}paraben`.toUpperCase()]),
  ),
];
