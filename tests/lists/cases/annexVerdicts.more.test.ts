import { wrongVerdicts } from './annexVerdict.ts';
import { annexVerdicts } from './annexVerdicts.ts';
import { folder, knowledgeAfter } from './importedKnowledge.ts';

const withData = folder ? test : test.skip;

withData.each([[['II']], [['III']], [['IV']], [['V']], [['VI']], [['III', 'V']], [['II', 'III', 'IV', 'V', 'VI']]])(
  'after the import of Annex %j everything is decided as the law says',
  (imported) => {
    expect(wrongVerdicts(annexVerdicts, knowledgeAfter(imported, false))).toEqual([]);
  },
);

withData.each([[[]], [['II']], [['III', 'IV']], [['II', 'III', 'IV', 'V', 'VI']]])(
  'after the import of the inventory and Annex %j everything is decided as the law says',
  (imported) => {
    expect(wrongVerdicts(annexVerdicts, knowledgeAfter(imported, true))).toEqual([]);
  },
);
