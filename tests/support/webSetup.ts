import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { MAX_WAIT_MS } from '../../mocks/testing/until.ts';

configure({
  asyncUtilTimeout: MAX_WAIT_MS,
  // Shows the text of the page instead of the whole document, which would hide the message.
  getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`),
});

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => undefined;
