import { useEffect } from 'react';

/**
 * Forms that save, and the one button outside of a form that does. Searches save nothing; what sends, posts or signs in
 * says `data-save-key="off"`.
 */
const SAVING = 'form:not([role=search]):not([data-save-key=off]), [data-save-key=on]';

function saveButtonOf(found: Element): HTMLButtonElement | undefined {
  const fields = found instanceof HTMLFormElement ? [...found.elements] : [found];
  return fields.find(
    (field): field is HTMLButtonElement =>
      field instanceof HTMLButtonElement && (field.type === 'submit' || field.dataset.saveKey === 'on'),
  );
}

/**
 * The button of the form with the focus, else the first one of the open dialog, or of the page, that can be pressed.
 */
function findSaveButton(): HTMLButtonElement | undefined {
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const found = [...(dialog ?? document).querySelectorAll(SAVING)];
  const focused = found.find((each) => each.contains(document.activeElement));
  const buttons = (focused ? [focused] : found).map(saveButtonOf);
  return buttons.find((button) => button && !button.disabled);
}

/**
 * Ctrl+S, on a Mac ⌘S, presses the save button. The browser's own dialog, which would save the page as a file, never
 * opens.
 */
export function useSaveKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat) findSaveButton()?.click();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
