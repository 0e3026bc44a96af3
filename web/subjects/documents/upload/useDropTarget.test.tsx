import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useDropTarget } from './useDropTarget.ts';

const file = new File(['x'], 'Sheet.pdf');
const dropped: string[] = [];
beforeEach(() => dropped.splice(0));

/** A folder with a dialog that is rendered through a portal, as Material UI does. */
function Folder() {
  const { isOver, target } = useDropTarget((files) => dropped.push(...files.map(({ name }) => name)));
  return (
    <section {...target}>
      <p>Documents</p>
      {isOver && 'Drop here'}
      {createPortal(<p>Rename</p>, document.body)}
    </section>
  );
}

const drag = (kind: 'dragOver' | 'drop', text: string) => {
  const event = createEvent[kind](screen.getByText(text), { dataTransfer: { types: ['Files'], files: [file] } });
  fireEvent(screen.getByText(text), event);
  return event;
};

test('a file dropped on the folder is added', () => {
  render(<Folder />);
  expect(drag('dragOver', 'Documents').defaultPrevented).toBe(true);
  expect(screen.getByText(/Drop here/)).toBeVisible();
  drag('drop', 'Documents');
  expect(screen.queryByText(/Drop here/)).toBeNull();
  expect(dropped).toEqual(['Sheet.pdf']);
});

test('a file dropped on an open dialog is not added to the folder behind it', () => {
  render(<Folder />);
  for (const kind of ['dragOver', 'drop'] as const) expect(drag(kind, 'Rename').defaultPrevented).toBe(false);
  expect(screen.queryByText(/Drop here/)).toBeNull();
  expect(dropped).toEqual([]);
});
