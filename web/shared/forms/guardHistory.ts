import {
  NavigationType,
  parsePath,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { EDIT_PARAM } from '../url/paths.ts';
import { hasDirtyForms, mayLeave } from './dirtyForms.ts';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** What an address shows: a page, or the form of a page. */
const viewAt = ({ pathname = '', search = '' }: Partial<Path>): string =>
  `${pathname}?${new URLSearchParams(search).get(EDIT_PARAM) ?? ''}`;

/**
 * The browser's history, except that leaving a page with unsaved changes asks first. The plain router has no such thing
 * and the data router, which has, costs every visitor 14 KiB. A change of the search or the fragment leaves no page, but
 * for the parameter that tells a page's form from the page.
 */
export function guardHistory(history: BrowserHistory): BrowserHistory {
  let here = viewAt(history.location);
  let isGoingBack = false;

  const leaves = (to: To): boolean => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return path.pathname !== undefined && viewAt(path) !== here && hasDirtyForms();
  };
  const guarded =
    (go: BrowserHistory['push']): BrowserHistory['push'] =>
    (to, state) => {
      if (leaves(to)) void mayLeave().then((leave) => leave && go(to, state));
      else go(to, state);
    };

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: guarded((to, state) => history.push(to, state)),
    replace: guarded((to, state) => history.replace(to, state)),
    listen: (listener) =>
      history.listen((update) => {
        const { location, delta } = update;
        if (isGoingBack) {
          isGoingBack = false;
        } else if (history.action === NavigationType.Pop && delta && leaves(location)) {
          // The browser has moved already: the address is put back, and the move made again once it is allowed.
          isGoingBack = true;
          history.go(-delta);
          void mayLeave().then((leave) => leave && history.go(delta));
        } else {
          here = viewAt(location);
          listener(update);
        }
      }),
  };
}
