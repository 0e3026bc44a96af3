/** What stands on the page where the brand of the operator will be. */
const settings = { textContent: '{"productName":"\u00a0"}' };

/** Stands for the page where the sign-in page is rendered without one. Only our own modules see it, so that libraries know that there is none. */
export const document = { documentElement: { lang: '' }, title: '', getElementById: () => settings };
