import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { MAX_WAIT_MS } from '../../mocks/testing/until.ts';

configure({
  asyncUtilTimeout: MAX_WAIT_MS,
  // The text of the page says enough; its whole document would hide the message.
  getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`),
});

// jsdom lays nothing out and so has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
