import { languages } from '../../../domain/language.ts';
import { detectLanguage } from '../../shared/i18n/detectLanguage.ts';
import { SESSION_KEY } from '../../shared/session/sessionFormat.ts';
import { readStored } from '../../shared/storage.ts';

/**
 * Shows the sign-in page as the build has rendered it, until the application takes its place: it stands before the code
 * is loaded that runs it. Nothing in it can be used, and who has a session never sees it.
 */
function show(): void {
  const template = document.getElementById('sign-in');
  if (!(template instanceof HTMLTemplateElement) || readStored(SESSION_KEY) !== null) return;
  const page = document.createElement('div');
  page.id = 'first-paint';
  page.setAttribute('aria-hidden', 'true');
  page.setAttribute('inert', '');
  page.appendChild(document.importNode(template.content, true));
  const { tag } = languages[detectLanguage()];
  Array.prototype.slice.call(page.childNodes).forEach((part: Element) => {
    if (part.nodeName === 'DIV' && part.getAttribute('lang') !== tag) page.removeChild(part);
  });
  document.body.insertBefore(page, template);
}

show();
