import { languageOf } from './foreignTexts.ts';

test.each([
  ['Krema je pogodna za kožu lica i ne izaziva crvenilo.', 'sr'],
  ['Margine su iznad stotke, bez pitanja.', 'sr'],
  ['Производ је безбедан за здравље људи.', 'sr'],
  ['The product is safe for human health when used as foreseen.', 'en'],
  ['Shake well before use and keep away from children.', 'en'],
  // Names, figures and words of both languages tell nothing.
  ['Žalfija', null],
  ['Zmaj Jovina 12, 21000 Novi Sad, Srbija', null],
  ['HELIANTHUS ANNUUS SEED OIL', null],
  ['SCCS/1647/22, T. 3A', null],
  ['ISO 11930', null],
  ['', null],
])('%s is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
