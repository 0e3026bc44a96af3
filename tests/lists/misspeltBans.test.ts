import { bansIn, check, reported } from './textReport.ts';

test.each([
  ['Aqua, Glycerin, Panthenol. This cream contains hydroqinone and water.', ['YELLOW', 'MENTIONED']],
  ['Aqua, Glycerin, Panthenol. Proizvod sadrži formaldehyd kao konzervans.', ['YELLOW', 'MENTIONED']],
  ['Aqua, Glycerin, Panthenol. Contains no hydroqinone.', ['GREEN']],
  ...[
    'Proizvod je obogaćen cink piritionom.',
    'Proizvod je obogaćen olovo acetatom.',
    'Sadrži i bornu kiselinu kao konzervans.',
    'Formula sa butilfenil metilpropionalom.',
    'Proizvod je obogaćen hidrohinnonom.',
    'Sadrži i kvaternijum-15 kao konzervans.',
    'This cream is enriched with zinc pyrithion.',
    'This cream is enriched with musk ambrett.',
    'This cream is enriched with vinyl chlorid.',
    'This cream is enriched with formaldehidee.',
  ].map((sentence) => [`Aqua, Glycerin, Panthenol. ${sentence}`, ['YELLOW', 'MENTIONED']] as [string, string[]]),
  // What only resembles a ban is none.
  ...[
    'This cream is enriched with grain extract.',
    'This cream is made with bran extract and yarrow extract.',
    'Proizvod je obogaćen mlečnom kiselinom.',
    'Hidrira suvu kožu i štiti je od spoljašnjih uticaja tokom celog dana.',
  ].map((sentence) => [`Aqua, Glycerin, Panthenol. ${sentence}`, ['GREEN']] as [string, string[]]),
])('a banned name that is misspelt or inflected is asked about in a sentence: %j', (text, expected) => {
  expect(reported(text)).toEqual(expected);
});

test.each([
  ['hidrohinonn', 'II/1339'],
  ['hidrohinnon', 'II/1339'],
  ['hydrochinonn', 'II/1339'],
  ['formaldehit', 'II/1577'],
  ['formaldeid', 'II/1577'],
  ['formaldehidd', 'II/1577'],
  ['tretinion', 'II/375'],
  ['hidrokortison', 'II/300'],
])('a banned substance whose Serbian or common name is misspelt is asked about by its entry: %s', (name, entry) => {
  for (const text of [`Aqua, Glycerin, ${name}, Panthenol`, `Aqua, Glycerin, Panthenol. Sadrži ${name} u tragovima.`]) {
    expect(check(text).result).toBe('YELLOW');
    expect(bansIn(text, 'warning')).toContain(entry);
  }
});
