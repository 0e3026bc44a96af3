import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PreparationPage } from '../features/preparation/PreparationPage.tsx';
import { lazyComponent } from '../shared/lazyComponent.ts';
import { useSession } from '../shared/session/sessionStore.ts';
import { paths } from '../shared/url/paths.ts';
import { MayOpen } from '../shared/url/useMayOpen.ts';
import { mayOpen, pageAt, pages, type Page } from './access.ts';
import { ForbiddenPage, UnknownPage } from './errorPages.tsx';
import { moduleOf } from './pageModules.ts';
import './translations.ts';

function Preparation({ page }: { page: Page }) {
  const { t } = useTranslation('app');
  return <PreparationPage title={t(`pages.${page.name}`)} about={page.name === 'todos' ? page.name : undefined} />;
}

/** The page for those whose role may open it, the 403 page for others: specification, section 2. */
function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const role = useSession()?.user.role;
  return mayOpen(page, role) ? children : <ForbiddenPage />;
}

const routes = pages.map((page) => {
  const load = moduleOf(page.name);
  const Built = load && lazyComponent(load, 'default');
  return (
    <Route
      key={page.name}
      path={page.path}
      element={<Guard page={page}>{Built ? <Built /> : <Preparation page={page} />}</Guard>}
    />
  );
});

function Unknown() {
  return <UnknownPage path={useLocation().pathname} />;
}

/** The pages of a session, made from their table. */
export function AppRoutes() {
  const role = useSession()?.user.role;
  const mayOpenPath = useCallback(
    (path: string) => {
      const page = pageAt(path);
      return page !== undefined && mayOpen(page, role);
    },
    [role],
  );
  return (
    <MayOpen value={mayOpenPath}>
      <Routes>
        <Route path={paths.login} element={<Navigate to={paths.start} replace />} />
        {routes}
        <Route path="*" element={<Unknown />} />
      </Routes>
    </MayOpen>
  );
}
