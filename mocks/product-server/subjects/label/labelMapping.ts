import { mapNames } from '../../../../domain/mapNames.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { LABEL_TEXT_COLUMN_NAMES, LABEL_TEXT_COLUMNS, type labels } from '../../database/schema/schema.ts';
import type { StoredFinding } from '../../../../domain/label/storedFindings.ts';
import { checkedWith } from '../../recheck/checkedWith.ts';
import { productDetailsBody, productDetailsColumns } from '../../productDetails.ts';

type LabelRow = typeof labels.$inferSelect;
type LabelDetail = components['schemas']['LabelDetail'];
type LabelChange = components['schemas']['LabelChange'];

/** A label as a list shows it. */
export function toListItem(row: LabelRow) {
  return {
    _id: row.id,
    slug: row.slug,
    ime: row.name,
    photo: row.photo,
    inciProizvoda: row.ingredients,
    createdAt: row.createdAt.toISOString(),
    rezultatChangedAt: row.resultChangedAt.toISOString(),
    status: row.status,
    isActive: row.isActive,
    arhivirana: row.isArchived,
    sifraProizvoda: row.productCode,
    firma: row.companyId,
  };
}

/** The texts that a list omits on request. */
export const toLongTexts = (row: LabelRow) => ({
  napomene: row.remarks,
  tekstDeklaracije: row.labelText,
  mereOpreza: row.precautions,
});

/** A label with all its fields. */
export function toLabelDetail(
  row: LabelRow,
  companyName: string | null,
  more: Pick<LabelDetail, 'potvrde' | 'promenaRezultata' | 'formula' | 'nalaziAlergena'>,
): LabelDetail {
  return {
    ...toListItem(row),
    ...toLongTexts(row),
    ...productDetailsBody(row),
    tekstSastava: row.ingredientText,
    procenti: row.percentages.map(({ name, percent }) => ({ naziv: name, procenat: percent })),
    phOd: row.phMin,
    phDo: row.phMax,
    trzista: row.markets,
    pao: row.paoMonths,
    paoNijePotreban: row.isPaoIrrelevant,
    minRokMeseci: row.minimumDurabilityMonths,
    uvoz: row.isImported,
    ...Object.fromEntries(LABEL_TEXT_COLUMN_NAMES.map((name) => [LABEL_TEXT_COLUMNS[name], row[name]])),
    verzija: row.version,
    firmaData: { firma: { ime: companyName } },
    ...more,
  };
}

/** The new value of a column that is never null: null clears it, and undefined leaves it unchanged. */
const nullToBlank = <T>(value: T | null | undefined, blank: T): T | undefined => (value === null ? blank : value);

/** The columns of a change; those that it omits are undefined. */
export function toColumns(change: LabelChange) {
  return {
    name: change.ime?.trim(),
    productCode: nullToBlank(change.sifraProizvoda, ''),
    ingredients: change.inciProizvoda,
    status: change.status,
    isActive: nullToBlank(change.isActive, true),
    labelText: nullToBlank(change.tekstDeklaracije, ''),
    precautions: nullToBlank(change.mereOpreza, ''),
    remarks: nullToBlank(change.napomene, ''),
    ingredientText: nullToBlank(change.tekstSastava, ''),
    ...productDetailsColumns(change),
    percentages: nullToBlank(change.procenti, [])?.map(({ naziv, procenat }) => ({ name: naziv, percent: procenat })),
    phMin: change.phOd,
    phMax: change.phDo,
    markets: change.trzista,
    paoMonths: change.pao,
    isPaoIrrelevant: nullToBlank(change.paoNijePotreban, false),
    minimumDurabilityMonths: change.minRokMeseci,
    isImported: change.uvoz,
    ...mapNames(LABEL_TEXT_COLUMN_NAMES, (name) => change[LABEL_TEXT_COLUMNS[name]]),
  };
}

/** What a new result comes from. A result without it is judged again by the next run. */
export function checkColumns(
  { status, provera }: Pick<LabelChange, 'status' | 'provera'>,
  rules: string,
): Pick<LabelRow, 'checkedWith' | 'findings'> | null {
  if (status === undefined) return null;
  if (!provera) return { checkedWith: null, findings: null };
  const findings = provera.nalazi.map(({ kod, tezina, sastojak, osnov }) => ({
    code: kod as StoredFinding['code'],
    severity: tezina === 'greska' ? ('error' as const) : ('warning' as const),
    ingredient: sastojak ?? null,
    reference: osnov,
  }));
  return { checkedWith: checkedWith(provera.znanje, rules), findings };
}
