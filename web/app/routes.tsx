import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useRouteError, type RouteObject } from 'react-router-dom';
import { PreparationPage } from '../features/preparation/PreparationPage.tsx';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { useSession } from '../shared/session/sessionStore.ts';
import { paths } from '../shared/url/paths.ts';
import { mayOpen, pages, type Page } from './access.ts';
import { ForbiddenPage, UnknownPage } from './errorPages.tsx';
import { moduleOf } from './pageModules.ts';
import { SignedInFrame } from './SignedInFrame.tsx';
import './translations.generated.ts';

function Preparation({ page }: { page: Page }) {
  const { t } = useTranslation('app');
  return <PreparationPage title={t(`pages.${page.name}`)} about={page.name === 'todos' ? page.name : undefined} />;
}

/** The page for those whose role may open it, the 403 page for others: specification, section 2. */
function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const role = useSession()?.user.role;
  return mayOpen(page, role) ? children : <ForbiddenPage />;
}

const pageRoutes = pages.map((page): RouteObject => {
  const load = moduleOf(page.name);
  const Built = load && lazyComponent(load, 'default');
  return { path: page.path, element: <Guard page={page}>{Built ? <Built /> : <Preparation page={page} />}</Guard> };
});

function Unknown() {
  return <UnknownPage path={useLocation().pathname} />;
}

/**
 * Without it the router shows a page of its own for an error of the frame; the boundary around the application does
 * that.
 */
function RethrowError(): never {
  throw useRouteError();
}

/** The pages of a session in their frame, made from the access table. */
export const routes: RouteObject[] = [
  {
    element: <SignedInFrame />,
    errorElement: <RethrowError />,
    children: [
      { path: paths.login, element: <Navigate to={paths.start} replace /> },
      ...pageRoutes,
      { path: '*', element: <Unknown /> },
    ],
  },
];
