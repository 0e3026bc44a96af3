import { screen, waitFor, within } from '@testing-library/react';
import { mapNames } from '../../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { aSession } from '../../../../tests/support/session.ts';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { discardDirtyForms, markDirty } from '../../../shared/forms/dirtyForms.ts';
import { UnsavedChangesPrompt } from '../../../shared/forms/UnsavedChangesPrompt.tsx';
import { restoreSession, startSession } from '../../../shared/session/sessionStore.ts';
import type { RawMaterialForm_RawMaterialFragment } from '../form/RawMaterialForm.generated.ts';
import { OverridesPanel } from './OverridesPanel.tsx';

const server = useGraphqlStub();
const [lavanda, ruza] = [
  { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda' },
  { __typename: 'Company', id: '64b7f0c2a1d3e4f5a6b7c8db', name: 'Ruža' },
] as const;

const valuesOf = (impurities: string, ...inciNames: string[]) => ({
  __typename: 'RawMaterialValues' as const,
  composition: inciNames.map((inciName) => ({ __typename: 'RawMaterialComponent', inciName, maxConcentration: null })),
  concentrationSum: 0,
  ...mapNames(TEXT_FIELDS, () => null),
  impurities,
  cmrStatus: 'NONE' as const,
  isNano: false,
  type: 'PLAIN' as const,
});
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
  globalValues: valuesOf('Opšte', 'CARBOMER'),
};
/** A raw material with the overrides of a company. */
const withOverrides = (
  company: typeof lavanda | typeof ruza,
  fields: RawMaterialField[],
  values = valuesOf(`Od ${company.name}`, 'CARBOMER'),
) => ({
  __typename: 'RawMaterial',
  id: '7',
  overrides: { __typename: 'RawMaterialOverrides', company, version: 1, isActive: true, fields, values },
});
let unsubscribe: () => void;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
  startSession(aSession('user'));
  server.answer({
    // No formula holds it, so that nothing is asked before a change.
    RawMaterialImpact: { data: { rawMaterialImpact: { formulaCount: 0, formulas: [], labels: [] } } },
    CompanyChoices: { data: { companies: [lavanda, ruza] } },
    RawMaterialOverrides: ({ companyId }) => ({
      data: { rawMaterial: withOverrides(companyId === ruza.id ? ruza : lavanda, ['IMPURITIES']) },
    }),
  });
});
afterEach(() => {
  discardDirtyForms();
  unsubscribe();
});

const open = async () => {
  const user = renderPage(
    <>
      <OverridesPanel rawMaterial={rawMaterial} />
      <UnsavedChangesPrompt />
    </>,
  );
  await screen.findByRole('option', { name: 'Ruža' });
  return user;
};
const company = () => screen.getByRole('combobox', { name: 'Company' });
const button = (name: string) => screen.getByRole('button', { name });

test('while the overrides of another company are loading, the previous ones are shown disabled', async () => {
  const user = await open();
  server.answer({ RawMaterialOverrides: 'never' });
  await user.selectOptions(company(), 'Ruža');
  expect(company()).toHaveDisplayValue('Ruža');
  expect(company()).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Own values' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Od Lavanda')).toBeVisible();
  for (const name of ['Reset fields…', 'Clear all', 'Edit the own value: Impurities', 'Reset this field: Impurities'])
    expect(button(name)).toBeDisabled();
  expect(screen.getByRole('switch')).toBeDisabled();
});

test('a company whose overrides cannot be fetched shows those of no other company', async () => {
  const user = await open();
  server.answer({
    RawMaterialOverrides: ({ companyId }) =>
      companyId === ruza.id
        ? { error: { code: 'UPSTREAM_TIMEOUT' } }
        : { data: { rawMaterial: withOverrides(lavanda, ['IMPURITIES']) } },
  });
  await user.selectOptions(company(), 'Ruža');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Od Lavanda')).toBeNull();
  await user.selectOptions(company(), 'Lavanda');
  expect(await screen.findByText('Od Lavanda')).toBeVisible();
});

test('choosing another company asks only about unsaved overrides', async () => {
  const user = await open();
  const form = { save: jest.fn(() => Promise.resolve(true)), discard: jest.fn() };
  markDirty(form, form);
  await user.click(button('Edit the own value: Impurities'));
  await user.selectOptions(company(), 'Ruža');
  expect(await screen.findByText('Od Ruža')).toBeVisible();
  await user.click(button('Edit the own value: Impurities'));
  await user.keyboard('!');
  await user.selectOptions(company(), 'Lavanda');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Od Lavanda')).toBeVisible();
  expect([form.save, form.discard].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('INCI names and concentrations are reset together when their number of rows differs from the global one', async () => {
  const overridden = withOverrides(
    lavanda,
    ['INCI_NAMES', 'MAX_CONCENTRATIONS', 'IMPURITIES'],
    valuesOf('Naše', 'CARBOMER', 'AQUA'),
  );
  server.answer({
    RawMaterialOverrides: { data: { rawMaterial: overridden } },
    ResetRawMaterialOverrides: ({ input }) => ({
      data: {
        resetRawMaterialOverrides: {
          __typename: 'ResetRawMaterialOverridesPayload',
          rawMaterial: withOverrides(
            lavanda,
            (input as { fields: string[] }).fields.includes('IMPURITIES') ? [] : ['IMPURITIES'],
          ),
        },
      },
    }),
  });
  const fields = () =>
    server.sent('ResetRawMaterialOverrides').map(({ variables }) => (variables.input as { fields: string[] }).fields);
  const user = await open();
  await user.click(button('Reset fields…'));
  const dialog = within(await screen.findByRole('dialog'));
  const ticked = () => dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  await user.click(dialog.getByRole('checkbox', { name: 'Max. concentrations' }));
  expect(ticked()).toEqual([true, true, false]);
  await user.click(dialog.getByRole('checkbox', { name: 'INCI names' }));
  expect(ticked()).toEqual([false, false, false]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(button('Reset this field: Max. concentrations'));
  await waitFor(() => expect(button('Enter an own value: Max. concentrations')).toHaveFocus());
  await user.click(button('Reset fields…'));
  await user.click(await screen.findByRole('checkbox', { name: 'Impurities' }));
  await user.click(button('Reset selected fields'));
  await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
  expect(fields()).toEqual([['INCI_NAMES', 'MAX_CONCENTRATIONS'], ['IMPURITIES']]);
});
