import { parseArgs } from 'node:util';
import { languageCodes, type Language } from '../../domain/language.ts';
import { endChromium } from '../e2e/support/browser.ts';
import { signIn } from '../support/signIn.ts';
import { startTestStack } from '../support/testStack.ts';
import { line, median } from './measure.ts';
import { loadCold, type Load } from './web/loadCold.ts';
import { routes } from './web/routes.ts';

// What each route takes with an empty cache, on a phone four times slower than this machine, behind a slow line: the
// built product in Chromium, medians. `--runs` is how often each is loaded, `--route` a pattern of addresses,
// `--requests` lists what is requested.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    route: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    requests: { type: 'boolean', default: false },
  },
});
const language: Language = languageCodes.find((code) => code === values.language) ?? 'en';

const columns = [
  ['requests', 'requests', 0],
  ['graphql', 'GraphQL', 0],
  ['scriptKb', 'JS KB', 0],
  ['fontKb', 'fonts KB', 0],
  ['styleKb', 'CSS KB', 0],
  ['paintMs', 'LCP ms', 0],
  ['blockedMs', 'TBT ms', 0],
  ['shift', 'CLS', 3],
] as const satisfies [keyof Load, string, number][];
const ROUTE_WIDTH = 34;
const COLUMN_WIDTH = 13;
const row = (first: string, rest: readonly string[]) =>
  line(first.slice(0, ROUTE_WIDTH).padEnd(ROUTE_WIDTH) + rest.map((text) => text.padStart(COLUMN_WIDTH)).join(''));

const stack = await startTestStack();
const session = await signIn(stack, 'admin');
let missed = 0;
line(`cold routes, ${language}, node ${process.version}, median of ${values.runs}; measured/limit, ! where missed`);
row(
  'route',
  columns.map(([, title]) => title),
);
for (const [path, limits] of routes.filter(([path]) => new RegExp(values.route).test(path))) {
  const loads: Awaited<ReturnType<typeof loadCold>>[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    loads.push(await loadCold(stack.bffUrl, path, path === '/' ? null : session, language));
  row(
    path,
    columns.map(([key, , digits]) => {
      const measured = median(loads.map((load) => load[key]));
      const limit = limits[key];
      if (limit === undefined) return measured.toFixed(digits);
      const isMissed = measured > limit;
      missed += Number(isMissed);
      return `${isMissed ? '!' : ''}${measured.toFixed(digits)}/${limit}`;
    }),
  );
  if (values.requests) for (const url of loads[0]?.urls ?? []) line(`  ${url.replace(stack.bffUrl, '')}`);
}
await endChromium();
await stack.close();
line(`${missed} limits missed`);
process.exit(missed === 0 ? 0 : 1);
