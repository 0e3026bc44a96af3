import { MAX_LABEL_NAMES, MAX_LABEL_NAME_LENGTH } from '../../../domain/label/limits.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { IngredientCheck, LabelContent, LabelContentInput } from '../../resolvers.generated.ts';
import { encodeText, decodeText } from '../../upstream/encoding.ts';
import { fromProduct, statusNumbers, toProduct } from '../check/check.product.rest.ts';

type WireContent = components['schemas']['LabelDetail'];
type WireChange = components['schemas']['LabelChange'];

/** The content of a label. A label stored without markets counts as sold in all of them, as in the check. */
export const toContent = (wire: WireContent): LabelContent => ({
  version: wire.verzija,
  ingredientText: decodeText(wire.tekstSastava) ?? '',
  labelText: decodeText(wire.tekstDeklaracije),
  precautions: decodeText(wire.mereOpreza),
  remarks: decodeText(wire.napomene),
  ...toProduct(wire),
  markets: wire.trzista ?? ['EU', 'RS'],
  nominalContent: decodeText(wire.neto),
  paoMonths: wire.pao ?? null,
  bestBefore: decodeText(wire.rokTrajanja),
  isPaoIrrelevant: wire.paoNijePotreban ?? false,
  minimumDurabilityMonths: wire.minRokMeseci ?? null,
  countryOfOrigin: decodeText(wire.zemljaPorekla),
  isImported: wire.uvoz ?? null,
  responsiblePerson: decodeText(wire.odgovornoLice),
  batch: decodeText(wire.serija),
  productFunction: decodeText(wire.namena),
});

const stored = (value: string | null | undefined) => (value ? encodeText(value) : value === '' ? null : value);

/** The request for a change of the content, with the result of its check; undefined fields stay unchanged. */
export const fromContent = (content: LabelContentInput, check: IngredientCheck) =>
  ({
    ...fromProduct(content),
    ime: stored(content.name) ?? undefined,
    sifraProizvoda: stored(content.productCode),
    isActive: content.isActive,
    tekstSastava: stored(content.ingredientText),
    tekstDeklaracije: stored(content.labelText),
    mereOpreza: stored(content.precautions),
    napomene: stored(content.remarks),
    trzista: content.markets ?? undefined,
    neto: stored(content.nominalContent),
    pao: content.paoMonths,
    rokTrajanja: stored(content.bestBefore),
    paoNijePotreban: content.isPaoIrrelevant,
    minRokMeseci: content.minimumDurabilityMonths,
    zemljaPorekla: stored(content.countryOfOrigin),
    uvoz: content.isImported,
    odgovornoLice: stored(content.responsiblePerson),
    serija: stored(content.batch),
    namena: stored(content.productFunction),
    inciProizvoda: namesOf(check),
    status: statusNumbers[check.result],
  }) satisfies WireChange;

/**
 * The names shown in lists: INCI names of recognised ingredients, the printed text of others. Their number and length are limited,
 * because a text that is no ingredient list may contain thousands, and every list of labels would carry them.
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
export const contentFields = {
  firma: 'input.companyId',
  photo: 'input.photoUpload',
  ime: 'input.content.name',
  sifraProizvoda: 'input.content.productCode',
  isActive: 'input.content.isActive',
  tekstSastava: 'input.content.ingredientText',
  tekstDeklaracije: 'input.content.labelText',
  mereOpreza: 'input.content.precautions',
  napomene: 'input.content.remarks',
  kategorija: 'input.content.category',
  primena: 'input.content.use',
  zaDecuDoTri: 'input.content.isForUnderThree',
  zaIntimnuNegu: 'input.content.isForIntimateUse',
  inhalacija: 'input.content.isInhalable',
  trzista: 'input.content.markets',
  neto: 'input.content.nominalContent',
  pao: 'input.content.paoMonths',
  rokTrajanja: 'input.content.bestBefore',
  paoNijePotreban: 'input.content.isPaoIrrelevant',
  minRokMeseci: 'input.content.minimumDurabilityMonths',
  zemljaPorekla: 'input.content.countryOfOrigin',
  uvoz: 'input.content.isImported',
  odgovornoLice: 'input.content.responsiblePerson',
  serija: 'input.content.batch',
  namena: 'input.content.productFunction',
};
