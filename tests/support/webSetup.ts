import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// A page's code is translated when it is first opened: a slow machine is no failure, and the whole document is no message.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`),
});

// React notes for every element where it was made, to name the place in a warning. That took a seventh of the time of a
// page's tests; it leaves it when too many were noted lately.
const inner = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// jsdom lays nothing out and so has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
