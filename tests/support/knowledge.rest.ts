/** A few ingredients and annex entries as the product server sends them. */
export function wireKnowledge(verzija: string, ...more: string[]) {
  const names = [
    'AQUA',
    'GLYCERIN',
    'PARFUM',
    'LIMONENE',
    'PHENOXYETHANOL',
    'METHYLISOTHIAZOLINONE',
    'BUTYLPHENYL METHYLPROPIONAL',
    'BACILLUS/SOYBEAN &amp; RICE FERMENT',
    'TITANIUM DIOXIDE',
    ...more,
  ];
  const sastojci = names.map((inci, at) => ({ _id: (at + 1).toString(16).padStart(24, '0'), inci, cas: [] }));
  const aneksi = [
    { aneks: 'II', broj: '221', supstanca: 'Mercury and its compounds', nazivi: ['MERCURY'], cas: '7439-97-6' },
    {
      aneks: 'II',
      broj: '1666',
      supstanca: '2-(4-tert-butylbenzyl) propionaldehyde',
      nazivi: ['BUTYLPHENYL METHYLPROPIONAL'],
      cas: '80-54-6',
    },
    {
      aneks: 'III',
      broj: '88',
      supstanca: 'd-Limonene',
      nazivi: ['LIMONENE'],
      drugiUslovi:
        'The presence of the substance must be indicated in the list of ingredients when its concentration exceeds: 0.001% in leave-on products',
    },
    {
      aneks: 'V',
      broj: '29',
      supstanca: '2-Phenoxyethanol',
      nazivi: ['PHENOXYETHANOL'],
      cas: '122-99-6',
      maksimum: '1,0 %',
    },
    {
      aneks: 'V',
      broj: '57',
      supstanca: 'Methylisothiazolinone',
      nazivi: ['METHYLISOTHIAZOLINONE'],
      vrsteProizvoda: 'Rinse-off products',
      maksimum: '0,0015 %',
    },
  ];
  return { status: 'success', data: { data: { verzija, sastojci, aneksi } } };
}
