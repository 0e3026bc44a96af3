import type { Locator, Page, Request } from 'playwright-core';
import type { Language } from '../../../domain/language.ts';
import { languages } from '../../../domain/language.ts';
import type { Action } from './actions.ts';
import { SERVICE_TEXT, type FaultKind } from './faultKinds.ts';

/** Within this time a page must have come to rest, in milliseconds. The BFF gives a service 3 s for one call. */
const LIMIT_MS = 20_000;

/** What a person sees once the page is at rest. */
export interface Observation {
  /** What the page says of the fault, or where it does not, how it begins. */
  page: string;
  toasts: string[];
  isTypedKept: boolean | null;
  isSpinning: boolean;
  isDone: boolean;
}

interface Seen {
  alerts: string[];
  toasts: { text: string; isError: boolean }[];
  main: string;
  language: string;
}

// Texts, because tsx would let functions call a helper of its own.
/** Collects every toast of a page, also those that close again. */
export const collectToasts = `{
  window.toasts = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === 1)
          window.toasts.push(...[node, ...node.querySelectorAll('*')].filter((one) => one.matches('.Toastify__toast')));
  }).observe(document, { childList: true, subtree: true });
}`;
const FORGET = 'window.toasts = []';
// A page without a word is still being loaded.
const BUSY = `!(document.querySelector('main') ?? document.body).innerText.trim() || [...document.querySelectorAll('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]:not([class*=Toastify]), button:disabled')].some(
  (one) => one.checkVisibility() && (one.tagName !== 'BUTTON' || one.innerText.trim().endsWith('…')))`;
const LOOK = `(() => {
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim();
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => tidy(one.innerText)).filter(Boolean);
  return {
    alerts: [...new Set(seen('[role=alert]:not(.Toastify__toast), [role=dialog], section[aria-label=Uploads] li, section[aria-label=Slanje] li, .MuiAlert-root'))],
    toasts: [...new Set(window.toasts)]
      .map((one) => ({ text: tidy(one.textContent), isError: one.classList.contains('Toastify__toast--error') }))
      .filter(({ text }) => text),
    main: tidy(document.querySelector('main')?.innerText ?? document.body.innerText),
    language: document.documentElement.lang,
  };
})()`;
const FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Counts the requests of a page that have no answer, apart from the watch over the session, which never ends. */
export function watchRequests(page: Page) {
  const open = new Set<Request>();
  let sent = 0;
  const isCounted = (request: Request) => !request.url().endsWith('/session') && !request.isNavigationRequest();
  page.on('request', (request) => {
    if (!isCounted(request)) return;
    open.add(request);
    sent++;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { sent: () => sent, open: () => open.size };
}

/** Waits until nothing is requested and nothing turns; false after the limit. */
export async function untilQuiet(
  page: Page,
  requests: ReturnType<typeof watchRequests>,
  hasReacted: () => Promise<boolean> = () => Promise.resolve(true),
  limitMs = LIMIT_MS,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  // Several times in a row, frames apart: an answer is drawn, or leads to another request, in between.
  for (let quiet = 0; quiet < 3;) {
    if (performance.now() > deadline) return false;
    await page.evaluate(FRAMES);
    const isQuiet = requests.open() === 0 && !(await page.evaluate<boolean>(BUSY)) && (await hasReacted());
    quiet = isQuiet ? quiet + 1 : 0;
  }
  return true;
}

/** The text of a field, which is no input while nobody is in it. */
const valueOf = (field: Locator) => field.evaluate((one) => ('value' in one ? String(one.value) : one.textContent));

/** Does the action and looks at the page when it has come to rest, or after the limit. */
export async function observe(
  page: Page,
  action: Action,
  text: string,
  requests: ReturnType<typeof watchRequests>,
): Promise<Observation & { seen: Seen; before: string }> {
  await page.evaluate(FORGET);
  const { main: before } = await page.evaluate<Seen>(LOOK);
  const already = requests.sent();
  let isDownloaded = false;
  page.on('download', () => (isDownloaded = true));
  await action.act(page, text);
  const typed = action.typed?.(page);
  const typedText = typed && (await valueOf(typed));
  const isDone = async ({ toasts }: Seen) => {
    const done = action.done(page);
    if (done === 'download') return isDownloaded;
    return done === 'toast' ? toasts.some(({ isError }) => !isError) : (await done.count()) > 0;
  };
  // What was not done has to be told; a page that only shows something may tell it in its place.
  const hasReacted = async () => {
    const seen = await page.evaluate<Seen>(LOOK);
    if (seen.toasts.length > 0 || seen.alerts.length > 0 || (await isDone(seen))) return true;
    return !action.isWrite && (requests.sent() > already || seen.main !== before);
  };
  const isSpinning = !(await untilQuiet(page, requests, hasReacted, action.limitMs));
  const seen = await page.evaluate<Seen>(LOOK);
  return {
    seen,
    before,
    page: seen.alerts.join(' | ') || seen.main.slice(0, 90),
    toasts: seen.toasts.map((toast) => toast.text),
    isTypedKept: typed ? (await typed.count()) > 0 && (await valueOf(typed)) === typedText : null,
    isSpinning,
    isDone: await isDone(seen),
  };
}

const TECHNICAL =
  /\b\w*Error\b|\bundefined\b|\bnull\b|\bNaN\b|\[object|\bE[A-Z]{5,}\b|\bUPSTREAM_|\bINTERNAL|JSON|GraphQL|HTTP|\bfetch|status code|10\.0\.0\.7|<\/?\w+>|Unexpected|\bat \w+ \(/;
/** Words that only the other language has. */
const FOREIGN: Record<Language, RegExp> = {
  en: /\b(nije|nisu|greška|pokušajte|sačuvano|nema|možete|trenutno)\b/i,
  sr: /\b(the|could not|was not|server did|try again|nothing|please|failed)\b/i,
};

/** What is wrong with what was seen; nothing for a page that copes with the fault. */
export function findFaults(
  { seen, before, page, toasts, isTypedKept, isSpinning, isDone }: Awaited<ReturnType<typeof observe>>,
  { action, fault, language, problems }: { action: Action; fault: FaultKind; language: Language; problems: string[] },
): string[] {
  // The names of what is shown are data, in whatever language they were entered.
  const said = [...(seen.alerts.length > 0 ? [page] : []), ...toasts];
  const isSilent = said.length === 0 && !isDone && (seen.main === before || action.isWrite);
  const mayBeDone = fault.isHarmless ?? (fault.isOfWrites && action.isFile) ?? false;
  // What the browser says of a file that it could not load, and the error boundary of the code that it was to hold: the
  // page tells of both.
  const errors = problems.filter((one) => !/^(Failed to load module script|ChunkLoadError: )/.test(one));
  return Object.entries({
    'blank page': seen.main.length < 20,
    'endless spinner': isSpinning,
    'technical words': said.some((one) => TECHNICAL.test(one)),
    'several toasts': toasts.length > 1,
    // Whoever is signed out without unsaved work begins anew.
    'typed text lost': isTypedKept === false && !isDone && (action.isWrite === true || !/401$/.test(fault.name)),
    'wrong language':
      !languages[language].locale.startsWith(seen.language) || said.some((one) => FOREIGN[language].test(one)),
    'nothing said': isSilent,
    'called done': isDone && action.isWrite === true && !mayBeDone,
    'words of the service': said.some((one) => one.includes(SERVICE_TEXT)) && !/\b(400|409|422)$/.test(fault.name),
    [`console: ${errors.join('; ').slice(0, 200)}`]: errors.length > 0,
  }).flatMap(([wrong, is]) => (is ? [wrong] : []));
}
