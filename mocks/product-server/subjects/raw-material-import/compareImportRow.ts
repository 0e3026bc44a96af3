import { isDeepStrictEqual } from 'node:util';
import { readConcentration } from '../../../../domain/raw-material/concentration.ts';
import { beginning, lineOfText } from '../../../../domain/raw-material-import/cellTexts.ts';
import { materialKey } from '../../../../domain/raw-material-import/materialKey.ts';
import type { SheetProblemCode } from '../../../../domain/raw-material-import/sheetRow.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { INDEPENDENT_TEXT_COLUMNS, TEXT_COLUMN_NAMES, TEXT_COLUMNS } from '../../database/schema/raw-material.ts';
import type { ImportAction, rawMaterialImportRows } from '../../database/schema/raw-material-import.ts';
import { keepsCommonValues, type RawMaterialRow } from '../raw-material/rawMaterialAccess.ts';
import type { MaterialIndex } from './materialIndex.ts';
import type { Composition, MaterialChange } from '../raw-material/rawMaterialInput.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';

/** The maximum number of characters of a value that a problem quotes. */
const MAX_VALUE_LENGTH = 200;

type SentRow = components['schemas']['RawMaterialImportRow'];
type ImportColumn = components['schemas']['ImportColumn'];
type FieldChange = { polje: ImportColumn; pre?: string | null; posle?: string | null };

/** A compared row, without its import and position. */
export type ComparedRow = Omit<typeof rawMaterialImportRows.$inferInsert, 'importId' | 'position'>;

/**
 * Compares a row with the raw materials that the caller sees and decides what the import into the catalogue of a
 * company does with it.
 */
export function compareImportRow(sent: SentRow, index: MaterialIndex, companyId: string, caller: Caller): ComparedRow {
  const read = contentOf(sent);
  const problems = [...sent.problemi];
  const report = (
    kod: SheetProblemCode,
    kolona: ImportColumn | null,
    greska: boolean,
    vrednost: string | null = null,
  ) => problems.push({ linija: sent.linija, kolona, kod, vrednost, greska });
  const common = {
    line: sent.linija,
    tradeName: read.tradeName ?? null,
    manufacturer: read.manufacturer ?? null,
    componentCount: read.composition?.length ?? 0,
    problems,
  };
  const defaultRow = {
    ...common,
    sent,
    kind: 'neispravno' as const,
    materialId: null,
    materialVersion: null,
    change: {},
    fields: [],
    action: 'preskoci' as const,
    actions: [],
  };
  if (problems.some(({ greska }) => greska)) return { ...defaultRow, fields: fieldsOfContent(read) };

  const { tradeName = '', manufacturer } = read;
  const candidates =
    manufacturer === undefined
      ? (index.byTradeName.get(materialKey(tradeName, '')) ?? [])
      : [index.byNames.get(materialKey(tradeName, manufacturer))];
  if (candidates.length > 1) report('SEVERAL_KNOWN', 'proizvodjac', true, String(candidates.length));
  if (!candidates[0] && !read.composition?.length) report('COMPOSITION_MISSING', 'inci', true);
  if (problems.some(({ greska }) => greska)) return { ...defaultRow, fields: fieldsOfContent(read) };

  const material = candidates[0];
  const found = material?.row;
  const content = withKnownPercentages(read, found);
  const { opisRazloga, cmr } = withDependentValues(content, found ?? null);
  if (content.opisRazloga && !opisRazloga)
    report('REASON_IGNORED', 'opisRazloga', false, beginning(lineOfText(content.opisRazloga), MAX_VALUE_LENGTH));
  if (content.cmr && !cmr)
    report('CMR_QUANTITY_IGNORED', 'CMR', false, beginning(lineOfText(content.cmr), MAX_VALUE_LENGTH));
  if (!material || !found) return newRow(defaultRow, withDependentValues(content, null));
  const known = { materialId: found.id, materialVersion: found.version };
  const takeOver: ImportAction[] = material.isLinked ? [] : ['preuzmi'];
  const isCreator = material.creator.id === companyId;
  if (!keepsCommonValues(caller, material.creator.organisationId)) {
    // Its common values are not the caller's to change: product decisions, section 3.
    const isOther = fieldsOf(changeOf(withDependentValues(withoutIdentity(content), found), found), found).length > 0;
    report(isOther ? 'ANOTHER_ORGANISATION_DIFFERS' : 'ANOTHER_ORGANISATION', null, false);
    return { ...defaultRow, kind: 'isto', ...known, ...(takeOver.length > 0 && actionsOf('preskoci', ...takeOver)) };
  }
  if (!isCreator) report('ALREADY_THERE', null, false, beginning(lineOfText(material.creator.name), MAX_VALUE_LENGTH));
  if (!isCreator && content.vrsta !== undefined && content.vrsta !== found.vrsta)
    report('ANOTHER_CREATOR', 'vrsta', false, content.vrsta);
  if (!isCreator && content.code !== undefined && content.code !== lineOfText(found.code))
    report('ANOTHER_CREATOR', 'sifra', false);
  const change = changeOf(withDependentValues(isCreator ? content : withoutIdentity(content), found), found);
  const fields = fieldsOf(change, found);
  return {
    ...defaultRow,
    kind: fields.length > 0 ? 'izmenjeno' : 'isto',
    ...known,
    ...(fields.length > 0 && actionsOf('izmeni', ...takeOver)),
    ...(fields.length === 0 && takeOver.length > 0 && actionsOf('preskoci', ...takeOver)),
    change,
    fields,
  };
}

/** A raw material that is not known, with all that it gets. */
const newRow = (row: ComparedRow, change: MaterialChange): ComparedRow => ({
  ...row,
  kind: 'novo',
  ...actionsOf('unesi'),
  change,
  fields: fieldsOfContent(change),
});

/** All that a row says beside trade name and manufacturer. */
const fieldsOfContent = (content: MaterialChange): FieldChange[] =>
  (Object.keys(columnOf) as (keyof MaterialChange)[])
    .filter((name) => name !== 'tradeName' && name !== 'manufacturer' && toText(content[name]) !== null)
    .map((name) => ({ polje: columnOf[name], pre: null, posle: toText(content[name]) }));

/**
 * A sheet without percentages, or with an empty cell of one, changes none: the names that stay keep theirs. What stands
 * beside a name in its cell counts.
 */
function withKnownPercentages(content: MaterialChange, found: RawMaterialRow | undefined): MaterialChange {
  const known = new Map(found?.composition.map(({ inci, maxConc }) => [materialKey(inci, ''), maxConc]));
  const composition = content.composition?.map(({ inci, maxConc }) => ({
    inci,
    maxConc: maxConc === '' ? (known.get(materialKey(inci, '')) ?? '') : maxConc,
  }));
  return { ...content, ...(composition && { composition }) };
}

/**
 * What can be chosen for a row, the usual first: an import of what was exported changes nothing unless somebody says
 * so.
 */
const actionsOf = (usual: ImportAction, ...others: ImportAction[]) => ({
  action: usual,
  actions: [...new Set<ImportAction>([usual, ...others, 'preskoci'])],
});

/** The content of a row as it is stored. */
function contentOf(row: SentRow): MaterialChange {
  const plain = (written: string | undefined) => (written === undefined ? undefined : plainText(written));
  return {
    tradeName: plain(row.tradeName),
    manufacturer: plain(row.proizvodjac),
    code: plain(row.sifra),
    vrsta: row.vrsta,
    composition: row.sastav?.map(({ inci, maxConc }) => ({ inci: plainText(inci), maxConc })),
    dataFromDocs: row.selekcija,
    ...mapNames(TEXT_COLUMN_NAMES, (column) => plain(row[TEXT_COLUMNS[column].wire])),
    imaCmr: row.imaCMR,
    nano: row.nano,
  };
}

/** Only the creator may change trade name, manufacturer, code and type: specification, sections 5 and 6. */
const withoutIdentity = ({
  tradeName: _name,
  manufacturer: _maker,
  code: _code,
  vrsta: _type,
  ...rest
}: MaterialChange): MaterialChange => rest;

/**
 * Valid documents have no reason. A quantity exists only with CMR substances and is cleared when their status changes.
 */
function withDependentValues(content: MaterialChange, found: RawMaterialRow | null): MaterialChange {
  const imaCmr = content.imaCmr ?? found?.imaCmr ?? 0;
  const isOtherStatus = imaCmr !== (found?.imaCmr ?? 0);
  return {
    ...content,
    ...((content.dataFromDocs ?? found?.dataFromDocs) === true &&
      content.opisRazloga !== undefined && { opisRazloga: '' }),
    ...(content.dataFromDocs === true && { opisRazloga: '' }),
    ...(isOtherStatus && { cmr: content.cmr ?? '' }),
    ...(imaCmr !== 2 && (content.cmr !== undefined || isOtherStatus) && { cmr: '' }),
  };
}

/** The fields that differ from those of the raw material found. */
function changeOf(content: MaterialChange, found: RawMaterialRow): MaterialChange {
  const isSame = (name: keyof MaterialChange) => {
    if (name === 'composition')
      return isDeepStrictEqual(toSheetComposition(content.composition ?? []), toSheetComposition(found.composition));
    return (
      content[name] === found[name] ||
      ((name === 'tradeName' || name === 'manufacturer' || name === 'code') &&
        content[name] === lineOfText(found[name]))
    );
  };
  const names = (Object.keys(content) as (keyof MaterialChange)[]).filter(
    (name) => content[name] !== undefined && !isSame(name),
  );
  return Object.fromEntries(names.map((name) => [name, content[name]]));
}

/** A stored composition as a sheet writes it, so that a mere difference of notation is no change. */
const toSheetComposition = (composition: Composition): Composition =>
  composition.map(({ inci, maxConc }) => {
    const read = readConcentration(maxConc);
    return { inci: lineOfText(inci), maxConc: read.ok ? read.text : maxConc };
  });

const columnOf = {
  tradeName: 'tradeName',
  manufacturer: 'proizvodjac',
  code: 'sifra',
  vrsta: 'vrsta',
  composition: 'inci',
  dataFromDocs: 'selekcija',
  opisRazloga: 'opisRazloga',
  ...mapNames(INDEPENDENT_TEXT_COLUMNS, (column) => TEXT_COLUMNS[column].wire),
  imaCmr: 'imaCMR',
  cmr: 'CMR',
  nano: 'nano',
} as const satisfies Record<keyof MaterialChange, ImportColumn>;

const fieldsOf = (change: MaterialChange, found: RawMaterialRow): FieldChange[] =>
  (Object.keys(columnOf) as (keyof MaterialChange)[])
    .filter((name) => name in change)
    .map((name) => ({ polje: columnOf[name], pre: toText(found[name]), posle: toText(change[name]) }));

/** A value as it is shown; an empty text is null. */
function toText(value: MaterialChange[keyof MaterialChange]): string | null {
  if (Array.isArray(value))
    return value.map(({ inci, maxConc }) => [inci, maxConc].filter(Boolean).join(' ')).join('; ') || null;
  return value === undefined || value === '' ? null : String(value);
}
