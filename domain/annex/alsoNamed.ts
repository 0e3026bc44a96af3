/**
 * Names that the text of an entry means and its columns of names lack, by `annex/reference`. Without them a sibling
 * entry, or one of another function, would decide alone.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  // "Sodium salt or salts of isopropylparaben", and the same of isobutylparaben.
  'II/1374': ['SODIUM ISOPROPYLPARABEN', 'POTASSIUM ISOPROPYLPARABEN'],
  'II/1375': ['SODIUM ISOBUTYLPARABEN', 'POTASSIUM ISOBUTYLPARABEN'],
  // "p-Phenylenediamine and its salts", in oxidative hair dyes; its salts are named with III/8b, for eyelashes, only.
  'III/8a': ['P-PHENYLENEDIAMINE', 'P-PHENYLENEDIAMINE HCL', 'P-PHENYLENEDIAMINE SULFATE'],
  // "C16-alkyltrimethylammonium chloride, C18-alkyltrimethylammonium chloride": their limits other than as
  // preservatives (V/44).
  'III/286': ['CETRIMONIUM CHLORIDE', 'STEARTRIMONIUM CHLORIDE'],
  // "C22-alkyltrimethylammonium chloride".
  'III/287': ['BEHENTRIMONIUM CHLORIDE'],
  // "Ethyl-N-alpha-dodecanoyl-L-arginate hydrochloride", CAS 60372-77-2: as a preservative beside III/197, which is for
  // other purposes.
  'V/58': ['ETHYL LAUROYL ARGINATE HCL'],
  // IV/143, column h: titanium dioxide in powder form is "to be used in compliance with Annex III, No 321" as a
  // colourant too.
  'III/321': ['CI 77891'],
  // Entries for which the exports identify no ingredient, and the only ones of the inventory that bear their CAS
  // numbers.
  'III/47': ['NICOTINYL ALCOHOL HF'],
  'III/175': ['PROPYLIDENE PHTHALIDE'],
  'III/271': ['DISPERSE BLUE 377'],
  'III/277': ['2,6-DIAMINO-3-((PYRIDIN-3-YL)AZO)PYRIDINE'],
  'III/280': ['PICRAMIC ACID', 'SODIUM PICRAMATE'],
  'III/282': ['HC BLUE NO. 16'],
  'III/368': ['EUGENYL ACETATE'],
  'III/382': ['VETIVERIA ZIZANIOIDES ROOT EXTRACT ACETYLATED'],
};

/** Further names of an entry in capitals, as the glossary has them. */
export function alsoNamed({
  annex,
  reference,
}: {
  readonly annex: string;
  readonly reference: string;
}): readonly string[] {
  return NAMES[`${annex}/${reference}`] ?? [];
}
