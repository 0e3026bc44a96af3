import type { Particulars } from './particulars.ts';

/** What a label must say beside its list, so that a test's result comes from what it changes. */
export const completeParticulars: Particulars = {
  markets: ['EU', 'RS'],
  responsiblePerson: 'Firma d.o.o., Bulevar 1, Beograd',
  countryOfOrigin: 'Srbija',
  isImported: false,
  nominalContent: '50 ml',
  paoMonths: 12,
  bestBefore: null,
  minimumDurabilityMonths: 36,
  isPaoIrrelevant: false,
  batch: 'L123',
  productFunction: 'Krema za telo',
  precautions: null,
  labelText: null,
};
