/** What a product information file must hold, by section and field. */
export const requirementWordsEn = {
  DESCRIPTION: {
    description: 'Description of the product',
    function: 'Function',
    physicalForm: 'Physical form',
    category: 'Category',
    use: 'Leave-on or rinse-off',
    isForUnderThree: 'Whether it is for children under three',
    formula: 'Formula',
    label: 'Label',
    markets: 'Markets',
    nominalContent: 'Nominal content',
    responsiblePerson: 'Responsible person: name, address, telephone and e-mail',
    productionPerson: 'Person for production: name, address, telephone and e-mail',
    qualityPerson: 'Person for quality: name, address, telephone and e-mail',
    photoFiles: 'A picture of the product',
  },
  DOCUMENTS: {
    rawMaterials: 'Raw materials of the formula, none under a provisional name',
    SDS: 'Safety data sheet',
    TDS: 'Technical data sheet',
    COA: 'Certificate of analysis',
    COMPOSITION: 'Composition',
    MICROBIOLOGY: 'Microbiology',
    IMPURITIES: 'Impurities',
    ALLERGENS: 'Allergen declaration',
    IFRA: 'IFRA certificate',
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
    method: 'Method of manufacturing',
    site: 'Site of manufacturing',
    gmpStatement: 'Statement on good manufacturing practice: standard, who signed it and when',
    gmpFiles: 'The statement on good manufacturing practice as a PDF',
  },
  CLAIMS: {
    claims: 'Claims, or the statement that there are none',
    evidence: 'Evidence of every claim',
    criteria: 'Judgement of every claim by the six criteria',
    proofFiles: 'The proof of the claims as a PDF',
  },
  ANIMAL_TESTING: {
    statement: 'Statement on animal testing',
    thirdCountries: 'Whether tests were made for the law of third countries',
    signature: 'Who signed the statement and when',
    text: 'What was tested',
    supplierAnswers: 'Answers of all suppliers',
    animalFiles: 'The statement on animal testing as a PDF',
  },
} as const;

export type RequirementWords = {
  [Section in keyof typeof requirementWordsEn]: { [Field in keyof (typeof requirementWordsEn)[Section]]: string };
};
