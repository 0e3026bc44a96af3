/** What stands on the page where the brand of the operator will be. */
const settings = { textContent: '{"productName":"\u00a0"}' };

// Stand for the browser where the sign-in page is rendered without one. Only our own modules see them, so that
// libraries know that there is none.
export const document = { documentElement: { lang: '' }, title: '', cookie: '', getElementById: () => settings };
export const location = { search: '' };
export const navigator = { languages: [], language: '' };
