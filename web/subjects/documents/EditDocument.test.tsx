import { screen } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { discardDirtyForms, markDirty } from '../../shared/forms/dirtyForms.ts';
import { UnsavedChangesPrompt } from '../../shared/forms/UnsavedChangesPrompt.tsx';
import { EditDocument } from './EditDocument.tsx';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => discardDirtyForms());

test('cancelling the edit of a document does not cancel running uploads', async () => {
  const uploads = { save: () => Promise.resolve(true), discard: jest.fn() };
  markDirty(uploads, uploads);
  const onClose = jest.fn();
  const user = renderPage(
    <>
      <EditDocument
        title="Rename or set expiry"
        document={{ name: 'sds.pdf', expiresOn: null }}
        onSave={() => Promise.resolve(undefined)}
        onClose={onClose}
      />
      <UnsavedChangesPrompt />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Name'), '-2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(uploads.discard).not.toHaveBeenCalled();
});
