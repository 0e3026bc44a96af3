import { can } from '../../../domain/account/rights.ts';
import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { PDF } from '../../files/fileTypes.ts';
import { safeDocumentName } from '../../files/downloadNames.ts';
import { updateAssessorProfileInput } from './viewer.assessor.input.ts';
import { fetchAssessorProfile, patchAssessorProfile } from './viewer.assessor.rest.ts';
import { updateNotificationsInput } from './viewer.notifications.input.ts';
import { fetchNotifications, patchNotifications } from './viewer.notifications.rest.ts';
import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type {
  ChangePasswordInput,
  Resolvers,
  UpdateAssessorProfileInput,
  UpdateViewerInput,
} from '../../resolvers.generated.ts';
import { changePasswordInput, updateViewerInput } from './viewer.input.ts';
import { whereServed } from '../../upstream/whereServed.ts';
import { fetchLoginStats, savePassword, saveViewer } from './viewer.rest.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';

/** The service requires the name with every change, so a change of the photo alone sends the current name. */
async function updateViewer(input: UpdateViewerInput, context: Context): Promise<Viewer> {
  const { product, token, services } = context;
  const viewer = viewerOf(context);
  const { name = viewer.name ?? '', photoUpload } = parseInput(updateViewerInput, input);
  const photo = photoUpload === undefined ? null : await services.uploads.takePicture(photoUpload, viewer.id);
  if (photoUpload !== undefined && !photo)
    throw invalidInput([['photoUpload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  const updated = await saveViewer(product, viewer, name, photo);
  if (token !== null) services.tokenCache.store(token, updated);
  return updated;
}

async function changePassword(input: ChangePasswordInput, context: Context): Promise<{ passwordChanged: boolean }> {
  const { product, token, ip, services } = context;
  const viewer = viewerOf(context);
  const { currentPassword, newPassword } = parseInput(changePasswordInput, input);
  const saved = await services.passwordChanges.attempt(viewer.id, ip, () =>
    savePassword(product, currentPassword, newPassword),
  );
  if (!saved) throw invalidInput([['currentPassword', 'Your current password is wrong.', 'CURRENT_PASSWORD_WRONG']]);
  services.tokenCache.invalidateViewer(viewer.id);
  if (token !== null) services.tokenCache.revoke(token);
  return { passwordChanged: true };
}

async function updateAssessorProfile(input: UpdateAssessorProfileInput, context: Context): Promise<{ viewer: Viewer }> {
  const { product, services } = context;
  const viewer = viewerOf(context);
  const changed = parseInput(updateAssessorProfileInput, input);
  const { proofUpload, proofName } = changed;
  if (!proofUpload) await patchAssessorProfile(product, changed, null);
  else {
    const saved = await services.uploads.withFile('pifFile', proofUpload, viewer.id, async ({ type, ...file }) => {
      if (type !== PDF) throw invalidInput([['proofUpload', 'Send a PDF']]);
      await patchAssessorProfile(product, changed, { ...file, name: safeDocumentName(proofName ?? '', ['pdf']) });
      return true;
    });
    if (!saved) throw invalidInput([['proofUpload', 'No such upload, or used already', 'UPLOAD_GONE']]);
  }
  return { viewer };
}

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_, _args, context) => viewerOf(context),
  },
  Mutation: {
    updateViewer: async (_, { input }, context) => ({ viewer: await updateViewer(input, context) }),
    changePassword: (_, { input }, context) => changePassword(input, context),
    updateAssessorProfile: (_, { input }, context) => updateAssessorProfile(input, context),
    updateNotifications: async (_, { input }, context) => {
      await patchNotifications(context.product, parseInput(updateNotificationsInput, input));
      return { viewer: viewerOf(context) };
    },
  },
  User: {
    // Read on demand and not from the cached caller, which is up to a minute old and should stay small.
    loginStats: ({ id }, _args, { product, token, viewer }) =>
      token !== null && viewer?.id === id ? fetchLoginStats(product) : null,
    assessorProfile: ({ id, role }, _args, { product, token, viewer }) =>
      token !== null && viewer?.id === id && can(fromSchemaRole(role), 'pif.assess')
        ? whereServed(fetchAssessorProfile(product))
        : null,
    notifications: ({ id }, _args, { product, token, viewer }) =>
      token !== null && viewer?.id === id ? whereServed(fetchNotifications(product)) : null,
  },
};
