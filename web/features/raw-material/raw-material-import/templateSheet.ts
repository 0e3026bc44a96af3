import { mapNames } from '../../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { Language } from '../../../../domain/language.ts';
import { toCsv } from '../../../../domain/raw-material-import/toCsv.ts';
import { toSheet } from '../../../../domain/raw-material-import/toSheet.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';

/** Downloads a sheet with every column and one raw material as an example of how to fill the cells. */
export function saveTemplate(language: Language, fileName: string): void {
  const example = {
    tradeName: 'Euxyl PE 9010',
    manufacturer: 'Ashland',
    code: 'PE-9010',
    type: 'PLAIN' as const,
    composition: [
      { inciName: 'Phenoxyethanol', maxConcentration: '90' },
      { inciName: 'Ethylhexylglycerin', maxConcentration: '10' },
    ],
    hasValidDocuments: true,
    ...mapNames(TEXT_FIELDS, () => ''),
    microbiology: '< 100 CFU/g',
    impurities: 'Ethylene oxide < 1 ppm',
    cmrStatus: 'NONE' as const,
    isNano: false,
  };
  saveFile(new Blob([toCsv(toSheet([example], language), language)], { type: 'text/csv;charset=utf-8' }), fileName);
}
