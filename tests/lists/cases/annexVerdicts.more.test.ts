import { realKnowledge } from '../checkLimits.ts';
import { wrongVerdicts } from './annexVerdict.ts';
import { annexVerdicts } from './annexVerdicts.ts';

const knowledge = realKnowledge();

(knowledge ? test : test.skip)('the annexes are decided after an import as the law says', () => {
  expect(knowledge ? wrongVerdicts(annexVerdicts, knowledge) : []).toEqual([]);
});
