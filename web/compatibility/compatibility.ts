/**
 * The compatibility banner, and the word that the bundle did not come. It stands outside the bundle and is translated down
 * to ES5, because the browsers it warns of cannot run the bundle: no framework here, and nothing of the language's library
 * younger than ES5.
 */
import { FALLBACK_LANGUAGE, languageCodes, languages, type Language } from '../../domain/language.ts';
import { dark, light, radius } from '../shared/theme/tokens.ts';
import { judgeWindow, type Obstacle } from './judgeBrowser.ts';
import { texts as allTexts } from './locale/texts.generated.ts';

const DISMISSED = 'compatibilityDismissed';
const UPDATE_HELP = 'https://browser-update.org/update-browser.html';

/** A text in one of the browser's stores; null where it is switched off. */
function stored(store: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

function dismiss(): void {
  try {
    window.sessionStorage.setItem(DISMISSED, 'true');
  } catch {
    // It comes back at the next load then.
  }
}

/** The language by the same order as the application's own detection; what cannot be read is passed over. */
function detectLanguage(): Language {
  const found =
    /[?&]lng=([a-z-]+)/i.exec(location.search)?.[1] ||
    /(?:^|; )i18next=([a-z-]+)/i.exec(document.cookie)?.[1] ||
    stored('localStorage', 'i18nextLng') ||
    stored('sessionStorage', 'i18nextLng') ||
    navigator.language ||
    document.documentElement.lang;
  return languageCodes.filter((code) => found.toLowerCase().indexOf(code) === 0)[0] ?? FALLBACK_LANGUAGE;
}

function element(name: string, style: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  made.style.cssText = style;
  if (text) made.appendChild(document.createTextNode(text));
  return made;
}

const language = detectLanguage();
const texts = allTexts[language].compatibility;

function looks() {
  const tokens = document.documentElement.getAttribute('data-color-scheme') === 'dark' ? dark : light;
  const { main, soft } = tokens.yellow;
  const button =
    'display:inline-block;box-sizing:border-box;min-height:44px;margin:8px 8px 0 0;padding:11px 16px;font:inherit;font-weight:600;cursor:pointer;text-decoration:none;' +
    'border:1px solid ' +
    main +
    ';border-radius:' +
    String(radius.field) +
    'px;';
  return {
    banner:
      'position:relative;z-index:2000;padding:16px 24px;font-family:system-ui,"Segoe UI",Arial,sans-serif;font-size:15px;line-height:1.5;' +
      'border-bottom:1px solid ' +
      main +
      ';color:' +
      tokens.text +
      ';background:' +
      soft,
    first: button + 'background:' + main + ';color:' + tokens.surface,
    second: button + 'background:transparent;color:' + tokens.text,
  };
}

/** A banner at the top of the page, with what it says; its buttons are added by whoever opens it. */
function open(id: string, title: string, lines: string[]): HTMLElement {
  const banner = element('div', looks().banner);
  banner.id = id;
  banner.setAttribute('role', 'region');
  banner.setAttribute('aria-label', title);
  banner.lang = languages[language].tag;
  banner.appendChild(element('strong', '', title));
  lines.forEach((line) => {
    banner.appendChild(element('p', 'margin:4px 0 0;max-width:70em', line));
  });
  document.body.insertBefore(banner, document.body.firstChild);
  return banner;
}

function button(style: string, text: string, onClick: () => void): HTMLElement {
  const made = element('button', style, text);
  made.setAttribute('type', 'button');
  made.onclick = onClick;
  return made;
}

function warn(obstacles: Obstacle[]): void {
  const { first, second } = looks();
  const banner = open(
    'compatibility',
    texts.title,
    obstacles.map((obstacle) => texts[obstacle]),
  );
  if (obstacles.indexOf('oldBrowser') >= 0 || obstacles.indexOf('missingFeatures') >= 0) {
    const update = element('a', first, texts.updateBrowser) as HTMLAnchorElement;
    update.href = UPDATE_HELP;
    update.target = '_blank';
    update.rel = 'noopener noreferrer';
    banner.appendChild(update);
  }
  const carryOn = button(second, texts.continueAnyway, () => {
    dismiss();
    banner.parentNode?.removeChild(banner);
  });
  banner.appendChild(carryOn);
}

const obstacles = judgeWindow(window);
if (obstacles.length > 0 && stored('sessionStorage', DISMISSED) === null) warn(obstacles);

// The page's own first script heard that the bundle did not come, and there is nobody else left to say so.
if (document.documentElement.hasAttribute('data-not-loaded')) {
  open('not-loaded', texts.notLoadedTitle, [texts.notLoaded]).appendChild(
    button(looks().first, texts.reload, () => location.reload()),
  );
}
