/** GraphQL names of the fields of ingredients and annex entries, by their REST names. */
export const fieldNames: Readonly<Record<string, string>> = {
  inci: 'inciName',
  cas: 'casNumbers',
  ec: 'ecNumbers',
  sinonimi: 'synonyms',
  funkcije: 'functions',
  opis: 'description',
  aneksi: 'annexEntries',
  povuceno: 'isWithdrawn',
  supstanca: 'substance',
  nazivi: 'names',
  vrsteProizvoda: 'productTypes',
  maksimum: 'maximum',
  drugiUslovi: 'otherConditions',
  upozorenja: 'warnings',
  propis: 'regulation',
};
