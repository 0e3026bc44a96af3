import { descriptionRequirements } from '../../../../domain/pif/requirements.ts';
import {
  animalTestingRequirements,
  claimRequirements,
  manufacturingRequirements,
} from '../../../../domain/pif/sectionRequirements.ts';
import { texts } from '../locale/texts.generated.ts';

const nobody = {};
const claim = { text: '', evidence: {}, criteria: [] };
const asked = [
  ...descriptionRequirements(
    { markets: [], responsiblePerson: nobody, productionPerson: nobody, qualityPerson: nobody },
    { hasFormula: false, hasLabel: false },
  ),
  ...manufacturingRequirements({ steps: [], gmp: {} }, '2026-11-23'),
  ...claimRequirements([claim], false, { ingredientNames: null, isIncomplete: false }),
  ...animalTestingRequirements({ statement: 'PERFORMED', supplierAnswers: [{ answer: null }] }),
];

test.each(['en', 'sr'] as const)('everything that a file must hold has words in %s', (language) => {
  const words: Record<string, Record<string, string>> = texts[language].requirement;
  expect(asked.filter(({ section, field }) => !words[section]?.[field]).map(({ key }) => key)).toEqual([]);
});
