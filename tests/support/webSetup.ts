import '@testing-library/jest-dom';
import * as React from 'react';
import { configure } from '@testing-library/react';
import { MAX_WAIT_MS } from '../../mocks/testing/until.ts';

configure({
  asyncUtilTimeout: MAX_WAIT_MS,
  // Shows the text of the page instead of the whole document, which would hide the message.
  getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`),
});

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => undefined;

// React notes with every element where it was made, for a tool of browsers; that is a tenth of the time of a test.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
