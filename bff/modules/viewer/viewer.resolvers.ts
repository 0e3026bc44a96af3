import { viewerOf, type Context } from '../../context.ts';
import { invalidInput, parseInput } from '../../input.ts';
import type { ChangePasswordInput, Resolvers, UpdateViewerInput } from '../../resolvers.generated.ts';
import { changePasswordInput, updateViewerInput } from './viewer.input.ts';
import { fetchLoginStats, savePassword, saveViewer } from './viewer.rest.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';

/** The service requires the name with every change, so a change of the photo alone sends the current name. */
async function updateViewer(input: UpdateViewerInput, context: Context): Promise<Viewer> {
  const { product, token, services } = context;
  const viewer = viewerOf(context);
  const { name = viewer.name ?? '', photoUpload } = parseInput(updateViewerInput, input);
  const photo = photoUpload === undefined ? null : await services.uploads.takePicture(photoUpload, viewer.id);
  if (photoUpload !== undefined && !photo) throw invalidInput([['photoUpload', 'No such upload, or used already']]);
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
  if (!saved) throw invalidInput([['currentPassword', 'Your current password is wrong.']]);
  services.tokenCache.invalidateViewer(viewer.id);
  if (token !== null) services.tokenCache.revoke(token);
  return { passwordChanged: true };
}

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_, _args, context) => viewerOf(context),
  },
  Mutation: {
    updateViewer: async (_, { input }, context) => ({ viewer: await updateViewer(input, context) }),
    changePassword: (_, { input }, context) => changePassword(input, context),
  },
  User: {
    // Read on demand and not from the cached caller, which is up to a minute old and should stay small.
    loginStats: ({ id }, _args, { product, token, viewer }) =>
      token !== null && viewer?.id === id ? fetchLoginStats(product) : null,
  },
};
