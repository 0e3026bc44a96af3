import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../../domain/language.ts';
import { LoginPage } from '../../features/session/LoginPage.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { AppTheme } from '../../shared/theme/AppTheme.tsx';

/**
 * The sign-in page as markup with its styles. Only what the operator chooses is missing: the name and the logo of the
 * product.
 */
export async function renderSignIn(language: Language): Promise<string> {
  await i18n.changeLanguage(language);
  return renderToStaticMarkup(
    <AppTheme>
      <LoginPage />
    </AppTheme>,
  );
}
