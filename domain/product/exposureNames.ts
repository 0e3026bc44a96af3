/** Serbian names of application sites and routes of exposure: our translation, unverified (OWN). */
const SERBIAN: Readonly<Record<string, string>> = {
  axillae: 'pazuh',
  body: 'telo',
  'body hair': 'dlačice na telu',
  cuticles: 'zanoktice',
  'external genital area': 'spoljašnji genitalni predeo',
  'eye area': 'područje oko očiju',
  eyelashes: 'trepavice',
  eyelids: 'kapci',
  face: 'lice',
  'face (beard area)': 'lice (predeo brade)',
  feet: 'stopala',
  hair: 'kosa',
  hands: 'ruke',
  legs: 'noge',
  'lid margin': 'ivica kapka',
  lips: 'usne',
  nails: 'nokti',
  neck: 'vrat',
  'oral cavity': 'usna duplja',
  scalp: 'koža glave',
  'whole body': 'celo telo',
  wrists: 'ručni zglobovi',
  dermal: 'preko kože',
  inhalation: 'udisanjem',
  mucosal: 'preko sluzokože',
  ocular: 'preko oka',
  oral: 'gutanjem',
  'oral mucosal': 'preko sluzokože usta',
  'dermal (heated: inhalation)': 'preko kože (zagrejano: udisanjem)',
  'dermal (powder: inhalation)': 'preko kože (prah: udisanjem)',
  'dermal (spray: inhalation)': 'preko kože (sprej: udisanjem)',
  'dermal (spray: inhalation; lips: oral)': 'preko kože (sprej: udisanjem; usne: gutanjem)',
};

/** Sites or routes of a product category, such as "face, body", in Serbian; what has no translation stays. */
export const exposureInSerbian = (names: string): string =>
  names
    .split(', ')
    .map((name) => SERBIAN[name] ?? name)
    .join(', ');
