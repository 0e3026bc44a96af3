import type { SynonymPair } from './synonymPair.ts';

/**
 * US names of colour additives (21 CFR parts 73, 74 and 82) and plain names, with the colour index number. OWN,
 * unverified.
 */
const numbers: Record<string, string> = {
  'Blue 1': '42090',
  'Blue 4': '42090',
  'Green 3': '42053',
  'Green 5': '61570',
  'Green 6': '61565',
  'Green 8': '59040',
  'Orange 4': '15510',
  'Orange 5': '45370',
  'Orange 10': '45425',
  'Red 4': '14700',
  'Red 6': '15850',
  'Red 7': '15850',
  'Red 17': '26100',
  'Red 21': '45380',
  'Red 22': '45380',
  'Red 27': '45410',
  'Red 28': '45410',
  'Red 30': '73360',
  'Red 31': '15800',
  'Red 33': '17200',
  'Red 34': '15880',
  'Red 36': '12085',
  'Red 40': '16035',
  'Violet 2': '60725',
  'Ext. Violet 2': '60730',
  'Yellow 5': '19140',
  'Yellow 6': '15985',
  'Yellow 7': '45350',
  'Yellow 8': '45350',
  'Yellow 10': '47005',
  'Ext. Yellow 7': '10316',
  'Black 2': '77266',
  'Brown 1': '20170',
};
const plain: Record<string, string> = {
  'Iron Oxide Red': '77491',
  'Red Iron Oxide': '77491',
  'Iron Oxide Yellow': '77492',
  'Yellow Iron Oxide': '77492',
  'Iron Oxide Black': '77499',
  'Black Iron Oxide': '77499',
  'Iron Oxides Red': '77491',
  'Iron Oxides Yellow': '77492',
  'Iron Oxides Black': '77499',
  'Yellow Iron Oxides': '77492',
  'Black Iron Oxides': '77499',
  'Red Iron Oxides': '77491',
  'Iron Oxides': '77491',
  'Iron Oxide': '77491',
  'Ferric Ferrocyanide': '77510',
  'Ferric Ammonium Ferrocyanide': '77510',
  'Prussian Blue': '77510',
  'Manganese Violet': '77742',
  'Ultramarine Blue': '77007',
  Ultramarine: '77007',
  'Chromium Oxide Greens': '77288',
  'Chromium Oxide Green': '77288',
  'Chromium Hydroxide Green': '77289',
  'Bismuth Oxychloride': '77163',
  Carmine: '75470',
  Annatto: '75120',
  'Carbon Black': '77266',
  'Aluminum Powder': '77000',
  'Bronze Powder': '77400',
  'Titanium Dioxide (Colour)': '77891',
  'Beta Carotene (Colour)': '40800',
  Chlorophyll: '75810',
};

/** The forms of a US name: Red 7, Red 7 Lake, D&C Red No. 7, FD&C Red 7 Aluminum Lake … */
function formsOf(name: string): string[] {
  const numbered = name.replace(/ (\d+)$/, ' No. $1');
  const prefixed = ['', 'D&C ', 'FD&C '].flatMap((prefix) => [`${prefix}${name}`, `${prefix}${numbered}`]);
  return prefixed.flatMap((form) => [
    form,
    `${form} Lake`,
    `${form} Al Lake`,
    `${form} Aluminum Lake`,
    `${form} Calcium Lake`,
  ]);
}

export const colours: readonly SynonymPair[] = [
  ...Object.entries(numbers).flatMap(([name, number]) =>
    formsOf(name).map((form): SynonymPair => [form, `CI ${number}`]),
  ),
  ...Object.entries(plain).map(([name, number]): SynonymPair => [name, `CI ${number}`]),
];
