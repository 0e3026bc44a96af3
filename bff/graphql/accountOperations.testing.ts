import type { Ids } from './rootIds.testing.ts';

/** An operation for each root field of companies and accounts, of sign-in, and of lists across companies. */
export const accountOperations = (ids: Ids): Record<string, string> => ({
  'Query.clientUsers': `{ clientUsers(companyId: "${ids.company}") { id } }`,
  'Query.company': `{ company(id: "${ids.company}") { id } }`,
  'Query.companyList': '{ companyList { totalCount } }',
  'Query.users': '{ users { totalCount } }',
  'Query.expiringDocuments': '{ expiringDocuments { totalCount } }',
  'Query.labelsToReprint': '{ labelsToReprint { totalCount } }',
  'Mutation.assignCompany': `mutation { assignCompany(input: {companyId: "${ids.company}", userId: "${ids.account}", isAssigned: true}) { company { id } } }`,
  'Mutation.createClientUser': `mutation { createClientUser(input: {name: "No name", email: "x", companyId: "${ids.company}"}) { user { id } } }`,
  'Mutation.createCompany': 'mutation { createCompany(input: {content: {name: " "}}) { company { id } } }',
  'Mutation.createUser': `mutation { createUser(input: {name: "No name", email: "x", role: CLIENT, companyId: "${ids.company}"}) { user { id } } }`,
  'Mutation.deleteCompany': `mutation { deleteCompany(input: {id: "${ids.company}", name: "x"}) { deletedCompanyId } }`,
  'Mutation.issueTemporaryPassword': `mutation { issueTemporaryPassword(input: {userId: "${ids.account}"}) { user { id } } }`,
  'Mutation.setCompanyArchived': `mutation { setCompanyArchived(input: {id: "${ids.company}", version: 1, isArchived: true}) { company { id } } }`,
  'Mutation.updateCompany': `mutation { updateCompany(input: {id: "${ids.company}", version: 1, content: {}}) { company { id } } }`,
  'Mutation.updateUser': `mutation { updateUser(input: {id: "${ids.account}", version: 1}) { user { id } } }`,
  'Mutation.selectCompany': `mutation { selectCompany(input: {companyId: "${ids.company}"}) { viewer { id } } }`,
  'Mutation.login':
    'mutation { login(input: {email: "nobody@dosije.example", password: "Wrong@2026"}) { session { token } } }',
  'Mutation.loginToAiServer':
    'mutation { loginToAiServer(input: {email: "nobody@dosije.example", password: "Wrong@2026"}) { aiSession { token } } }',
  'Mutation.logout': 'mutation { logout { loggedOut } }',
  'Mutation.updateViewer': 'mutation { updateViewer(input: {photoUpload: "no-such-upload"}) { viewer { id } } }',
  'Query.messages': '{ messages { totalCount } }',
  'Mutation.cancelMessage': `mutation { cancelMessage(input: {id: "${ids.message}"}) { message { id } } }`,
  'Mutation.retryMessage': `mutation { retryMessage(input: {id: "${ids.message}"}) { message { id } } }`,
  'Mutation.addMessageFile':
    'mutation { addMessageFile(input: {upload: "no-such-upload", name: "x.pdf"}) { file { id } } }',
  'Mutation.sendMessage':
    'mutation { sendMessage(input: {key: "short", to: ["x"], subject: "x", text: "x"}) { message { id } } }',
  'Query.accessTokens': '{ accessTokens { id } }',
  'Mutation.createAccessToken': 'mutation { createAccessToken(input: {name: ""}) { token } }',
  'Mutation.revokeAccessToken': `mutation { revokeAccessToken(input: {id: "${ids.accessToken}"}) { revokedAccessTokenId } }`,
  'Mutation.changePassword':
    'mutation { changePassword(input: {currentPassword: "Wrong@2026", newPassword: "Nova@2026x", newPasswordConfirmation: "Nova@2026x"}) { passwordChanged } }',
  'Query.companies': '{ companies { id } }',
  'Query.viewer': '{ viewer { id } }',
  'Mutation.updateAssessorProfile': 'mutation { updateAssessorProfile(input: {version: 1000000}) { viewer { id } } }',
  'Mutation.updateNotifications':
    'mutation { updateNotifications(input: {version: 1000000, submitted: true, returned: true, concluded: true, signed: true, expiring: true}) { viewer { id } } }',
  'Query.visitorCountry': '{ visitorCountry { code } }',
});
