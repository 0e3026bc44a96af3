import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page's code is translated when it is first opened: a slow machine is no failure, and the whole document is no message.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(`${message ?? ''}\n${document.body.textContent}`) });
