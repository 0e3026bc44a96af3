import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { languageCodes, languages, type Language } from '../../domain/language.ts';
import { compileScript } from './compileScript.ts';

type Render = (language: Language) => Promise<string>;

/** Renders pages in this process, without a browser. */
async function loadRenderer(folder: string, cache: string): Promise<Render> {
  const outfile = join(cache, 'renderSignIn.mjs');
  await build({
    entryPoints: [join(folder, 'renderSignIn.tsx')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    // Our own modules find a document there; Material UI finds none and gives its styles with the markup.
    inject: [join(folder, 'noDocument.ts')],
    outfile,
    logLevel: 'error',
  });
  // A new address, or a second build in this process would get the module of the first.
  const { renderSignIn } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as { renderSignIn: Render };
  return renderSignIn;
}

const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What only a page that can be used comes into. */
const states = /:hover|:focus|:active|Mui-(?:focus|error)|autofill|placeholder/;

/**
 * Whether a rule, up to its last brace, is about such a state. One that also opens a media query is kept, or its end
 * would end something else.
 */
function isOfState(rule: string): boolean {
  const [selectors = '', ...others] = rule.split('{');
  return others.length === 1 && selectors.split(',').every((selector) => states.test(selector));
}

/** The styles of pages, each once, without those of states and without the variables of the theme that nothing uses. */
function stylesOf(markups: readonly string[]): string {
  const all = markups.flatMap((markup) => [...markup.matchAll(styleElements)].map(([, rules = '']) => rules));
  const rules = [...new Set(all)].join('').split('}');
  let styles = rules.filter((rule) => !isOfState(rule)).join('}');
  let before: string;
  // Again, because a variable may have been used by another that was not.
  do {
    before = styles;
    const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const isNeeded = (part: string) => !/^--.*;$/.test(part) || used.has(part.slice(0, part.indexOf(':')));
    styles = styles
      .split(/(?<=[;{}])/)
      .filter(isNeeded)
      .join('');
  } while (styles !== before);
  return styles;
}

/** The initial of the brand, which noDocument.ts leaves blank. */
const initial = 'aria-hidden="true">\u00a0<';

/**
 * The markup alone, with fields and buttons that cannot be used, and nothing where the brand will be, which the
 * operator chooses.
 */
function inertMarkup(markup: string): string {
  if (!markup.includes(initial)) throw new Error('The sign-in page has no initial of the brand that could be hidden');
  return markup
    .replaceAll(styleElements, '')
    .replaceAll(/<(input|button)(?![^>]* disabled="")/g, '<$1 disabled=""')
    .replaceAll(initial, `style="visibility:hidden" ${initial}`)
    .replaceAll(/ (autofocus=""|id="[^"]*"|for="[^"]*"|tabindex="[^"]*")/gi, '');
}

/**
 * Puts the sign-in page into the page of the product, in both languages, so that a browser can paint it before it has
 * any code. The BFF sends this part only with the page at `/`, which loads the code of the sign-in page beside that of
 * the start. Its classes have names of their own, apart from those of the application, and go with it.
 */
export function signInMarkup(folder: string, cache: string): Plugin {
  return {
    name: 'sign-in-markup',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        if (path !== '/index.html') return html;
        const code = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'login');
        if (!code) throw new Error('The code of the sign-in page has no file of its own');
        const render = await loadRenderer(folder, cache);
        const markups: string[] = [];
        // One after the other: the language is that of the whole process.
        for (const language of languageCodes) markups.push(await render(language));
        const pages = languageCodes.map(
          (language, index) => `<div lang="${languages[language].tag}">${inertMarkup(markups[index] ?? '')}</div>`,
        );
        const preload = `<link rel="modulepreload" crossorigin href="/${code.fileName}" />`;
        const template = `${preload}<style>${stylesOf(markups)}</style>${pages.join('')}`.replaceAll(
          'css-',
          'first-paint-',
        );
        const script = await compileScript(join(folder, 'showSignIn.ts'));
        const part = `<!--sign-in--><template id="sign-in">${template}</template><script nonce="__NONCE__">${script}</script><!--/sign-in-->`;
        return html.replace('<div id="root">', () => `${part}<div id="root">`);
      },
    },
  };
}
