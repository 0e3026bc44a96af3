import type { AnnexRow } from '../../domain/annex/annexEntry.ts';
import type { components } from '../../schema/rest/product-server.generated.ts';
import { decodeText, decodeTexts } from '../upstream/encoding.ts';

/** An annex entry with its published texts, decoded. */
export const toAnnexRow = (row: components['schemas']['AnnexRow']): AnnexRow => ({
  annex: row.aneks,
  reference: row.broj,
  substance: decodeText(row.supstanca) ?? '',
  names: decodeTexts(row.nazivi),
  casNumbers: row.cas ?? '',
  productTypes: decodeText(row.vrsteProizvoda) ?? '',
  maximum: decodeText(row.maksimum) ?? '',
  otherConditions: decodeText(row.drugiUslovi) ?? '',
  warnings: decodeText(row.upozorenja) ?? '',
  regulation: decodeText(row.propis) ?? '',
  cmr: decodeText(row.cmr) ?? '',
  ecNumbers: decodeText(row.ec) ?? '',
  ...(row.stanje ? { asOf: row.stanje } : {}),
});
