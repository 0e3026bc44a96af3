import { parseArgs } from 'node:util';
import { languageCodes, type Language } from '../../domain/language.ts';
import { until } from '../../mocks/testing/until.ts';
import { collectProblems, endChromium, openBrowser } from '../e2e/support/browser.ts';
import { signIn } from '../support/signIn.ts';
import { type Action, actions } from './faults/actions.ts';
import { type FaultKind, faultKinds } from './faults/faultKinds.ts';
import { collectToasts, findFaults, observe, untilQuiet, watchRequests } from './faults/observe.ts';
import { openStage } from './faults/stage.ts';
import { finish, line, report } from './measure.ts';

// What the page and the toast say when something fails behind an action, as a table in Markdown: the built product in
// Chromium, each action under each fault in an empty profile. `--fault` and `--action` are patterns of names. Ends with
// 1 when a page does not cope.
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    fault: { type: 'string', default: '' },
    action: { type: 'string', default: '' },
  },
});
const language: Language = languageCodes.find((code) => code === values.language) ?? 'en';
const named = <T extends { name: string }>(all: readonly T[], pattern: string) =>
  all.filter(({ name }) => new RegExp(pattern).test(name));

const stage = await openStage();
const session = await signIn({ bffUrl: stage.url }, 'user');
// One profile, so that the code of the pages is loaded once; what it stores is set anew for each row.
const { context, close: closeBrowser } = await openBrowser(stage.url, { language });
// What is not there by then will not come.
context.setDefaultTimeout(20_000);
await context.addInitScript({ content: collectToasts });
let rows = 0;

const { token } = JSON.parse(session) as { token: string };
/**
 * Waits until the product works again: the first request after a fault may still be refused, while the BFF tries the
 * service out.
 */
const untilRecovered = () =>
  until('the product answers again', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query: '{ labels(page: 1, pageSize: 1) { totalCount } }' });
    const answer = await fetch(`${stage.url}/graphql`, { method: 'POST', headers, body }).catch(() => null);
    return answer !== null && !(await answer.text()).includes('errors');
  });

/** Opens a page, does the action while the fault lasts, and returns a row of the table. */
async function tryOut(action: Action, fault: FaultKind): Promise<{ cells: string[]; wrong: string[] }> {
  const page = await context.newPage();
  const problems = collectProblems(page);
  const target = { stage, context };
  let hasBegun = false;
  try {
    const stored = action.isAnonymous ? '' : `localStorage.setItem('userData', ${JSON.stringify(session)});`;
    await page.addInitScript({
      content: `if (!sessionStorage.begun) { localStorage.clear(); ${stored} } sessionStorage.begun = 1;`,
    });
    const requests = watchRequests(page);
    await untilRecovered();
    await page.goto(action.path);
    await action.ready(page).waitFor();
    await untilQuiet(page, requests);
    hasBegun = true;
    await fault.begin(target);
    const observed = await observe(page, action, `Typed ${++rows}`, requests);
    const wrong = findFaults(observed, { action, fault, language, problems });
    const { page: text, toasts, isTypedKept, isSpinning, isDone } = observed;
    const kept = isTypedKept === null ? '–' : isDone && action.isWrite ? 'saved' : isTypedKept ? 'kept' : 'lost';
    const said = isDone && observed.seen.alerts.length === 0 ? '(done)' : text;
    const spinner = isSpinning ? 'turning' : 'no';
    return {
      cells: [said.slice(0, 300), toasts.join(' ⏎ ').slice(0, 300), String(toasts.length), kept, spinner],
      wrong,
    };
  } finally {
    if (hasBegun) await fault.end(target);
    await page.close();
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|');
let failures = 0;
line(`${language}, node ${process.version}\n`);
line('| fault | action | page | toast | toasts | typed text | spinner | wrong |');
line('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const fault of named(faultKinds, values.fault))
  for (const action of named(actions, values.action)) {
    const { cells, wrong } = await tryOut(action, fault).catch((error: unknown) => ({
      cells: ['', '', '', '', ''],
      wrong: [`not tried: ${String(error).split('\n')[0]}`],
    }));
    failures += Number(wrong.length > 0);
    line(`| ${[fault.name, action.name, ...cells, wrong.join(', ')].map(cell).join(' | ')} |`);
  }
line('');
report(`rows that do not cope, of ${rows}`, failures, 0);
await closeBrowser();
await endChromium();
await stage.close();
finish();
