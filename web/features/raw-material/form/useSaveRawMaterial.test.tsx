import { act, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { mapNames } from '../../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { toFormValues, type RawMaterialForm } from './rawMaterial.form.ts';
import type { RawMaterialForm_RawMaterialFragment } from './RawMaterialForm.generated.ts';
import { useSaveRawMaterial } from './useSaveRawMaterial.ts';

const server = useGraphqlStub();
const rawMaterial: RawMaterialForm_RawMaterialFragment = {
  id: '7',
  slug: 'carbomer',
  version: 3,
  tradeName: 'Carbomer',
  manufacturer: null,
  code: null,
  hasValidDocuments: true,
  company: null,
  viewerCanEdit: true,
  viewerCanOverride: true,
  viewerCanEditIdentity: true,
  globalValues: {
    composition: [{ inciName: 'CARBOMER', maxConcentration: null }],
    concentrationSum: 0,
    ...mapNames(TEXT_FIELDS, () => null),
    cmrStatus: 'NONE',
    isNano: false,
    type: 'PLAIN',
  },
};
const onSaved = jest.fn();

function Form() {
  const form = useForm<RawMaterialForm>({ defaultValues: toFormValues(rawMaterial) });
  const { save } = useSaveRawMaterial(form, rawMaterial, onSaved);
  useUnsavedChanges(form, save);
  return (
    <form onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <input aria-label="Impurities" {...form.register('impurities')} />
      <button>Save</button>
    </form>
  );
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const saveOne = async () => {
  const user = renderPage(<Form />, { fakeTimers: true });
  await user.type(screen.getByLabelText('Impurities'), 'Pb');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await wait(0);
  expect(screen.getByText('Successfully updated Carbomer')).toBeInTheDocument();
  return user;
};

beforeEach(() => {
  jest.useFakeTimers();
  onSaved.mockClear();
  const { globalValues, ...rest } = rawMaterial;
  const composition = globalValues.composition.map((component) => ({
    __typename: 'RawMaterialComponent',
    ...component,
  }));
  const saved = {
    __typename: 'RawMaterial',
    ...rest,
    version: 4,
    globalValues: { __typename: 'RawMaterialValues', ...globalValues, composition, impurities: 'Pb' },
  };
  server.answer({
    UpdateRawMaterial: { data: { updateRawMaterial: { __typename: 'UpdateRawMaterialPayload', rawMaterial: saved } } },
  });
});
afterEach(() => jest.useRealTimers());

test('the form stays open for 1500 ms after a success: specification, section 9', async () => {
  await saveOne();
  await wait(1499);
  expect(onSaved).not.toHaveBeenCalled();
  await wait(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('the form stays open when something new is typed after a success', async () => {
  const user = await saveOne();
  await user.type(screen.getByLabelText('Impurities'), '!');
  await wait(1500);
  expect(onSaved).not.toHaveBeenCalled();
});
