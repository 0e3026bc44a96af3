import { parseSettings } from './settings.ts';

const nothing = {
  productName: 'Dosije',
  version: '',
  ownerName: null,
  ownerAddress: null,
  companyLogoUrl: null,
  missingPages: [],
};

test('the settings of the operator are used', () => {
  const settings = {
    productName: 'Lab',
    version: '2.7.2',
    ownerName: 'Lab d.o.o.',
    ownerAddress: 'Beograd',
    companyLogoUrl: '/files/logo.svg',
    missingPages: ['pifs'],
  };
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
});

test.each([undefined, null, '', '__SETTINGS__', '[]', '{"productName":7,"ownerName":""}'])(
  '%j starts with the defaults',
  (text) => {
    expect(parseSettings(text)).toEqual(nothing);
  },
);
