import { LABEL_FIELD_NAMES, LABEL_TEXTS, PH_FIELDS, type LabelText } from '../../../domain/label/labelFields.ts';
import { MAX_LABEL_NAMES, MAX_LABEL_NAME_LENGTH } from '../../../domain/label/limits.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { IngredientCheck, LabelContent, LabelContentInput } from '../../resolvers.generated.ts';
import { encodeText, decodeText } from '../../upstream/encoding.ts';
import type { FieldNames } from '../../upstream/response.ts';
import { fromProduct, toProduct } from '../check/check.product.rest.ts';
import { fromCheck } from './label.check.rest.ts';
import { wireNames } from './label.fields.rest.ts';
import { toSignOff } from './label.signOff.rest.ts';

type WireContent = components['schemas']['LabelDetail'];
type WireChange = components['schemas']['LabelChange'];

/** The content of a label. A label stored without markets counts as sold in all of them, as in the check. */
export const toContent = (wire: WireContent): LabelContent => ({
  version: wire.verzija,
  ingredientText: decodeText(wire.tekstSastava) ?? '',
  percentages:
    wire.procenti?.map(({ naziv, procenat }) => ({ name: decodeText(naziv) ?? '', percent: procenat })) ?? [],
  ...mapNames(LABEL_TEXTS, (name) => decodeText(wire[wireNames[name]])),
  ...toProduct(wire),
  ...mapNames(PH_FIELDS, (name) => wire[wireNames[name]] ?? null),
  markets: wire.trzista ?? ['EU', 'RS'],
  paoMonths: wire.pao ?? null,
  isPaoIrrelevant: wire.paoNijePotreban ?? false,
  minimumDurabilityMonths: wire.minRokMeseci ?? null,
  isImported: wire.uvoz ?? null,
  signOffs: wire.potvrde?.map((signOff) => toSignOff(signOff, wire.slug)) ?? [],
});

const stored = (value: string | null | undefined) => (value ? encodeText(value) : value === '' ? null : value);

type WireTexts = Record<(typeof wireNames)[LabelText], string | null | undefined>;
const toWireTexts = (content: LabelContentInput) =>
  Object.fromEntries(LABEL_TEXTS.map((name) => [wireNames[name], stored(content[name])])) as WireTexts;

/** The request for a change of the content, with the result of its check; undefined fields stay unchanged. */
export const fromContent = (content: LabelContentInput, check: IngredientCheck) =>
  ({
    ...fromProduct(content),
    ime: stored(content.name) ?? undefined,
    sifraProizvoda: stored(content.productCode),
    isActive: content.isActive,
    tekstSastava: stored(content.ingredientText),
    ...toWireTexts(content),
    procenti: content.percentages?.map(({ name, percent }) => ({ naziv: encodeText(name), procenat: percent })),
    phOd: content.phMin,
    phDo: content.phMax,
    trzista: content.markets ?? undefined,
    pao: content.paoMonths,
    paoNijePotreban: content.isPaoIrrelevant,
    minRokMeseci: content.minimumDurabilityMonths,
    uvoz: content.isImported,
    inciProizvoda: namesOf(check),
    ...fromCheck(check),
  }) satisfies WireChange;

/**
 * The names shown in lists: INCI names of recognised ingredients, the printed text of others. Their number and length
 * are limited, because a text that is no ingredient list may contain thousands, and every list of labels would carry
 * them.
 */
const namesOf = ({ names }: IngredientCheck): string[] =>
  names
    .slice(0, MAX_LABEL_NAMES)
    .map(({ text: printed, inciName, match }) =>
      match === 'UNKNOWN' || match === 'MISSPELLING' ? printed : (inciName ?? printed),
    )
    .map((name) =>
      encodeText(
        name
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, MAX_LABEL_NAME_LENGTH)
          .replace(/[\ud800-\udbff]$/, ''),
      ),
    )
    .filter(Boolean);

/** The input field that an error of the service belongs to, by REST name. */
export const contentFields: FieldNames = {
  firma: 'input.companyId',
  photo: 'input.photoUpload',
  ...Object.fromEntries(LABEL_FIELD_NAMES.map((name) => [wireNames[name], `input.content.${name}`])),
};
