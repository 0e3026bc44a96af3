import { mapNames } from '../../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { EditLink } from '../EditLink.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from '../RawMaterialEntry.generated.ts';
import RawMaterialPage from './RawMaterialPage.tsx';
import { paths } from '../../../shared/url/paths.ts';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const rawMaterial = { slug: 'a/b', tradeName: 'Carbomer', viewerCanEdit: true } as RawMaterialEntry_RawMaterialFragment;
const stored = {
  __typename: 'RawMaterial',
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
    __typename: 'RawMaterialValues',
    composition: [{ __typename: 'RawMaterialComponent', inciName: 'CARBOMER', maxConcentration: null }],
    concentrationSum: 0,
    ...mapNames(TEXT_FIELDS, () => null),
    cmrStatus: 'NONE',
    cmrQuantity: null,
    isNano: false,
    type: 'PLAIN',
  },
};
const open = (address: string) =>
  renderPage(
    <Routes>
      <Route path="/sir-inci/:sirovinainci" element={<RawMaterialPage />} />
      <Route path="*" element={<EditLink rawMaterial={rawMaterial} />} />
    </Routes>,
    { address },
  );
const backLink = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test.each(['NOT_FOUND', 'BAD_USER_INPUT'])(
  'a raw material rejected as %s is reported as missing, without a retry',
  async (code) => {
    server.answer({ RawMaterialForm: { error: { code } } });
    open(`/sir-inci/${'x'.repeat(2000)}`);
    expect(await screen.findByText('Raw material not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await backLink('Raw INCI')).toBe('/sir-inci');
  },
);

test('a panel that the service does not know leaves the form, and says so in one line', async () => {
  const unknown = (operation: string) => ({ error: { code: 'UPSTREAM_UNSUPPORTED', operation } });
  server.answer({
    RawMaterialForm: ({ withPanels }) =>
      withPanels ? unknown('product-server.getFolders') : { data: { rawMaterial: stored, companies: [] } },
    RawMaterialFormFolders: unknown('product-server.getFolders'),
    RawMaterialOverrides: unknown('product-server.getRawMaterialOverrides'),
  });
  open('/sir-inci/carbomer');
  expect(await screen.findByRole('textbox', { name: /Trade name/ })).toHaveValue('Carbomer');
  expect(await screen.findAllByText(/does not know this call/)).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the back link leads to the list that the form was opened from', async () => {
  server.answer({ RawMaterialForm: { error: { code: 'NOT_FOUND' } } });
  const list = `${paths.rawMaterials}?filter=trade%3Aparfem&page=2`;
  let user = open(`${list}&nova=1`);
  await user.click(await screen.findByRole('link', { name: 'Edit Carbomer' }));
  expect(await backLink('Raw materials')).toBe(list);
  document.body.replaceChildren();
  user = open(`${paths.rawMaterials}-i-drugo`);
  await user.click(await screen.findByRole('link', { name: 'Edit Carbomer' }));
  expect(await backLink('Raw INCI')).toBe('/sir-inci');
});

test('the form opens over the working list', async () => {
  open('/sir-inci?filter=x&material=y');
  expect(await backLink('Edit Carbomer')).toBe('/sir-inci?filter=x&material=y&izmena=a%2Fb');
});
