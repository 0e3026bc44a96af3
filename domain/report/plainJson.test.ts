import { runSteps } from '../steps/steps.ts';
import { plainJsonInSteps } from './plainJson.ts';

const plain = (value: unknown) => runSteps(plainJsonInSteps(value));

test('figures that are not whole become decimal texts, at the top and in the depth of a report', () => {
  const rows = [{ margin: { value: 298.757, digits: 6 } }];
  expect(plain({ share: 0.5, report: { substances: rows } })).toEqual({
    share: '0.5',
    report: { substances: [{ margin: { value: '298.757', digits: 6 } }] },
  });
});

test('moments become texts, members without a value are left out, and an empty place of a list is null', () => {
  const at = new Date(0);
  expect(plain({ at, none: undefined, list: [undefined, at, null] })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    list: [null, '1970-01-01T00:00:00.000Z', null],
  });
});
