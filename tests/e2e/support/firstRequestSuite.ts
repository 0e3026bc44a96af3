import type { Page } from 'playwright-core';
import { holdCode } from './holdFiles.ts';
import { useProduct, type Role } from './product.ts';

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Collects the queries that a page sends, with what they ask for. */
export function watchQueries(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as Sent);
  });
  return sent;
}

/** What opens an address while no code arrives, and collects what the page sends. */
export const opensWithoutCode =
  ({ browser, sessionOf }: Pick<ReturnType<typeof useProduct>, 'browser' | 'sessionOf'>) =>
  async (role: Role, path: string, options: { width?: number } = {}) => {
    const opened = await browser({ ...options, session: await sessionOf(role) });
    const { page } = opened;
    const release = await holdCode(page);
    const sent = watchQueries(page);
    const open = () => page.goto(path, { waitUntil: 'commit' });
    return { ...opened, sent, open, release };
  };

export const isTaken = (page: Page) => page.waitForFunction(() => window.firstRequest === undefined);

type FirstRequest = readonly [role: Role, path: string, operationName: string];

/** Describes the requests that these addresses send before their code is there. */
export function describeFirstRequests(addresses: readonly FirstRequest[]): void {
  const openWithoutCode = opensWithoutCode(useProduct());

  test.each(addresses)(
    'for %s, %s requests its data before its code is there, and once',
    async (role, path, operationName) => {
      const { page, sent, open, release, problems } = await openWithoutCode(role, path);
      const response = page.waitForResponse('**/graphql');
      await open();
      expect((await response).status()).toBe(200);
      expect(sent.map((one) => one.operationName)).toEqual([operationName]);
      release();
      await isTaken(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(sent.filter((one) => one.operationName === operationName)).toHaveLength(1);
      expect(problems).toEqual([]);
    },
  );
}
