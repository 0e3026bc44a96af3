import { testTimeoutMs } from '../../../mocks/testing/timeouts.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { clientPif } from '../../support/pif.ts';
import { useProduct } from './product.ts';
import { findFaults, HEIGHT, otherLooks, type Look, type Screens } from './screens.ts';

const openPif = clientPif.slug;

/**
 * Product information files, companies, users, e-mail and the guide, as a signed-in consultant. The others are in
 * screenSuite.ts.
 */
const screens: Screens = [
  ['/vodic/promene', 'h1'],
  ['/vodic/stampa', 'article'],
  ['/rokovi', 'article'],
  ['/email?izmena=1', 'form'],
  ['/firme', ':is(table, article)'],
  [`/firme?company=${companyIdOf('Lavanda Natura d.o.o.')}`, 'h2'],
  ['/pifs', 'article'],
  [`/pifs/opis/${openPif}`, 'form'],
  [`/pifs/todo-docs/${openPif}`, 'h2'],
  [`/pifs/cpsr/${openPif}`, 'form'],
  [`/pifs/izrada/${openPif}`, 'form'],
  [`/pifs/verzije/${openPif}`, 'h1'],
];

/** Screens of the same kinds, which `npm run test:more` opens as well. */
const similarScreens: Screens = [
  ['/vodic', 'h1'],
  ['/email', 'h1'],
  [`/pifs/tvrdnje/${openPif}`, 'form'],
  [`/pifs/animal/${openPif}`, 'form'],
];

/** Describes the screens in each of these looks. */
export function describePifScreens(looks: readonly Look[]): void {
  const { openAs } = useProduct();

  describe.each(looks)('%s, %s', (mode, language, width) => {
    const options = { dark: mode === 'dark', language };

    test(
      `every screen is accessible at ${width} px`,
      async () => {
        const { page, problems } = await openAs('user', '/deklaracije', { ...options, width, height: HEIGHT });
        const opened = looks === otherLooks ? [...screens, ...similarScreens] : screens;
        expect(await findFaults(page, opened)).toEqual({});
        expect(problems).toEqual([]);
      },
      4 * testTimeoutMs(),
    );
  });
}
