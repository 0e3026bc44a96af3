import { readContract } from '../product-server/service/contract.ts';
import { shippedKnowledge } from './shippedKnowledge.ts';

test('the knowledge that the product ships with is what a product server answers, whole and imported in no part', () => {
  const knowledge = shippedKnowledge();
  const operation = readContract('product-server').find(({ id }) => id === 'getKnowledge');
  expect(operation?.checkResponse(200, 'application/json', knowledge)).toEqual([]);
  const { sastojci, aneksi, delovi = [] } = knowledge.data.data;
  expect(sastojci.length).toBeGreaterThan(30_000);
  expect([...new Set(aneksi.map(({ aneks }) => aneks))].sort()).toEqual(['II', 'III', 'IV', 'V', 'VI']);
  expect(delovi.map(({ uvezeno }) => uvezeno)).toEqual(delovi.map(() => false));
});
