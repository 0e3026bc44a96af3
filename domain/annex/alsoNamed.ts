/**
 * Names that the text of an entry means and its columns of names lack, by `annex/reference`. Without them a sibling entry, or one of another
 * function, would decide alone.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  // "p-Phenylenediamine and its salts", in oxidative hair dyes; its salts are named with III/8b, for eyelashes, only.
  'III/8a': ['P-PHENYLENEDIAMINE', 'P-PHENYLENEDIAMINE HCL', 'P-PHENYLENEDIAMINE SULFATE'],
  // "C16-alkyltrimethylammonium chloride, C18-alkyltrimethylammonium chloride": their limits other than as preservatives (V/44).
  'III/286': ['CETRIMONIUM CHLORIDE', 'STEARTRIMONIUM CHLORIDE'],
  // "C22-alkyltrimethylammonium chloride".
  'III/287': ['BEHENTRIMONIUM CHLORIDE'],
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
