import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import { row } from './row.ts';

const CITRUS = `CITRUS AURANTIFOLIA JUICE; CITRUS AURANTIFOLIA OIL; CITRUS AURANTIFOLIA PEEL EXTRACT; CITRUS AURANTIUM BERGAMIA PEEL OIL; CITRUS GRANDIS PEEL OIL;
CITRUS LIMON FRUIT EXTRACT; CITRUS LIMON PEEL EXTRACT; CITRUS LIMON PEEL OIL; CITRUS PARADISI FRUIT EXTRACT; CITRUS PARADISI PEEL OIL; RUTA GRAVEOLENS OIL`;

/** Entries of Annex II that labels meet. A name alone is a ban only where the entry makes no exception. */
export const prohibited: readonly AnnexRow[] = [
  row(
    'II',
    '358',
    'Furocoumarines (e.g. trioxysalen (INN), 8-methoxypsoralen, 5-methoxypsoralen) except for normal content in natural essences used. In sun protection and in bronzing products, furocoumarines shall be below 1 mg/kg',
    CITRUS,
    { casNumbers: '298-81-7 / 484-20-8 / 3902-71-4' },
  ),
  row(
    'II',
    '904',
    'Petrolatum, except if the full refining history is known and it can be shown that the substance from which it is produced is not a carcinogen',
    'PETROLATUM',
    { casNumbers: '8009-03-8', cmr: 'C1B' },
  ),
  row(
    'II',
    '1136',
    'Peru balsam (INCI name: Myroxylon pereirae), when used as a fragrance ingredient',
    'MYROXYLON PEREIRAE RESIN; MYROXYLON PEREIRAE OIL; MYROXYLON BALSAMUM PEREIRAE BALSAM OIL',
    { casNumbers: '8007-00-9' },
  ),
  row('II', '1374', 'Isopropyl 4-hydroxybenzoate (INCI: Isopropylparaben)', 'ISOPROPYLPARABEN', {
    casNumbers: '4191-73-5',
    regulation: '(EU) 2014/358',
  }),
  row('II', '1375', 'Isobutyl 4-hydroxybenzoate (INCI: Isobutylparaben)', 'ISOBUTYLPARABEN', {
    casNumbers: '4247-02-3',
    regulation: '(EU) 2014/358',
  }),
  row('II', '1376', 'Phenyl 4-hydroxybenzoate (INCI: Phenylparaben)', 'PHENYLPARABEN', {
    casNumbers: '17696-62-7',
    regulation: '(EU) 2014/358',
  }),
  row(
    'II',
    '1380',
    '3 and 4-(4-Hydroxy-4-methylpentyl)cyclohex-3-ene-1-carbaldehyde',
    'HYDROXYISOHEXYL 3-CYCLOHEXENE CARBOXALDEHYDE',
    { casNumbers: '31906-04-4 / 51414-25-6', regulation: '(EU) 2017/1410' },
  ),
  row('II', '1388', 'Octamethylcyclotetrasiloxane; D4', 'CYCLOTETRASILOXANE; CYCLOMETHICONE', {
    casNumbers: '556-67-2',
    regulation: '(EU) 2019/831',
    cmr: 'R2',
  }),
  row('II', '1666', '2-(4-tert-butylbenzyl) propionaldehyde', 'BUTYLPHENYL METHYLPROPIONAL', {
    casNumbers: '80-54-6',
    regulation: '(EU) 2021/1902',
  }),
  row('II', '1670', 'Pyrithione zinc', 'ZINC PYRITHIONE', { casNumbers: '13463-41-7', regulation: '(EU) 2021/1902' }),
  row('II', '1725', 'Styrene/Acrylates copolymer (nano) [INCI]', 'STYRENE/ACRYLATES COPOLYMER', {
    casNumbers: '9010-92-8',
    regulation: '(EU) 2024/858',
  }),
];
