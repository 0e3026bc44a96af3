import { screen, within } from '@testing-library/react';
import { FOLDER_KINDS } from '../../../../domain/raw-material/rawMaterial.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import type { Folder } from '../useDocumentFolders.ts';
import { useFolderChoice } from './useFolderChoice.tsx';

const folders = FOLDER_KINDS.slice(0, 4).map((kind) => ({ kind }) as Folder);
const taken = jest.fn();
beforeEach(() => taken.mockClear());

function Page({ names }: { names: string[] }) {
  const { take, dialog } = useFolderChoice(folders, (files, kind) => {
    taken(
      kind,
      files.map(({ name }) => name),
    );
  });
  return (
    <>
      <button
        onClick={() =>
          take(
            names.map((name) => new File(['x'], name)),
            'TDS',
            null,
          )
        }
      >
        Drop
      </button>
      {dialog}
    </>
  );
}
const drop = async (...names: string[]) => {
  const user = renderPage(<Page names={names} />);
  await user.click(screen.getByRole('button', { name: 'Drop' }));
  return user;
};

test('files whose names speak of other folders are asked about, each with its folder', async () => {
  const user = await drop('SDS 1.pdf', 'TDS.pdf', 'scan.pdf');
  const dialog = within(await screen.findByRole('dialog', { name: 'Where do these 3 files go?' }));
  expect(taken).not.toHaveBeenCalled();
  expect(dialog.getAllByRole('combobox').map(({ textContent }) => textContent)).toEqual([
    'Safety data sheets (SDS)',
    'Technical data sheets',
    'Technical data sheets',
  ]);
  await user.click(dialog.getByRole('combobox', { name: 'Folder of scan.pdf' }));
  await user.click(screen.getByRole('option', { name: 'Certificates of analysis' }));
  await user.click(dialog.getByRole('button', { name: 'Add 3 files' }));
  expect(taken.mock.calls).toEqual([
    ['SDS', ['SDS 1.pdf']],
    ['TDS', ['TDS.pdf']],
    ['COA', ['scan.pdf']],
  ]);
});

test('nothing is asked where no name speaks of another folder, or of one that is not there', async () => {
  await drop('TDS.pdf', 'scan.pdf', 'IFRA.pdf');
  expect(taken.mock.calls).toEqual([['TDS', ['TDS.pdf', 'scan.pdf', 'IFRA.pdf']]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
