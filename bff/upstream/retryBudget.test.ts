import { RetryBudget } from './retryBudget.ts';

test('a hundred failing calls cause at most twenty retries', () => {
  const budget = new RetryBudget();
  let retries = 0;
  for (let call = 0; call < 100; call++) {
    budget.addCall();
    while (budget.takeRetry()) retries++;
  }
  expect(retries).toBe(19);
});

test('retries saved while all goes well are limited to ten', () => {
  const budget = new RetryBudget();
  for (let call = 0; call < 1_000; call++) budget.addCall();
  let retries = 0;
  while (budget.takeRetry()) retries++;
  expect(retries).toBe(10);
});
