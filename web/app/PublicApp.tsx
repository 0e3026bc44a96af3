import { useEffect } from 'react';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { pageNameAt } from '../shared/url/pagePatterns.ts';
import { paths } from '../shared/url/paths.ts';
import { NotLoggedIn } from './NotLoggedIn.tsx';
import { replacePath, usePath } from './usePath.ts';

/**
 * The pages without a session: the login, and a message for an unknown path. Two pages need no router, and the login
 * loads faster without one.
 */
export function PublicApp() {
  const path = usePath();
  const isLogin = path === paths.login;
  const isProtected = pageNameAt(path) !== undefined;

  useEffect(() => {
    if (isProtected) replacePath(paths.login);
  }, [isProtected]);

  return isLogin || isProtected ? <LoginPage /> : <NotLoggedIn path={path} />;
}
