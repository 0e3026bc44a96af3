import TextField from '@mui/material/TextField';
import { render } from '@testing-library/react';
import { labelsByJsdom } from '../support/labelsOf.ts';

function Page() {
  return (
    <main>
      <TextField label="a" />
      <label>
        around <input />
        <input aria-label="second in the same label" />
      </label>
      <label htmlFor="twice">first</label>
      <textarea id="twice" />
      <select id="twice" />
      <label htmlFor="twice">last</label>
      <label htmlFor="other">
        names another <input id="inner" />
      </label>
      <button id="other" type="button" />
      <label>
        around <input id="both" />
      </label>
      <label htmlFor="both">and by its id</label>
      <label htmlFor="hidden">nothing</label>
      <input type="hidden" id="hidden" />
      <input id={'with "quotes" \\ and .dots'} />
      <label htmlFor={'with "quotes" \\ and .dots'}>quoted</label>
      <input id="removed" />
    </main>
  );
}

test('the labels of every field are those that jsdom finds, changes included', () => {
  const { container } = render(<Page />);
  const fields = () => Array.from(container.querySelectorAll<HTMLInputElement>('input, textarea, select, button'));
  const expectSame = () => {
    for (const field of fields()) expect([...(field.labels ?? [])]).toEqual(labelsByJsdom(field));
    return fields().flatMap(({ labels }) => [...(labels ?? [])]).length;
  };
  const before = expectSame();
  expect(before).toBeGreaterThan(6);
  container.insertAdjacentHTML('beforeend', '<label for="removed">late</label>');
  expect(expectSame()).toBe(before + 1);
});
