import type { Ids } from './rootIds.testing.ts';

const lines = ({ material }: Ids) =>
  `[{rawMaterialSlug: "${material}", percent: "50"}, {provisionalName: "Voda", isRemainder: true}]`;
const formula = (ids: Ids) => `{name: "Krem", companyId: "${ids.company}", lines: ${lines(ids)}}`;

/** Further operations of root fields, about the ids that these need not be given. */
export const optionalIdOperations = (ids: Ids): Record<string, string> => ({
  'Query.checkLabel': `{ checkLabel(input: {ingredientText: "Aqua"}, slug: "${ids.label}") { result } }`,
  'Query.deletedItems': `{ deletedItems(rawMaterialId: "${ids.materialId}") { totalCount } }`,
  'Query.expiringDocuments': `{ expiringDocuments(filter: {companyId: "${ids.company}"}) { totalCount } }`,
  'Query.formulas': `{ formulas(filter: {companyId: "${ids.company}"}) { totalCount } }`,
  'Query.previewFormula': `{ previewFormula(input: ${formula(ids)}) { sum } }`,
  'Query.formulaMaterials': `{ formulaMaterials(companyId: "${ids.company}", names: ["Tuđa sirovina"]) { name match { slug } } }`,
  'Query.history': `{ history(subject: PIF, slug: "${ids.pif}", filter: {personId: "${ids.account}"}) { totalCount } }`,
  'Query.labelsToReprint': `{ labelsToReprint(companyId: "${ids.company}") { totalCount } }`,
  'Query.labels': `{ labels(filter: {companyId: "${ids.company}"}) { totalCount } }`,
  'Query.pifs': `{ pifs(filter: {companyId: "${ids.company}"}) { totalCount } }`,
  'Query.pifTasks': `{ pifTasks(companyId: "${ids.company}") { totalCount } }`,
  'Query.rawMaterials': `{ rawMaterials(filter: {ids: ["${ids.materialId}"]}) { totalCount } }`,
  'Query.rawMaterialImpact update': `{ rawMaterialImpact(input: {update: {slug: "${ids.material}", version: 1, values: {}}}) { formulaCount } }`,
  'Query.rawMaterialImpact setOverrides': `{ rawMaterialImpact(input: {setOverrides: {slug: "${ids.material}", companyId: "${ids.company}", isActive: true}}) { formulaCount } }`,
  'Query.rawMaterialImpact resetOverrides': `{ rawMaterialImpact(input: {resetOverrides: {slug: "${ids.material}", companyId: "${ids.company}", fields: [NANO]}}) { formulaCount } }`,
  'Query.rawMaterialImpact clearOverrides': `{ rawMaterialImpact(input: {clearOverrides: {slug: "${ids.material}", companyId: "${ids.company}"}}) { formulaCount } }`,
  'Query.rawMaterialImpact fragranceAllergens': `{ rawMaterialImpact(input: {fragranceAllergens: {rawMaterialSlug: "${ids.material}", allergens: []}}) { formulaCount } }`,
  'Query.sheetTables': `{ sheetTables(input: {upload: "none", subject: FORMULA, companyId: "${ids.company}"}) { sheetsWithoutTable } }`,
  'Mutation.addDocument': `mutation { addDocument(input: {slug: "${ids.material}", folder: SDS, upload: "none", name: "a.pdf", replacesDocumentId: "${ids.document}"}) { document { id } } }`,
  'Mutation.applyFormulaImport': `mutation { applyFormulaImport(input: {id: "${ids.formulaImport}", name: "A", lines: [{line: 1, rawMaterialSlug: "${ids.material}", isRemainder: true}]}) { formula { id } } }`,
  'Mutation.createFormula': `mutation { createFormula(input: {formula: ${formula(ids)}}) { formula { id } } }`,
  'Mutation.updateFormula': `mutation { updateFormula(input: {slug: "${ids.formula}", version: 1, formula: ${formula(ids)}}) { formula { id } } }`,
  'Mutation.createFragranceMaterial': `mutation { createFragranceMaterial(input: {content: {name: "Novi parfem", kind: PARFUM, rawMaterialSlug: "${ids.material}"}}) { fragranceMaterial { id } } }`,
  'Mutation.deleteFragranceMaterial': `mutation { deleteFragranceMaterial(input: {name: "${ids.perfume}", id: "${ids.perfumeId}"}) { deletedFragranceMaterialName } }`,
  'Mutation.updateFragranceMaterial': `mutation { updateFragranceMaterial(input: {name: "${ids.perfume}", version: 1, content: {rawMaterialSlug: "${ids.material}"}}) { fragranceMaterial { id } } }`,
  'Mutation.createRawMaterial': `mutation { createRawMaterial(input: {tradeName: "Nova", companyId: "${ids.company}", values: {composition: [{inciName: "AQUA"}]}}) { rawMaterial { slug } } }`,
  'Mutation.linkRawMaterial': `mutation { linkRawMaterial(input: {slug: "${ids.material}", companyId: "${ids.company}"}) { rawMaterial { id } } }`,
  'Mutation.unlinkRawMaterial': `mutation { unlinkRawMaterial(input: {slug: "${ids.material}", companyId: "${ids.company}"}) { unlinkedRawMaterialSlug } }`,
  'Mutation.setRawMaterialOverrides': `mutation { setRawMaterialOverrides(input: {slug: "${ids.material}", companyId: "${ids.company}", isActive: true}) { rawMaterial { id } } }`,
  'Mutation.resetRawMaterialOverrides': `mutation { resetRawMaterialOverrides(input: {slug: "${ids.material}", companyId: "${ids.company}", fields: [NANO]}) { rawMaterial { id } } }`,
  'Mutation.clearRawMaterialOverrides': `mutation { clearRawMaterialOverrides(input: {slug: "${ids.material}", companyId: "${ids.company}"}) { rawMaterial { id } } }`,
  'Mutation.startRawMaterialImport': `mutation { startRawMaterialImport(input: {companyId: "${ids.company}", upload: "none", fileName: "a.xlsx"}) { rawMaterialImport { id } } }`,
  'Mutation.createPif label': `mutation { createPif(input: {name: "Krem", companyId: "${ids.company}", labelSlug: "${ids.label}"}) { pif { id } } }`,
  'Mutation.createPif formula': `mutation { createPif(input: {name: "Krem", companyId: "${ids.company}", formulaSlug: "${ids.formula}"}) { pif { id } } }`,
  'Mutation.createPif pif': `mutation { createPif(input: {name: "Krem", companyId: "${ids.company}", pifSlug: "${ids.pif}"}) { pif { id } } }`,
  'Mutation.updatePifDescription label': `mutation { updatePifDescription(input: {slug: "${ids.pif}", version: 1, name: "Krem", labelSlug: "${ids.label}", description: {}}) { pif { id } } }`,
  'Mutation.updatePifDescription formula': `mutation { updatePifDescription(input: {slug: "${ids.pif}", version: 1, name: "Krem", formula: {slug: "${ids.formula}", revision: 1}, description: {}}) { pif { id } } }`,
  'Mutation.sendMessage pif': `mutation { sendMessage(input: {key: "the-key-of-one-form", to: ["a@company.example"], subject: "x", text: "x", attachments: [{pifSlug: "${ids.pif}", fileId: "${ids.pifFile}"}]}) { message { id } } }`,
  'Mutation.sendMessage upload': `mutation { sendMessage(input: {key: "the-key-of-two-forms", to: ["a@company.example"], subject: "x", text: "x", attachments: [{uploadedFileId: "${ids.messageFile}"}]}) { message { id } } }`,
  'Mutation.updateUser': `mutation { updateUser(input: {id: "${ids.account}", version: 1, companyId: "${ids.company}"}) { user { id } } }`,
});
