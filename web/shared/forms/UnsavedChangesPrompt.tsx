import { Suspense, useEffect } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { lazyComponent } from '../lazyComponent.ts';
import { EDIT_PARAM } from '../url/paths.ts';
import { getLeaveQuestion, hasDirtyForms, mayLeave, useHasDirtyForms, useLeaveQuestion } from './dirtyForms.ts';

const UnsavedChangesDialog = lazyComponent(() => import('./UnsavedChangesDialog.tsx'), 'UnsavedChangesDialog');

/** Makes the browser ask when the tab is closed or reloaded. The browser decides the text. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Identifies what an address shows: a page, or the form of a page. */
const viewAt = ({ pathname, search }: Location): string =>
  `${pathname}?${new URLSearchParams(search).get(EDIT_PARAM) ?? ''}`;

/**
 * A change of the search or the fragment leaves no page, except for the parameter that distinguishes a page's form from
 * the page.
 */
const leavesDirtyForm: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasDirtyForms() && viewAt(currentLocation) !== viewAt(nextLocation);

/** Blocks a navigation that would lose unsaved changes until the person has decided. */
function useNavigationBlocker(): void {
  const blocker = useBlocker(leavesDirtyForm);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isPending = true;
    void mayLeave().then((leave) => {
      if (!isPending) return;
      isPending = false;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      // Another navigation has replaced this one, so that the answer is no longer needed.
      if (isPending) getLeaveQuestion()?.answer(false);
      isPending = false;
    };
  }, [blocker]);
}

/**
 * Asks what to do with unsaved changes, whichever way a page is left. Rendered once in the application, inside a data
 * router.
 */
export function UnsavedChangesPrompt() {
  const question = useLeaveQuestion();
  const isDirty = useHasDirtyForms();
  useNavigationBlocker();

  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isDirty]);

  // The dialog is loaded with the first unsaved change instead of with every visit.
  if (!isDirty && !question) return null;
  return (
    <Suspense>
      <UnsavedChangesDialog question={question} />
    </Suspense>
  );
}
