import { viewerCan } from '../../auth/viewerRights.ts';
import { viewerOf } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import {
  createPifInput,
  pifBySlug,
  pifQuery,
  pifStageInput,
  pifTaskQuery,
  returnPifInput,
  setPifArchivedInput,
  updatePifDescriptionInput,
} from './pif.input.ts';
import { listPifs } from './list/pif.list.rest.ts';
import { listPifTasks } from './list/pif.tasks.rest.ts';
import { fetchMaterialDocuments } from './export/pif.export.rest.ts';
import { archive, fetchPif, patchDescription, postPif, removePif, sendBack, takeStep } from './pif.rest.ts';
import { addPifCommentInput, pifCommentById, resolvePifCommentInput } from './comments/pif.comments.input.ts';
import { postComment, removeComment, resolveComment } from './comments/pif.comments.writes.rest.ts';
import { addFile, updateFile } from './files/pif.files.service.ts';
import { deletePifFileInput } from './files/pif.files.input.ts';
import { setPifRequirementInput } from './requirements/pif.requirements.input.ts';
import { patchRequirements } from './requirements/pif.requirements.writes.rest.ts';
import { removeFile } from './files/pif.files.writes.rest.ts';
import { updatePartAInput } from './partA/pif.partA.input.ts';
import { patchPartB } from './partB/pif.conclusion.rest.ts';
import { conclude } from './partB/pif.conclusion.service.ts';
import { updatePartBInput } from './partB/pif.partB.input.ts';
import {
  updateAnimalTestingInput,
  updateClaimsInput,
  updateManufacturingInput,
} from './sections/pif.sections.input.ts';
import { patchAnimalTesting, patchClaims, patchManufacturing, patchPartA } from './sections/pif.sections.rest.ts';

export const pifResolvers: Resolvers = {
  Query: {
    pifs: (_, args, context) => listPifs(context.product, viewerOf(context), parseInput(pifQuery, args, '')),
    pifTasks: (_, args, { product }) => listPifTasks(product, parseInput(pifTaskQuery, args, '')),
    pif: (_, args, context) => fetchPif(context.product, viewerOf(context), parseInput(pifBySlug, args, '').slug),
  },
  Mutation: {
    createPif: async (_, { input }, context) => ({
      pif: await postPif(context.product, viewerOf(context), parseInput(createPifInput, input)),
    }),
    updatePifDescription: async (_, { input }, context) => ({
      pif: await patchDescription(context.product, viewerOf(context), parseInput(updatePifDescriptionInput, input)),
    }),
    updatePifManufacturing: async (_, { input }, context) => ({
      pif: await patchManufacturing(context.product, viewerOf(context), parseInput(updateManufacturingInput, input)),
    }),
    updatePifClaims: async (_, { input }, context) => ({
      pif: await patchClaims(context.product, viewerOf(context), parseInput(updateClaimsInput, input)),
    }),
    updatePifAnimalTesting: async (_, { input }, context) => ({
      pif: await patchAnimalTesting(context.product, viewerOf(context), parseInput(updateAnimalTestingInput, input)),
    }),
    updatePifPartA: async (_, { input }, context) => ({
      pif: await patchPartA(context.product, viewerOf(context), parseInput(updatePartAInput, input)),
    }),
    updatePifPartB: async (_, { input }, context) => ({
      pif: await patchPartB(context.product, viewerOf(context), parseInput(updatePartBInput, input)),
    }),
    setPifConclusion: async (_, { input }, context) => ({
      pif: await conclude(input, context),
    }),
    addPifFile: (_, { input }, context) => addFile(input, context),
    updatePifFile: (_, { input }, context) => updateFile(input, context),
    deletePifFile: async (_, { input }, context) => {
      const deleted = parseInput(deletePifFileInput, input);
      return { deletedFileId: deleted.id, pif: await removeFile(context.product, viewerOf(context), deleted) };
    },
    addPifComment: (_, { input }, context) =>
      postComment(context.product, viewerOf(context), parseInput(addPifCommentInput, input)),
    resolvePifComment: async (_, { input }, context) => ({
      pif: await resolveComment(context.product, viewerOf(context), parseInput(resolvePifCommentInput, input)),
    }),
    deletePifComment: async (_, { input }, context) => {
      const { slug, id } = parseInput(pifCommentById, input);
      return { deletedCommentId: id, pif: await removeComment(context.product, viewerOf(context), slug, id) };
    },
    setPifRequirement: async (_, { input }, context) => ({
      pif: await patchRequirements(context.product, viewerOf(context), parseInput(setPifRequirementInput, input)),
    }),
    submitPif: async (_, { input }, context) => ({
      pif: await takeStep(context.product, viewerOf(context), 'submitPif', parseInput(pifStageInput, input)),
    }),
    withdrawPif: async (_, { input }, context) => ({
      pif: await takeStep(context.product, viewerOf(context), 'withdrawPif', parseInput(pifStageInput, input)),
    }),
    revisePif: async (_, { input }, context) => ({
      pif: await takeStep(context.product, viewerOf(context), 'revisePif', parseInput(pifStageInput, input)),
    }),
    returnPif: async (_, { input }, context) => ({
      pif: await sendBack(context.product, viewerOf(context), parseInput(returnPifInput, input)),
    }),
    setPifArchived: async (_, { input }, context) => ({
      pif: await archive(context.product, viewerOf(context), parseInput(setPifArchivedInput, input)),
    }),
    deletePif: async (_, { input }, { product }) => ({
      deletedPifSlug: await removePif(product, parseInput(pifBySlug, input).slug),
    }),
  },
  Pif: {
    materialDocuments: ({ slug }, _args, context) =>
      viewerCan(viewerOf(context), 'document.read') ? fetchMaterialDocuments(context.product, slug) : null,
    files: ({ files }, { slot }) => (slot ? files.filter((file) => file.slot === slot) : files),
    comments: ({ comments }, { section }) =>
      section ? comments.filter((comment) => comment.section === section || comment.section === null) : comments,
  },
};
