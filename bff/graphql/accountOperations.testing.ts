/** An operation for each root field of companies and accounts, about an object that does not exist. */
export const accountOperations = (nothing: string): Record<string, string> => ({
  'Query.clientUsers': `{ clientUsers(companyId: "${nothing}") { id } }`,
  'Query.company': `{ company(id: "${nothing}") { id } }`,
  'Query.companyList': '{ companyList { totalCount } }',
  'Query.users': '{ users { totalCount } }',
  'Mutation.assignCompany': `mutation { assignCompany(input: {companyId: "${nothing}", userId: "${nothing}", isAssigned: true}) { company { id } } }`,
  'Mutation.createClientUser': `mutation { createClientUser(input: {name: "No name", email: "x", companyId: "${nothing}"}) { user { id } } }`,
  'Mutation.createCompany': 'mutation { createCompany(input: {content: {name: " "}}) { company { id } } }',
  'Mutation.createUser': `mutation { createUser(input: {name: "No name", email: "x", role: CLIENT, companyId: "${nothing}"}) { user { id } } }`,
  'Mutation.deleteCompany': `mutation { deleteCompany(input: {id: "${nothing}", name: "x"}) { deletedCompanyId } }`,
  'Mutation.issueTemporaryPassword': `mutation { issueTemporaryPassword(input: {userId: "${nothing}"}) { user { id } } }`,
  'Mutation.setCompanyArchived': `mutation { setCompanyArchived(input: {id: "${nothing}", version: 1, isArchived: true}) { company { id } } }`,
  'Mutation.updateCompany': `mutation { updateCompany(input: {id: "${nothing}", version: 1, content: {}}) { company { id } } }`,
  'Mutation.updateUser': `mutation { updateUser(input: {id: "${nothing}", version: 1}) { user { id } } }`,
  'Mutation.selectCompany': `mutation { selectCompany(input: {companyId: "${nothing}"}) { viewer { id } } }`,
});
