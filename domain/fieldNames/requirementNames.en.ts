import { en } from './en.ts';

/**
 * What a requirement asks for by section and field, where that is more than the name of the field: which details a
 * person needs, what else counts, or what has to be answered. The others are named by their field.
 */
export const requirementNamesEn = {
  DESCRIPTION: {
    description: 'Description of the product',
    use: 'Leave-on or rinse-off',
    isForUnderThree: 'Whether it is for children under three',
    responsiblePerson: 'Responsible person: name, address, telephone and e-mail',
    productionPerson: 'Person for production: name, address, telephone and e-mail',
    qualityPerson: 'Person for quality: name, address, telephone and e-mail',
  },
  DOCUMENTS: {
    rawMaterials: 'Raw materials of the formula, none under a provisional name',
  },
  SAFETY_REPORT: {
    appearance: 'A2 Appearance, colour and odour',
    ph: 'A2 pH',
    stability: 'A2 Stability: a test with its report, or a reasoning',
    durability: 'A2 Minimum durability or period after opening',
    microbiology: 'A3 Microbiology: all rows of ISO 17516, or a reasoning',
    challenge: 'A3 Challenge test, or low microbiological risk',
    pack: 'A4 Primary pack',
    exposure: 'A6 Exposure: own figures with a reason; amount and body weight of a child',
    effects: 'A9 Undesirable effects, or that there are none',
  },
  MANUFACTURING: {
    method: en.field.steps,
    gmpStatement: 'Statement on good manufacturing practice: standard, who signed it and when',
  },
  CLAIMS: {
    claims: 'Claims, or the statement that there are none',
    evidence: 'Evidence of every claim',
    criteria: 'Judgement of every claim by the six criteria',
  },
  ANIMAL_TESTING: {
    statement: 'Statement on animal testing',
    thirdCountries: 'Whether tests were made for the law of third countries',
    signature: 'Who signed the statement and when',
    text: 'What was tested',
    supplierAnswers: 'Answers of all suppliers',
  },
};

export type RequirementNames = {
  [Section in keyof typeof requirementNamesEn]: { [Field in keyof (typeof requirementNamesEn)[Section]]: string };
};
