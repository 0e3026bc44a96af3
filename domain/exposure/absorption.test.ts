import { absorptionOf } from './absorption.ts';

test.each([
  ['no data gives the default of 50 % for both', null, null, 50, 50, null],
  ['a dermal figure above the default oral one raises the oral one to it', null, 100, 100, 100, 'oralRaised'],
  ['a dermal figure of 50 % leaves the default oral one', null, 50, 50, 50, null],
  ['an oral figure below the default dermal one lowers the dermal one to it', 10, null, 10, 10, 'dermalLowered'],
  ['a dermal figure below the default oral one leaves it', null, 5.3, 50, 5.3, null],
  ['figures of the data that contradict each other stay', 40, 60, 40, 60, null],
] as const)('%s', (_, oral, dermal, oralPercent, dermalPercent, adjusted) => {
  expect(absorptionOf({ oralAbsorptionPercent: oral, dermalAbsorptionPercent: dermal })).toEqual({
    oralPercent,
    dermalPercent,
    adjusted,
  });
});
