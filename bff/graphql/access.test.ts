import { buildSchema, type GraphQLSchema } from 'graphql';
import { people, startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { accessTable, guardRootFields } from './access.ts';
import { createSchema } from './schema.ts';
import type { Role } from '../resolvers.generated.ts';

/** Design of the product, section 3, and the specification, section 6: written out, so that no edit of the schema moves it. */
const all: Role[] = ['ADMIN', 'ORG_ADMIN', 'USER', 'DCP', 'CLIENT'];
const experts: Role[] = ['ADMIN', 'ORG_ADMIN', 'USER'];
const expected: Record<string, Role[] | 'public'> = {
  'Query.aggregateExposure': experts,
  'Query.aiServerStatus': ['ADMIN', 'ORG_ADMIN', 'USER'],
  'Query.checkIngredients': experts,
  'Query.checkLabel': experts,
  'Query.checkedList': experts,
  'Query.checkedLists': experts,
  'Query.companies': ['ADMIN', 'ORG_ADMIN', 'USER'],
  'Query.compareLists': experts,
  'Query.dashboard': ['ADMIN', 'DCP'],
  'Query.ingredient': experts,
  'Query.ingredientFunctions': experts,
  'Query.ingredients': experts,
  'Query.inventoryImport': ['ADMIN', 'ORG_ADMIN'],
  'Query.inventoryImportChanges': ['ADMIN', 'ORG_ADMIN'],
  'Query.label': all,
  'Query.labels': all,
  'Query.marginOfExposure': experts,
  'Query.marginOfSafety': experts,
  'Query.preservationPeriod': experts,
  'Query.rawMaterial': all,
  'Query.rawMaterialFolders': ['ADMIN', 'ORG_ADMIN', 'USER', 'DCP'],
  'Query.rawMaterialImport': experts,
  'Query.rawMaterials': all,
  'Query.searchIngredients': experts,
  'Query.systemicExposureByAmount': experts,
  'Query.thresholdOfToxicologicalConcern': experts,
  'Query.viewer': all,
  'Query.visitorCountry': 'public',
  'Mutation.addDocument': experts,
  'Mutation.applyInventoryImport': ['ADMIN', 'ORG_ADMIN'],
  'Mutation.applyRawMaterialImport': experts,
  'Mutation.cancelInventoryImport': ['ADMIN', 'ORG_ADMIN'],
  'Mutation.changePassword': all,
  'Mutation.changeRawMaterialType': experts,
  'Mutation.clearRawMaterialOverrides': experts,
  'Mutation.createLabel': experts,
  'Mutation.createRawMaterial': experts,
  'Mutation.deleteCheckedList': experts,
  'Mutation.deleteDocument': experts,
  'Mutation.deleteLabel': ['ADMIN', 'ORG_ADMIN', 'USER', 'CLIENT'],
  'Mutation.deleteRawMaterial': experts,
  'Mutation.duplicateLabel': experts,
  'Mutation.linkRawMaterial': experts,
  'Mutation.login': 'public',
  'Mutation.loginToAiServer': ['ADMIN', 'ORG_ADMIN', 'USER'],
  'Mutation.logout': all,
  'Mutation.refreshIngredient': ['ADMIN', 'ORG_ADMIN'],
  'Mutation.rerunCheckedList': experts,
  'Mutation.resetRawMaterialOverrides': experts,
  'Mutation.saveCheckedList': experts,
  'Mutation.selectCompany': ['ADMIN'],
  'Mutation.setDocumentFolderActive': experts,
  'Mutation.setLabelArchived': experts,
  'Mutation.setRawMaterialOverrides': experts,
  'Mutation.startInventoryImport': ['ADMIN', 'ORG_ADMIN'],
  'Mutation.startRawMaterialImport': experts,
  'Mutation.unlinkRawMaterial': experts,
  'Mutation.updateDocument': experts,
  'Mutation.updateLabel': experts,
  'Mutation.updateRawMaterial': experts,
  'Mutation.updateToxicology': experts,
  'Mutation.updateViewer': ['ADMIN', 'ORG_ADMIN', 'USER', 'DCP'],
};

const nothing = 'f'.repeat(24);

/** Each field with an input that passes its form but changes nothing. */
const operations: Record<string, string> = {
  'Query.aggregateExposure': '{ aggregateExposure(input: {products: []}) { systemicExposureMgPerKgDay } }',
  'Query.aiServerStatus': '{ aiServerStatus { state } }',
  'Query.checkIngredients': '{ checkIngredients(input: {text: "Aqua"}) { result } }',
  'Query.checkLabel': '{ checkLabel(input: {ingredientText: "Aqua"}) { result } }',
  'Query.checkedList': `{ checkedList(id: "${nothing}") { id } }`,
  'Query.checkedLists': '{ checkedLists { totalCount } }',
  'Query.companies': '{ companies { id } }',
  'Query.compareLists': '{ compareLists(input: {a: ["Aqua"], b: ["Water"]}) { onlyInA { text } } }',
  'Query.dashboard': '{ dashboard { labels { totalCount } } }',
  'Query.ingredient': `{ ingredient(id: "${nothing}") { id } }`,
  'Query.ingredientFunctions': '{ ingredientFunctions }',
  'Query.ingredients': '{ ingredients { totalCount } }',
  'Query.inventoryImport': `{ inventoryImport(id: "${nothing}") { id } }`,
  'Query.inventoryImportChanges': `{ inventoryImportChanges(id: "${nothing}", kind: ADDED) { totalCount } }`,
  'Query.label': '{ label(slug: "no-such-label") { id } }',
  'Query.labels': '{ labels { totalCount } }',
  'Query.marginOfExposure':
    '{ marginOfExposure(input: {pointOfDepartureMgPerKgDay: 1, exposureMgPerKgDay: 1, basis: THRESHOLD}) { verdict } }',
  'Query.marginOfSafety':
    '{ marginOfSafety(input: {exposureMgPerKgDay: 1, concentrationPercent: 1, dermalAbsorptionPercent: 1, pointOfDepartureMgPerKgDay: 1, oralAbsorptionPercent: 1}) { verdict } }',
  'Query.preservationPeriod':
    '{ preservationPeriod(input: {formulation: 1, packaging: 1, volumeAndFrequency: 1, applicationArea: 1, targetPopulation: 1, hasReturningEyeApplicator: false, isForUnderThree: false}) { months } }',
  'Query.rawMaterial': '{ rawMaterial(slug: "no-such-material") { id } }',
  'Query.rawMaterialFolders': '{ rawMaterialFolders(slug: "no-such-material") { id } }',
  'Query.rawMaterialImport': `{ rawMaterialImport(id: "${nothing}") { id } }`,
  'Query.rawMaterials': '{ rawMaterials { totalCount } }',
  'Query.searchIngredients': '{ searchIngredients(text: "aqu") { inciName } }',
  'Query.systemicExposureByAmount':
    '{ systemicExposureByAmount(input: {absorbedUgPerCm2: 1, areaCm2: 1, frequencyPerDay: 1, bodyWeightKg: 60}) { systemicExposureMgPerKgDay } }',
  'Query.thresholdOfToxicologicalConcern':
    '{ thresholdOfToxicologicalConcern(input: {exposureUgPerKgDay: 1, cramerClass: I, hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false, exclusions: []}) { acceptable } }',
  'Query.viewer': '{ viewer { id } }',
  'Query.visitorCountry': '{ visitorCountry { code } }',
  'Mutation.applyInventoryImport': `mutation { applyInventoryImport(input: {id: "${nothing}"}) { inventoryImport { id } } }`,
  'Mutation.cancelInventoryImport': `mutation { cancelInventoryImport(input: {id: "${nothing}"}) { cancelledImportId } }`,
  'Mutation.changePassword':
    'mutation { changePassword(input: {currentPassword: "Wrong@2026", newPassword: "Nova@2026x", newPasswordConfirmation: "Nova@2026x"}) { passwordChanged } }',
  'Mutation.addDocument':
    'mutation { addDocument(input: {slug: "no-such-material", folder: SDS, upload: "no-such-upload", name: "a.pdf"}) { document { id } } }',
  'Mutation.applyRawMaterialImport': `mutation { applyRawMaterialImport(input: {id: "${nothing}"}) { rawMaterialImport { id } } }`,
  'Mutation.changeRawMaterialType':
    'mutation { changeRawMaterialType(input: {slug: "no-such-material", type: PLAIN}) { rawMaterial { id } } }',
  'Mutation.clearRawMaterialOverrides':
    'mutation { clearRawMaterialOverrides(input: {slug: "no-such-material"}) { rawMaterial { id } } }',
  'Mutation.createRawMaterial':
    'mutation { createRawMaterial(input: {tradeName: " ", values: {composition: [{inciName: "AQUA"}]}}) { rawMaterial { id } } }',
  'Mutation.deleteDocument': `mutation { deleteDocument(input: {slug: "no-such-material", id: "${nothing}"}) { deletedDocumentId } }`,
  'Mutation.deleteRawMaterial':
    'mutation { deleteRawMaterial(input: {slug: "no-such-material"}) { deletedRawMaterialSlug } }',
  'Mutation.linkRawMaterial': 'mutation { linkRawMaterial(input: {slug: "no-such-material"}) { rawMaterial { id } } }',
  'Mutation.resetRawMaterialOverrides':
    'mutation { resetRawMaterialOverrides(input: {slug: "no-such-material", fields: [NANO]}) { rawMaterial { id } } }',
  'Mutation.setDocumentFolderActive':
    'mutation { setDocumentFolderActive(input: {slug: "no-such-material", kind: SDS, isActive: true}) { folders { id } } }',
  'Mutation.setRawMaterialOverrides':
    'mutation { setRawMaterialOverrides(input: {slug: "no-such-material", isActive: true}) { rawMaterial { id } } }',
  'Mutation.startRawMaterialImport':
    'mutation { startRawMaterialImport(input: {upload: "no-such-upload", fileName: "a.xlsx"}) { rawMaterialImport { id } } }',
  'Mutation.unlinkRawMaterial':
    'mutation { unlinkRawMaterial(input: {slug: "no-such-material"}) { unlinkedRawMaterialSlug } }',
  'Mutation.updateDocument': `mutation { updateDocument(input: {slug: "no-such-material", id: "${nothing}", folder: TDS}) { folders { id } } }`,
  'Mutation.updateRawMaterial':
    'mutation { updateRawMaterial(input: {slug: "no-such-material", version: 1, values: {}}) { rawMaterial { id } } }',
  'Mutation.createLabel': `mutation { createLabel(input: {companyId: "${nothing}", content: {name: "Krem"}}) { label { id } } }`,
  'Mutation.deleteCheckedList': `mutation { deleteCheckedList(input: {id: "${nothing}"}) { deletedCheckedListId } }`,
  'Mutation.deleteLabel': 'mutation { deleteLabel(input: {slug: "no-such-label"}) { deletedLabelSlug } }',
  'Mutation.duplicateLabel': 'mutation { duplicateLabel(input: {slug: "no-such-label"}) { label { id } } }',
  'Mutation.login':
    'mutation { login(input: {email: "nobody@dosije.example", password: "Wrong@2026"}) { session { token } } }',
  'Mutation.loginToAiServer':
    'mutation { loginToAiServer(input: {email: "nobody@dosije.example", password: "Wrong@2026"}) { aiSession { token } } }',
  'Mutation.logout': 'mutation { logout { loggedOut } }',
  'Mutation.refreshIngredient': `mutation { refreshIngredient(input: {id: "${nothing}"}) { changedFields } }`,
  'Mutation.rerunCheckedList': `mutation { rerunCheckedList(input: {id: "${nothing}"}) { checkedList { id } } }`,
  'Mutation.saveCheckedList':
    'mutation { saveCheckedList(input: {name: " ", list: {text: "Aqua"}}) { checkedList { id } } }',
  'Mutation.selectCompany': `mutation { selectCompany(input: {companyId: "${nothing}"}) { viewer { id } } }`,
  'Mutation.setLabelArchived':
    'mutation { setLabelArchived(input: {slug: "no-such-label", isArchived: true}) { label { id } } }',
  'Mutation.startInventoryImport':
    'mutation { startInventoryImport(input: {upload: "no-such-upload", fileName: "a.csv"}) { inventoryImport { id } } }',
  'Mutation.updateLabel':
    'mutation { updateLabel(input: {slug: "no-such-label", version: 1, content: {}}) { label { id } } }',
  'Mutation.updateToxicology': `mutation { updateToxicology(input: {ingredientId: "${nothing}", version: 0}) { ingredient { id } } }`,
  'Mutation.updateViewer': 'mutation { updateViewer(input: {photoUpload: "no-such-upload"}) { viewer { id } } }',
};

const personOf: Record<Role, Person> = {
  ADMIN: 'admin',
  ORG_ADMIN: 'org',
  USER: 'konsultant',
  DCP: 'dcp',
  CLIENT: 'klijent',
};
/** Ends the session, so it comes last. */
const fields = Object.keys(operations).sort((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')));
const cells = fields.flatMap((field) => [...all, null].map((role) => [field, role] as const));

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await Promise.all(people.map((person) => bff.tokenOf(person)));
});
afterAll(() => bff.close());

test('every root field has the rule that was decided, and an operation to try it', () => {
  expect(Object.fromEntries(accessTable(createSchema()))).toEqual(expected);
  expect(Object.keys(operations).sort()).toEqual(Object.keys(expected).sort());
});

test.each(cells)('%s for %s', async (field, role) => {
  const rule = expected[field]!;
  const open = rule === 'public' || (role !== null && rule.includes(role));
  const calls = await bff.callsDuring(async () => {
    const { code } =
      role === null ? await bff.ask(operations[field]!) : await bff.askAs(personOf[role], operations[field]!);
    if (open) expect(['FORBIDDEN', 'UNAUTHENTICATED']).not.toContain(code);
    else expect(code).toBe(role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });
  if (!open) expect(calls).toEqual([]);
});

describe('the server does not start', () => {
  const sdl = (access: string) => `
    directive @access(roles: [String!], public: Boolean! = false) on FIELD_DEFINITION
    type Query { a: Int ${access} }`;
  const withResolver = (schema: GraphQLSchema): GraphQLSchema => {
    schema.getQueryType()!.getFields()['a']!.resolve = () => 1;
    return schema;
  };

  test.each([[''], ['@access'], ['@access(roles: [])'], ['@access(roles: null, public: false)']])(
    'with a root field %s',
    (access) => {
      expect(() => guardRootFields(withResolver(buildSchema(sdl(access))))).toThrow('Query.a says not who may call it');
    },
  );

  test('with a root field that has no resolver', () => {
    expect(() => guardRootFields(buildSchema(sdl('@access(public: true)')))).toThrow('Query.a has no resolver');
  });
});
