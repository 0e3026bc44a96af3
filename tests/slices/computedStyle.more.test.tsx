import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { render } from '@testing-library/react';
import { computedByJsdom } from '../support/computedStyle.ts';

const properties = ['display', 'visibility', 'pointer-events'];

/** Every element on the page with the properties that decide whether a test sees it. */
const shown = (computed: (element: Element) => CSSStyleDeclaration) =>
  Array.from(document.querySelectorAll('*'), (element) => {
    const style = computed(element);
    return [
      element.outerHTML.slice(0, 80),
      ...properties.map((name) => style.getPropertyValue(name)),
      style.display,
      style.visibility,
      style.pointerEvents,
    ];
  });

function addStyle(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

function Page() {
  return (
    <main>
      <Button disabled>a</Button>
      <Tabs value={0}>
        <Tab label="a" />
      </Tabs>
      <TextField label="a" multiline />
      <Collapse in={false}>
        <p>a</p>
      </Collapse>
      <Drawer variant="temporary" keepMounted>
        <p>a</p>
      </Drawer>
      <Dialog open>
        <p hidden>a</p>
      </Dialog>
      <div style={{ visibility: 'hidden' }}>
        <span style={{ visibility: 'visible', display: 'unset' }}>a</span>
        <i style={{ pointerEvents: 'none' }}>
          <b>a</b>
        </i>
      </div>
      <details>
        <summary>a</summary>
      </details>
      <p className="late nested">
        <em className="inner">a</em>
      </p>
      <input type="hidden" />
    </main>
  );
}

it('answers as jsdom does for every element of a page', () => {
  render(<Page />);
  expect(shown((element) => getComputedStyle(element))).toEqual(shown(computedByJsdom));
});

it('follows rules that come, change and go', () => {
  render(<Page />);
  const late = addStyle('.late { display: none } .nested > .inner, p:first-child { visibility: hidden }');
  const inner = () => document.querySelector('.inner') as Element;
  const late1 = () => getComputedStyle(document.querySelector('.late') as Element).display;

  expect([late1(), getComputedStyle(inner()).visibility]).toEqual(['none', 'hidden']);
  expect(shown((element) => getComputedStyle(element))).toEqual(shown(computedByJsdom));

  late.textContent = '@media print { .late { display: none } } @media screen { .inner { pointer-events: none } }';
  expect([late1(), getComputedStyle(inner()).pointerEvents]).toEqual(['block', 'none']);
  expect(shown((element) => getComputedStyle(element))).toEqual(shown(computedByJsdom));

  // As the styles of components are added.
  late.sheet?.insertRule('.late { visibility: hidden }', late.sheet.cssRules.length);
  expect(getComputedStyle(inner()).visibility).toBe('hidden');

  late.remove();
  expect(getComputedStyle(inner()).pointerEvents).toBe('auto');
});

it('leaves every other property to jsdom', () => {
  render(<Page />);
  const tall = addStyle('.inner { color: rgb(1, 2, 3); text-transform: uppercase }');
  const style = getComputedStyle(document.querySelector('.inner') as Element);
  expect([style.color, style.getPropertyValue('text-transform')]).toEqual(['rgb(1, 2, 3)', 'uppercase']);
  tall.remove();
});
