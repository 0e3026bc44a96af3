/** The words of a comparison of two versions. */
export const comparisonEn = {
  kind: 'Comparison of versions of a product information file',
  versions: 'Versions',
  edition: 'version {since} and {until}',
  version: 'Version {n}',
  now: 'as it stands',
  signed: '{conclusion}, signed by {name} on {date}, SHA-256 {hash}',
  takenOn: 'not signed, taken on {date}',
  field: 'What',
  consequences: 'What follows for the report',
  nothing: '–',
  same: 'Nothing that the report uses differs.',
  cut: 'Only the first {n} differences are shown.',
};

export type ComparisonWords = typeof comparisonEn;
