import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifDescription, PifPerson } from '../../../resolvers.generated.ts';
import { decodeText, encodeText } from '../../../upstream/encoding.ts';
import { fromProduct, toProduct } from '../../check/check.product.rest.ts';
import type { ChangedDescription } from '../pif.input.ts';

type Wire = components['schemas'];
type Fields = Wire['PifDescriptionFields'];

/** The texts of the description by the names of the service. */
const texts = {
  description: 'opis',
  function: 'namena',
  categoryReason: 'obrazlozenje',
  population: 'populacija',
  physicalForm: 'oblik',
  shades: 'nijanse',
  nominalContent: 'neto',
  origin: 'poreklo',
} as const satisfies Partial<Record<keyof PifDescription, keyof Fields>>;
type TextField = keyof typeof texts;
const textFields = Object.keys(texts) as TextField[];

/** Places of the input by the names of the service, for its refusals. */
export const descriptionFields = {
  ime: 'input.name',
  oznaka: 'input.reference',
  deklaracija: 'input.labelSlug',
  formula: 'input.formula',
  kategorija: 'input.description.category',
  ...Object.fromEntries(textFields.map((field) => [texts[field], `input.description.${field}`])),
};

const toPerson = (wire: Wire['PifPerson'] | undefined): PifPerson => ({
  name: decodeText(wire?.ime),
  address: decodeText(wire?.adresa),
  phone: decodeText(wire?.telefon),
  email: decodeText(wire?.email),
});

const encode = (text: string | null | undefined): string | null => (text ? encodeText(text) : null);

const fromPerson = (person: ChangedDescription['description']['responsiblePerson']): Wire['PifPerson'] => ({
  ime: encode(person?.name),
  adresa: encode(person?.address),
  telefon: encode(person?.phone),
  email: encode(person?.email),
});

export const toDescription = (wire: Wire['Pif']['opis']): PifDescription => ({
  version: wire.verzija,
  ...(Object.fromEntries(textFields.map((field) => [field, decodeText(wire[texts[field]])])) as Record<
    TextField,
    string | null
  >),
  ...toProduct(wire),
  markets: wire.trzista ?? [],
  firstPlacedOn: wire.prvoStavljanje ?? null,
  responsiblePerson: toPerson(wire.odgovornoLice),
  productionPerson: toPerson(wire.zaProizvodnju),
  qualityPerson: toPerson(wire.zaKvalitet),
});

export const fromDescription = (description: ChangedDescription['description']): Fields => ({
  ...fromProduct(description),
  ...Object.fromEntries(textFields.map((field) => [texts[field], encode(description[field])])),
  trzista: [...new Set(description.markets ?? [])],
  prvoStavljanje: description.firstPlacedOn ?? null,
  odgovornoLice: fromPerson(description.responsiblePerson),
  zaProizvodnju: fromPerson(description.productionPerson),
  zaKvalitet: fromPerson(description.qualityPerson),
});
