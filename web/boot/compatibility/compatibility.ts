/**
 * The compatibility banner, and the message that the bundle could not be loaded. It is a script of its own in ES5,
 * because the browsers that it warns about cannot run the bundle: no framework, and no functions newer than ES5.
 */
import { languages } from '../../../domain/language.ts';
import { dark, light, radius } from '../../shared/theme/tokens.ts';
import { detectLanguage } from '../../shared/i18n/detectLanguage.ts';
import { storedInTab } from '../../shared/storage.ts';
import { findObstacles, type Obstacle } from './findObstacles.ts';
import { texts as allTexts } from './locale/texts.generated.ts';

const DISMISSED = 'compatibilityDismissed';
const UPDATE_HELP = 'https://browser-update.org/update-browser.html';

function dismiss(): void {
  try {
    window.sessionStorage.setItem(DISMISSED, 'true');
  } catch {
    // Without storage the banner is shown again on the next load.
  }
}

function element(name: string, style: string, text?: string): HTMLElement {
  const created = document.createElement(name);
  created.style.cssText = style;
  if (text) created.appendChild(document.createTextNode(text));
  return created;
}

const language = detectLanguage();
const texts = allTexts[language].compatibility;

function getStyles() {
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
    primary: button + 'background:' + main + ';color:' + tokens.surface,
    secondary: button + 'background:transparent;color:' + tokens.text,
  };
}

/** Shows a banner at the top of the page; the caller adds its buttons. */
function showBanner(id: string, title: string, lines: string[]): HTMLElement {
  const banner = element('div', getStyles().banner);
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
  const created = element('button', style, text);
  created.setAttribute('type', 'button');
  created.onclick = onClick;
  return created;
}

function warn(obstacles: Obstacle[]): void {
  const { primary, secondary } = getStyles();
  const banner = showBanner(
    'compatibility',
    texts.title,
    obstacles.map((obstacle) => texts[obstacle]),
  );
  if (obstacles.indexOf('oldBrowser') >= 0 || obstacles.indexOf('missingFeatures') >= 0) {
    const update = element('a', primary, texts.updateBrowser) as HTMLAnchorElement;
    update.href = UPDATE_HELP;
    update.target = '_blank';
    update.rel = 'noopener noreferrer';
    banner.appendChild(update);
  }
  const continueButton = button(secondary, texts.continueAnyway, () => {
    dismiss();
    banner.parentNode?.removeChild(banner);
  });
  banner.appendChild(continueButton);
}

const obstacles = findObstacles(window);
if (obstacles.length > 0 && storedInTab(DISMISSED) === null) warn(obstacles);

// The inline script of the page has set this attribute because the bundle could not be loaded.
if (document.documentElement.hasAttribute('data-not-loaded')) {
  showBanner('not-loaded', texts.notLoadedTitle, [texts.notLoaded]).appendChild(
    button(getStyles().primary, texts.reload, () => location.reload()),
  );
}
