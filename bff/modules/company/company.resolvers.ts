import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { Company, Resolvers, SelectCompanyInput } from '../../resolvers.generated.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import {
  assignCompanyInput,
  companyById,
  companyQuery,
  createCompanyInput,
  deleteCompanyInput,
  selectCompanyInput,
  setArchivedInput,
  updateCompanyInput,
} from './company.input.ts';
import {
  fetchCompany,
  listCompanyRecords,
  patchCompany,
  postAssignment,
  postCompany,
  removeCompany,
} from './company.records.rest.ts';
import { listCompanies, selectCompany } from './company.rest.ts';

async function select(input: SelectCompanyInput, context: Context): Promise<Viewer> {
  const { product, token, services } = context;
  const { companyId } = parseInput(selectCompanyInput, input);
  const viewer = await selectCompany(product, viewerOf(context), companyId);
  if (token !== null) services.tokenCache.store(token, viewer);
  return viewer;
}

async function takeLogo(reference: string | null | undefined, context: Context): Promise<Blob | null> {
  if (!reference) return null;
  const logo = await context.services.uploads.takePicture(reference, viewerOf(context).id);
  if (!logo) throw invalidInput([['logoUpload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  return logo;
}

/** The name and logo of a company, and whether it is chosen, stand in what is known of its people. */
function clearPeople({ services }: Context, companyId: string): void {
  services.tokenCache.invalidateCompany(companyId);
}

async function change(context: Context, id: string, save: () => Promise<Company>): Promise<{ company: Company }> {
  const company = await save();
  clearPeople(context, id);
  return { company };
}

export const companyResolvers: Resolvers = {
  Query: {
    companies: (_, _args, { product }) => listCompanies(product),
    companyList: (_, args, { product }) => listCompanyRecords(product, parseInput(companyQuery, args, '')),
    company: (_, args, { product }) => fetchCompany(product, parseInput(companyById, args, '').id),
  },
  Mutation: {
    selectCompany: async (_, { input }, context) => ({ viewer: await select(input, context) }),
    createCompany: async (_, { input }, context) => {
      const { content, logoUpload } = parseInput(createCompanyInput, input);
      return { company: await postCompany(context.product, content, await takeLogo(logoUpload, context)) };
    },
    updateCompany: async (_, { input }, context) => {
      const { content, logoUpload, removesLogo, ...target } = parseInput(updateCompanyInput, input);
      const logo = await takeLogo(logoUpload, context);
      return change(context, target.id, () => patchCompany(context.product, target, { content, logo, removesLogo }));
    },
    setCompanyArchived: async (_, { input }, context) => {
      const { isArchived, ...target } = parseInput(setArchivedInput, input);
      return { company: await patchCompany(context.product, target, { content: {}, isArchived }) };
    },
    deleteCompany: async (_, { input }, context) => {
      const { id, name } = parseInput(deleteCompanyInput, input);
      await removeCompany(context.product, id, name);
      clearPeople(context, id);
      return { deletedCompanyId: id };
    },
    assignCompany: async (_, { input }, { product }) => {
      const { companyId, ...assignment } = parseInput(assignCompanyInput, input);
      return { company: await postAssignment(product, companyId, assignment) };
    },
  },
};
