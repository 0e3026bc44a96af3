import { demoKnowledge } from '../../../mocks/demo-data/checkDemoLabel.ts';
import { wrongVerdicts } from './annexVerdict.ts';
import { annexVerdicts } from './annexVerdicts.ts';

test('the annexes are decided on a fresh machine as the law says', () => {
  expect(wrongVerdicts(annexVerdicts, demoKnowledge())).toEqual([]);
});
