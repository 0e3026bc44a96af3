import { rolesWith, type Action } from '../../domain/account/rights.ts';
import { roles, toSchemaRole, type SchemaRole } from '../../domain/account/roles.ts';
import { people, startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { accountOperations } from './accountOperations.testing.ts';
import { binOperations } from './binOperations.testing.ts';
import { calculatorOperations } from './calculatorOperations.testing.ts';
import { accessTable, type Access } from './access.ts';
import { createSchema } from './schema.ts';

/** Which action of the rights each root field is; the few that need no session are public. */
const actionOf: Record<string, Action | 'public'> = {
  'Query.accessTokens': 'account.accessTokens',
  'Mutation.createAccessToken': 'account.accessTokens',
  'Mutation.revokeAccessToken': 'account.accessTokens',
  'Query.aggregateExposure': 'calculator.use',
  'Query.aiServerStatus': 'aiServer.use',
  'Query.allergenDeclaration': 'fragranceMaterial.read',
  'Query.checkIngredients': 'check.run',
  'Query.checkInciNames': 'check.run',
  'Query.checkLabel': 'check.run',
  'Query.checkedList': 'checkedList.read',
  'Query.checkedLists': 'checkedList.read',
  'Query.clientUsers': 'account.manageClients',
  'Query.companies': 'company.read',
  'Query.company': 'company.read',
  'Query.companyList': 'company.read',
  'Query.users': 'account.manage',
  'Query.compareLists': 'calculator.use',
  'Query.dashboard': 'dashboard.read',
  'Query.deletedItems': 'bin.read',
  'Query.expiringDocuments': 'expiry.read',
  'Query.fragranceImport': 'fragranceMaterial.edit',
  'Query.fragranceMaterial': 'fragranceMaterial.read',
  'Query.fragranceMaterials': 'fragranceMaterial.read',
  'Query.formula': 'formula.read',
  'Query.formulaRecheckChanges': 'formula.read',
  'Query.rawMaterialRecheckChanges': 'rawMaterial.read',
  'Query.pifRecheckChanges': 'pif.read',
  'Query.formulas': 'formula.read',
  'Query.history': 'history.read',
  'Query.pif': 'pif.read',
  'Query.pifs': 'pif.read',
  'Query.pifTasks': 'pif.review',
  'Query.pifVersion': 'pif.read',
  'Query.previewFormula': 'formula.read',
  'Query.formulaImport': 'formula.edit',
  'Query.formulaMaterials': 'formula.read',
  'Query.ingredient': 'ingredient.read',
  'Query.ingredientFunctions': 'ingredient.read',
  'Query.ingredients': 'ingredient.read',
  'Query.inspection': 'public',
  'Query.inventoryImport': 'inventoryImport.read',
  'Query.inventoryImportChanges': 'inventoryImport.read',
  'Query.labelRecheck': 'label.read',
  'Query.labelRecheckChanges': 'label.read',
  'Query.labelRechecks': 'label.read',
  'Query.labelsToReprint': 'formula.read',
  'Query.label': 'label.read',
  'Query.labels': 'label.read',
  'Query.marginOfExposure': 'calculator.use',
  'Query.marginOfSafety': 'calculator.use',
  'Query.messages': 'message.read',
  'Mutation.cancelMessage': 'message.send',
  'Mutation.retryMessage': 'message.send',
  'Mutation.addMessageFile': 'message.send',
  'Mutation.sendMessage': 'message.send',
  'Query.preservationPeriod': 'calculator.use',
  'Query.rawMaterial': 'rawMaterial.read',
  'Query.rawMaterialImpact': 'formula.read',
  'Query.rawMaterialFolders': 'document.read',
  'Query.rawMaterialImport': 'rawMaterial.import',
  'Query.rawMaterialImports': 'rawMaterial.import',
  'Query.rawMaterials': 'rawMaterial.read',
  'Query.searchIngredients': 'ingredient.read',
  'Query.systemicExposureByAmount': 'calculator.use',
  'Query.thresholdOfToxicologicalConcern': 'calculator.use',
  'Query.toxicologyImport': 'ingredient.editOwnToxicology',
  'Query.toxicologyVersions': 'ingredient.read',
  'Query.viewer': 'account.read',
  'Query.visitorCountry': 'public',
  'Mutation.addDocument': 'document.edit',
  'Mutation.addIfraCertificate': 'fragranceMaterial.edit',
  'Mutation.assignCompany': 'company.assign',
  'Mutation.createClientUser': 'account.manageClients',
  'Mutation.createCompany': 'company.edit',
  'Mutation.createUser': 'account.manage',
  'Mutation.deleteCompany': 'company.edit',
  'Mutation.issueTemporaryPassword': 'account.manageClients',
  'Mutation.setCompanyArchived': 'company.edit',
  'Mutation.updateCompany': 'company.edit',
  'Mutation.updateUser': 'account.manageClients',
  'Mutation.applyFragranceImport': 'fragranceMaterial.edit',
  'Mutation.applyInventoryImport': 'inventoryImport.apply',
  'Mutation.applyRawMaterialImport': 'rawMaterial.import',
  'Mutation.applyToxicologyImport': 'ingredient.editOwnToxicology',
  'Mutation.cancelInventoryImport': 'inventoryImport.start',
  'Mutation.changePassword': 'account.changePassword',
  'Mutation.changeRawMaterialType': 'rawMaterial.editIdentity',
  'Mutation.clearRawMaterialOverrides': 'rawMaterial.override',
  'Mutation.createFragranceMaterial': 'fragranceMaterial.edit',
  'Mutation.createInspectionLink': 'pif.inspection',
  'Mutation.revokeInspectionLink': 'pif.inspection',
  'Mutation.createPif': 'pif.create',
  'Mutation.deletePif': 'pif.create',
  'Mutation.updatePifDescription': 'pif.edit',
  'Mutation.updatePifManufacturing': 'pif.edit',
  'Mutation.addPifFile': 'pif.edit',
  'Mutation.updatePifFile': 'pif.edit',
  'Mutation.deletePifFile': 'pif.edit',
  'Mutation.addPifComment': 'pif.comment',
  'Mutation.resolvePifComment': 'pif.comment',
  'Mutation.deletePifComment': 'pif.comment',
  'Mutation.updatePifClaims': 'pif.edit',
  'Mutation.updatePifAnimalTesting': 'pif.edit',
  'Mutation.updatePifPartA': 'pif.edit',
  'Mutation.updateAssessorProfile': 'pif.assess',
  'Mutation.updateNotifications': 'account.notifications',
  'Mutation.updatePifPartB': 'pif.assess',
  'Mutation.setPifConclusion': 'pif.assess',
  'Mutation.submitPif': 'pif.edit',
  'Mutation.withdrawPif': 'pif.edit',
  'Mutation.returnPif': 'pif.review',
  'Mutation.revisePif': 'pif.review',
  'Mutation.signPif': 'pif.sign',
  'Mutation.checkPifDocument': 'pif.read',
  'Mutation.setPifArchived': 'pif.review',
  'Mutation.setPifRequirement': 'pif.review',
  'Mutation.startFormulaImport': 'formula.edit',
  'Mutation.applyFormulaImport': 'formula.edit',
  'Mutation.createFormula': 'formula.edit',
  'Mutation.updateFormula': 'formula.edit',
  'Mutation.duplicateFormula': 'formula.edit',
  'Mutation.deleteFormula': 'formula.edit',
  'Mutation.createLabel': 'label.create',
  'Mutation.createLabelFromFormula': 'label.create',
  'Mutation.createRawMaterial': 'rawMaterial.create',
  'Mutation.deleteCheckedList': 'checkedList.edit',
  'Mutation.deleteDocument': 'document.edit',
  'Mutation.deleteFragranceMaterial': 'fragranceMaterial.edit',
  'Mutation.deleteIfraCertificate': 'fragranceMaterial.edit',
  'Mutation.deleteLabel': 'label.delete',
  'Mutation.deleteRawMaterial': 'rawMaterial.delete',
  'Mutation.mergeRawMaterials': 'rawMaterial.delete',
  'Mutation.duplicateLabel': 'label.create',
  'Mutation.linkRawMaterial': 'rawMaterial.link',
  'Mutation.login': 'public',
  'Mutation.loginToAiServer': 'aiServer.use',
  'Mutation.logout': 'account.read',
  'Mutation.refreshIngredient': 'ingredient.refresh',
  'Mutation.rerunCheckedList': 'checkedList.edit',
  'Mutation.resetRawMaterialOverrides': 'rawMaterial.override',
  'Mutation.saveCheckedList': 'checkedList.edit',
  'Mutation.selectCompany': 'company.select',
  'Mutation.setDocumentFolderActive': 'document.edit',
  'Mutation.setLabelArchived': 'label.edit',
  'Mutation.setRawMaterialOverrides': 'rawMaterial.override',
  'Mutation.signOffFinding': 'label.signOff',
  'Mutation.previewInventoryImport': 'inventoryImport.start',
  'Mutation.restoreDeletedItem': 'bin.restore',
  'Mutation.startInventoryImport': 'inventoryImport.start',
  'Mutation.takeBackInventoryImport': 'inventoryImport.apply',
  'Mutation.setRawMaterialImportAction': 'rawMaterial.import',
  'Mutation.correctRawMaterialImportName': 'rawMaterial.import',
  'Mutation.startRawMaterialImport': 'rawMaterial.import',
  'Mutation.takeBackRawMaterialImport': 'rawMaterial.import',
  'Mutation.startFragranceImport': 'fragranceMaterial.edit',
  'Mutation.startToxicologyImport': 'ingredient.editOwnToxicology',
  'Mutation.unlinkRawMaterial': 'rawMaterial.link',
  'Mutation.updateDocument': 'document.edit',
  'Mutation.updateFragranceMaterial': 'fragranceMaterial.edit',
  'Mutation.updateLabel': 'label.edit',
  'Mutation.updateOwnToxicology': 'ingredient.editOwnToxicology',
  'Mutation.updateRawMaterial': 'rawMaterial.edit',
  'Mutation.updateToxicology': 'ingredient.editToxicology',
  'Mutation.updateViewer': 'account.edit',
  'Mutation.withdrawSignOff': 'label.signOff',
};

const schemaRoles = roles.map(toSchemaRole);
const rightsOf = (action: Action | 'public'): Access =>
  action === 'public' ? action : rolesWith(action).map(toSchemaRole);
/** Sorted, so that the order in which a directive names its roles does not matter. */
const sorted = (access: Access): Access => (access === 'public' ? access : [...access].sort());

const nothing = 'f'.repeat(24);
const formula = `{name: "Krem", companyId: "${nothing}", lines: [{provisionalName: "Voda", isRemainder: true}]}`;

/** Each field with an input that passes its form but changes nothing. */
const operations: Record<string, string> = {
  'Query.allergenDeclaration': '{ allergenDeclaration(input: {parts: [], use: LEAVE_ON}) { declared { name } } }',
  ...accountOperations(nothing),
  ...binOperations,
  ...calculatorOperations,
  'Query.fragranceImport': `{ fragranceImport(id: "${nothing}") { id } }`,
  'Query.fragranceMaterial': '{ fragranceMaterial(name: "No such perfume") { id } }',
  'Query.fragranceMaterials': '{ fragranceMaterials { totalCount } }',
  'Query.aiServerStatus': '{ aiServerStatus { state } }',
  'Query.checkInciNames': '{ checkInciNames(names: ["Aqua"]) { match } }',
  'Query.checkIngredients': '{ checkIngredients(input: {text: "Aqua"}) { result } }',
  'Query.checkLabel': '{ checkLabel(input: {ingredientText: "Aqua"}) { result } }',
  'Query.checkedList': `{ checkedList(id: "${nothing}") { id } }`,
  'Query.checkedLists': '{ checkedLists { totalCount } }',
  'Query.compareLists': '{ compareLists(input: {a: ["Aqua"], b: ["Water"]}) { onlyInA { text } } }',
  'Query.dashboard': '{ dashboard { labels { totalCount } } }',
  'Query.formula': '{ formula(slug: "no-such-formula") { id } }',
  'Query.formulas': '{ formulas { totalCount } }',
  'Query.history': '{ history(subject: LABEL, slug: "no-such-label") { totalCount } }',
  'Query.pif': '{ pif(slug: "no-such-file") { id } }',
  'Query.inspection': `{ inspection(token: "${'a'.repeat(43)}") { name } }`,
  'Query.pifVersion': '{ pifVersion(slug: "no-such-file", number: 1) { number } }',
  'Query.pifs': '{ pifs { totalCount } }',
  'Query.pifTasks': '{ pifTasks { totalCount } }',
  'Query.formulaImport': `{ formulaImport(id: "${nothing}") { id } }`,
  'Query.previewFormula': `{ previewFormula(input: ${formula}) { sum } }`,
  'Query.formulaMaterials': `{ formulaMaterials(names: ["Voda"]) { name } }`,
  'Query.ingredient': `{ ingredient(id: "${nothing}") { id } }`,
  'Query.ingredientFunctions': '{ ingredientFunctions }',
  'Query.ingredients': '{ ingredients { totalCount } }',
  'Query.inventoryImport': `{ inventoryImport(id: "${nothing}") { id } }`,
  'Query.labelRecheck': `{ labelRecheck(id: "${nothing}") { id } }`,
  'Query.pifRecheckChanges': '{ pifRecheckChanges(id: "000000000000000000000000") { totalCount } }',
  'Query.rawMaterialRecheckChanges': '{ rawMaterialRecheckChanges(id: "000000000000000000000000") { totalCount } }',
  'Query.formulaRecheckChanges': '{ formulaRecheckChanges(id: "000000000000000000000000") { totalCount } }',
  'Query.labelRecheckChanges': `{ labelRecheckChanges(id: "${nothing}", kind: RESULT) { totalCount } }`,
  'Query.labelRechecks': '{ labelRechecks { totalCount } }',
  'Query.inventoryImportChanges': `{ inventoryImportChanges(id: "${nothing}", kind: ADDED) { totalCount } }`,
  'Query.label': '{ label(slug: "no-such-label") { id } }',
  'Query.labels': '{ labels { totalCount } }',
  'Query.rawMaterial': '{ rawMaterial(slug: "no-such-material") { id } }',
  'Query.rawMaterialImpact':
    '{ rawMaterialImpact(input: {changeType: {slug: "no-such-material", type: PLAIN}}) { formulaCount } }',
  'Query.rawMaterialFolders': '{ rawMaterialFolders(slug: "no-such-material") { id } }',
  'Query.rawMaterialImport': `{ rawMaterialImport(id: "${nothing}") { id } }`,
  'Query.rawMaterialImports': '{ rawMaterialImports { id } }',
  'Query.rawMaterials': '{ rawMaterials { totalCount } }',
  'Query.searchIngredients': '{ searchIngredients(text: "aqu") { inciName } }',
  'Query.toxicologyImport': `{ toxicologyImport(id: "${nothing}") { id } }`,
  'Query.toxicologyVersions': `{ toxicologyVersions(ingredientId: "${nothing}", scope: OWN) { version } }`,
  'Mutation.applyInventoryImport': `mutation { applyInventoryImport(input: {id: "${nothing}"}) { inventoryImport { id } } }`,
  'Mutation.cancelInventoryImport': `mutation { cancelInventoryImport(input: {id: "${nothing}"}) { cancelledImportId } }`,
  'Mutation.addIfraCertificate':
    'mutation { addIfraCertificate(input: {name: "No such perfume", amendment: 51, rows: [{category: "4", permission: NO_LIMIT}]}) { fragranceMaterial { id } } }',
  'Mutation.applyFragranceImport': `mutation { applyFragranceImport(input: {id: "${nothing}"}) { fragranceImport { id } } }`,
  'Mutation.createFragranceMaterial':
    'mutation { createFragranceMaterial(input: {content: {name: " ", kind: PARFUM}}) { fragranceMaterial { id } } }',
  'Mutation.deleteFragranceMaterial':
    'mutation { deleteFragranceMaterial(input: {name: "No such perfume"}) { deletedFragranceMaterialName } }',
  'Mutation.deleteIfraCertificate': `mutation { deleteIfraCertificate(input: {name: "No such perfume", id: "${nothing}"}) { fragranceMaterial { id } } }`,
  'Mutation.updateFragranceMaterial':
    'mutation { updateFragranceMaterial(input: {name: "No such perfume", version: 1, content: {}}) { fragranceMaterial { id } } }',
  'Mutation.addDocument':
    'mutation { addDocument(input: {slug: "no-such-material", folder: SDS, upload: "no-such-upload", name: "a.pdf"}) { document { id } } }',
  'Mutation.applyRawMaterialImport': `mutation { applyRawMaterialImport(input: {id: "${nothing}"}) { rawMaterialImport { id } } }`,
  'Mutation.applyToxicologyImport': `mutation { applyToxicologyImport(input: {id: "${nothing}"}) { toxicologyImport { id } } }`,
  'Mutation.changeRawMaterialType':
    'mutation { changeRawMaterialType(input: {slug: "no-such-material", type: PLAIN}) { rawMaterial { id } } }',
  'Mutation.clearRawMaterialOverrides':
    'mutation { clearRawMaterialOverrides(input: {slug: "no-such-material"}) { rawMaterial { id } } }',
  'Mutation.createRawMaterial':
    'mutation { createRawMaterial(input: {tradeName: " ", values: {composition: [{inciName: "AQUA"}]}}) { rawMaterial { id } } }',
  'Mutation.deleteDocument': `mutation { deleteDocument(input: {slug: "no-such-material", id: "${nothing}"}) { deletedDocumentId } }`,
  'Mutation.mergeRawMaterials':
    'mutation { mergeRawMaterials(input: {slug: "no-such-material", duplicateSlug: "none-either"}) { mergedRawMaterialSlug } }',
  'Mutation.deleteRawMaterial':
    'mutation { deleteRawMaterial(input: {slug: "no-such-material"}) { deletedRawMaterialSlug } }',
  'Mutation.linkRawMaterial': 'mutation { linkRawMaterial(input: {slug: "no-such-material"}) { rawMaterial { id } } }',
  'Mutation.resetRawMaterialOverrides':
    'mutation { resetRawMaterialOverrides(input: {slug: "no-such-material", fields: [NANO]}) { rawMaterial { id } } }',
  'Mutation.setDocumentFolderActive':
    'mutation { setDocumentFolderActive(input: {slug: "no-such-material", kind: SDS, isActive: true}) { folders { id } } }',
  'Mutation.setRawMaterialOverrides':
    'mutation { setRawMaterialOverrides(input: {slug: "no-such-material", isActive: true}) { rawMaterial { id } } }',
  'Mutation.setRawMaterialImportAction': `mutation { setRawMaterialImportAction(input: {id: "${nothing}", action: SKIP}) { rawMaterialImport { id } } }`,
  'Mutation.correctRawMaterialImportName': `mutation { correctRawMaterialImportName(input: {id: "${nothing}", name: "a", inciName: "b"}) { rawMaterialImport { id } } }`,
  'Mutation.takeBackRawMaterialImport': `mutation { takeBackRawMaterialImport(input: {id: "${nothing}"}) { rawMaterialImport { id } } }`,
  'Mutation.startRawMaterialImport':
    'mutation { startRawMaterialImport(input: {upload: "no-such-upload", fileName: "a.xlsx"}) { rawMaterialImport { id } } }',
  'Mutation.startFragranceImport':
    'mutation { startFragranceImport(input: {upload: "no-such-upload", fileName: "a.xlsx"}) { fragranceImport { id } } }',
  'Mutation.startToxicologyImport':
    'mutation { startToxicologyImport(input: {upload: "no-such-upload", fileName: "a.xlsx", scope: OWN}) { toxicologyImport { id } } }',
  'Mutation.unlinkRawMaterial':
    'mutation { unlinkRawMaterial(input: {slug: "no-such-material"}) { unlinkedRawMaterialSlug } }',
  'Mutation.updateDocument': `mutation { updateDocument(input: {slug: "no-such-material", id: "${nothing}", folder: TDS}) { folders { id } } }`,
  'Mutation.updateRawMaterial':
    'mutation { updateRawMaterial(input: {slug: "no-such-material", version: 1, values: {}}) { rawMaterial { id } } }',
  'Mutation.createPif': `mutation { createPif(input: {name: "Krem", companyId: "${nothing}"}) { pif { id } } }`,
  'Mutation.deletePif': 'mutation { deletePif(input: {slug: "no-such-file"}) { deletedPifSlug } }',
  'Mutation.updatePifDescription':
    'mutation { updatePifDescription(input: {slug: "no-such-file", version: 1, name: "Krem", description: {}}) { pif { id } } }',
  'Mutation.addPifFile':
    'mutation { addPifFile(input: {slug: "no-such-file", slot: METHOD, upload: "none", name: "a.pdf"}) { file { id } } }',
  'Mutation.updatePifFile': `mutation { updatePifFile(input: {slug: "no-such-file", id: "${nothing}", version: 1, name: "a"}) { pif { id } } }`,
  'Mutation.deletePifFile': `mutation { deletePifFile(input: {slug: "no-such-file", id: "${nothing}", version: 1}) { pif { id } } }`,
  'Mutation.addPifComment': 'mutation { addPifComment(input: {slug: "no-such-file", text: "a"}) { comment { id } } }',
  'Mutation.resolvePifComment': `mutation { resolvePifComment(input: {slug: "no-such-file", id: "${nothing}", isResolved: true}) { pif { id } } }`,
  'Mutation.deletePifComment': `mutation { deletePifComment(input: {slug: "no-such-file", id: "${nothing}"}) { pif { id } } }`,
  'Mutation.updatePifManufacturing':
    'mutation { updatePifManufacturing(input: {slug: "no-such-file", version: 1, manufacturing: {}}) { pif { id } } }',
  'Mutation.updatePifClaims':
    'mutation { updatePifClaims(input: {slug: "no-such-file", version: 1, claims: {hasNoClaims: true, claims: []}}) { pif { id } } }',
  'Mutation.updatePifAnimalTesting':
    'mutation { updatePifAnimalTesting(input: {slug: "no-such-file", version: 1, animalTesting: {}}) { pif { id } } }',
  'Mutation.updatePifPartA':
    'mutation { updatePifPartA(input: {slug: "no-such-file", version: 1, partA: {}}) { pif { id } } }',
  'Mutation.submitPif': 'mutation { submitPif(input: {slug: "no-such-file", version: 1}) { pif { id } } }',
  'Mutation.withdrawPif': 'mutation { withdrawPif(input: {slug: "no-such-file", version: 1}) { pif { id } } }',
  'Mutation.returnPif':
    'mutation { returnPif(input: {slug: "no-such-file", version: 1, reason: "Ne"}) { pif { id } } }',
  'Mutation.createInspectionLink':
    'mutation { createInspectionLink(input: {slug: "no-such-file", number: 1, days: 7, purpose: "Test"}) { token } }',
  'Mutation.revokeInspectionLink': `mutation { revokeInspectionLink(input: {slug: "no-such-file", id: "${'a'.repeat(24)}"}) { link { id } } }`,
  'Mutation.signPif': `mutation { signPif(input: {slug: "no-such-file", version: 1, contentHash: "${'a'.repeat(64)}", password: "Wrong@2026"}) { pif { id } } }`,
  'Mutation.checkPifDocument': `mutation { checkPifDocument(input: {sha256: "${'a'.repeat(64)}"}) { found { name } } }`,
  'Mutation.revisePif': 'mutation { revisePif(input: {slug: "no-such-file", version: 1}) { pif { id } } }',
  'Mutation.updatePifPartB':
    'mutation { updatePifPartB(input: {slug: "no-such-file", version: 1, partB: {}}) { pif { id } } }',
  'Mutation.setPifConclusion':
    'mutation { setPifConclusion(input: {slug: "no-such-file", version: 1, conclusion: NONE}) { pif { id } } }',
  'Mutation.setPifArchived':
    'mutation { setPifArchived(input: {slug: "no-such-file", version: 1, isArchived: true}) { pif { id } } }',
  'Mutation.setPifRequirement':
    'mutation { setPifRequirement(input: {slug: "no-such-file", requirements: [{key: "CLAIMS.claims", version: 1}]}) { pif { id } } }',
  'Mutation.startFormulaImport': `mutation { startFormulaImport(input: {upload: "no-such-upload", fileName: "a.xlsx", companyId: "${nothing}"}) { formulaImport { id } } }`,
  'Mutation.applyFormulaImport': `mutation { applyFormulaImport(input: {id: "${nothing}", name: "A", lines: [{line: 1, provisionalName: "Water", isRemainder: true}]}) { formula { id } } }`,
  'Mutation.createFormula': `mutation { createFormula(input: {formula: ${formula}}) { formula { id } } }`,
  'Mutation.updateFormula': `mutation { updateFormula(input: {slug: "no-such-formula", version: 1, formula: ${formula}}) { formula { id } } }`,
  'Mutation.duplicateFormula': 'mutation { duplicateFormula(input: {slug: "no-such-formula"}) { formula { id } } }',
  'Mutation.deleteFormula': 'mutation { deleteFormula(input: {slug: "no-such-formula"}) { deletedFormulaSlug } }',
  'Mutation.createLabelFromFormula':
    'mutation { createLabelFromFormula(input: {formulaSlug: "no-such-formula"}) { label { id } } }',
  'Mutation.createLabel': `mutation { createLabel(input: {companyId: "${nothing}", content: {name: "Krem"}}) { label { id } } }`,
  'Mutation.deleteCheckedList': `mutation { deleteCheckedList(input: {id: "${nothing}"}) { deletedCheckedListId } }`,
  'Mutation.deleteLabel': 'mutation { deleteLabel(input: {slug: "no-such-label"}) { deletedLabelSlug } }',
  'Mutation.duplicateLabel': 'mutation { duplicateLabel(input: {slug: "no-such-label"}) { label { id } } }',
  'Mutation.refreshIngredient': `mutation { refreshIngredient(input: {id: "${nothing}"}) { changedFields } }`,
  'Mutation.rerunCheckedList': `mutation { rerunCheckedList(input: {id: "${nothing}"}) { checkedList { id } } }`,
  'Mutation.saveCheckedList':
    'mutation { saveCheckedList(input: {name: " ", list: {text: "Aqua"}}) { checkedList { id } } }',
  'Mutation.setLabelArchived':
    'mutation { setLabelArchived(input: {slug: "no-such-label", isArchived: true}) { label { id } } }',
  'Mutation.signOffFinding': `mutation { signOffFinding(input: {slug: "no-such-label", key: "${'0'.repeat(64)}", reason: "x"}) { label { id } } }`,
  'Mutation.withdrawSignOff': `mutation { withdrawSignOff(input: {slug: "no-such-label", id: "${nothing}"}) { label { id } } }`,
  'Mutation.previewInventoryImport': `mutation { previewInventoryImport(input: {id: "${nothing}"}) { labelRecheck { id } } }`,
  'Mutation.takeBackInventoryImport': `mutation { takeBackInventoryImport(input: {id: "${nothing}"}) { inventoryImport { id } } }`,
  'Mutation.startInventoryImport':
    'mutation { startInventoryImport(input: {upload: "no-such-upload", fileName: "a.csv"}) { inventoryImport { id } } }',
  'Mutation.updateLabel':
    'mutation { updateLabel(input: {slug: "no-such-label", version: 1, content: {}}) { label { id } } }',
  'Mutation.updateOwnToxicology': `mutation { updateOwnToxicology(input: {ingredientId: "${nothing}", version: 0}) { ingredient { id } } }`,
  'Mutation.updateToxicology': `mutation { updateToxicology(input: {ingredientId: "${nothing}", version: 0}) { ingredient { id } } }`,
};

const personOf: Record<SchemaRole, Person> = {
  ADMIN: 'admin',
  ORG_ADMIN: 'org',
  USER: 'konsultant',
  DCP: 'dcp',
  CLIENT: 'klijent',
};
/** Ends the session, so it comes last. */
const fields = Object.keys(operations).sort((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));
const cells = fields.flatMap((field) => [...schemaRoles, null].map((role) => [field, role] as const));

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await Promise.all(people.map((person) => bff.tokenOf(person)));
});
afterAll(() => bff.close());

test('the directive @access of every root field names the roles that have its right', () => {
  const declared = [...accessTable(createSchema())].map(([field, access]) => [field, sorted(access)]);
  const expected = Object.entries(actionOf).map(([field, action]) => [field, sorted(rightsOf(action))]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
});

test('every root field has an operation to try it', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(actionOf).sort());
});

test.each(cells)('%s for %s', async (field, role) => {
  const rule = rightsOf(actionOf[field]!);
  const open = rule === 'public' || (role !== null && rule.includes(role));
  const calls = await bff.callsDuring(async () => {
    const { code } =
      role === null ? await bff.ask(operations[field]!) : await bff.askAs(personOf[role], operations[field]!);
    if (open) expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(code);
    else expect(code).toBe(role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });
  if (!open) expect(calls).toEqual([]);
});
