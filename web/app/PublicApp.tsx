import { useEffect } from 'react';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { pageNameAt, paths } from '../shared/url/paths.ts';
import { NotLoggedIn } from './NotLoggedIn.tsx';
import { replacePath, usePath } from './usePath.ts';

/**
 * What is shown without a session: the login, or for a path that does not exist a message that leads there. Two pages need
 * no router, and the login page loads faster without one.
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
