import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { waitTimeoutMs } from '../../mocks/testing/timeouts.ts';

const { asyncWrapper } = getConfig();
configure({
  // Every wait goes through here before it reads its timeout.
  asyncWrapper: (wait) => {
    configure({ asyncUtilTimeout: waitTimeoutMs() });
    return asyncWrapper(wait);
  },
  // Shows the text of the page instead of the whole document, which would hide the message.
  getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`),
});

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => undefined;
