/**
 * Substances that the inventory lists by their name beside their colour index number: Annex IV of Regulation (EC) No
 * 1223/2009, columns "chemical name" and "colour index number". A number that stands for several substances (77004:
 * kaolin, bentonite) is left out.
 */
export const colourNames: readonly (readonly [inciName: string, colourIndex: string])[] = [
  ['TITANIUM DIOXIDE', '77891'],
  ['ZINC OXIDE', '77947'],
  ['BARIUM SULFATE', '77120'],
  ['CALCIUM CARBONATE', '77220'],
  ['CALCIUM SULFATE', '77231'],
  ['MAGNESIUM CARBONATE', '77713'],
  ['GOLD', '77480'],
  ['SILVER', '77820'],
  ['ULTRAMARINES', '77007'],
  ['GUANINE', '75170'],
  ['LYCOPENE', '75125'],
  ['CURCUMIN', '75300'],
  ['FAST GREEN FCF', '42053'],
];
