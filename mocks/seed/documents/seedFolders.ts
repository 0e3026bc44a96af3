import sharp from 'sharp';
import { foldText } from '../../database/searchText.ts';
import type { documents, FolderWord } from '../../database/schema/document-folder.ts';
import { requiredFolders } from '../../database/requiredFolders.ts';
import { accounts } from '../accounts.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber } from '../deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../raw-material/rawMaterials.ts';
import { createPdf } from './createPdf.ts';

type DocumentRow = typeof documents.$inferInsert;
type Material = ReturnType<typeof rawMaterialAt>;

const PLAIN = 20;
const OF_EACH_OTHER_TYPE = 3;

const titles: Readonly<Record<FolderWord, string>> = {
  sds: 'Bezbednosni list',
  tds: 'Tehnički list',
  coa: 'Sertifikat analize',
  sastav: 'Sastav',
  mikrobiologija: 'Mikrobiološka specifikacija',
  necistoce: 'Izjava o nečistoćama',
  alergeni: 'Lista alergena',
  ifra: 'IFRA sertifikat',
};

/** A document of the demo data, and how its file is made. */
export interface SeedDocument {
  row: Omit<DocumentRow, 'size'>;
  content: () => Promise<Buffer>;
}

export interface SeedFolders {
  documents: SeedDocument[];
  /** Folders that are missing although the type needs them. */
  missing: { materialId: string; kind: FolderWord }[];
  /** Folders that exist but are inactive. */
  inactive: { materialId: string; kind: FolderWord }[];
  /** Folders of a former type that are not required any more. */
  left: { materialId: string; kind: FolderWord }[];
}

/** The raw materials that have documents: the first ones of a list, and some of each type that has additional folders. */
function withDocuments(): Material[] {
  const all = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
  const keys = new Map(all.map((material) => [material, foldText(material.tradeName)]));
  all.sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
  const others = (['extractOil', 'parfum', 'aroma'] as const).flatMap((type) =>
    all.filter(({ vrsta }) => vrsta === type).slice(0, OF_EACH_OTHER_TYPE),
  );
  return [...new Set([...all.slice(0, PLAIN), ...others])];
}

const day = (offset: number): string => new Date(BASE_DAY + offset * DAY_MS).toISOString().slice(0, 10);

/** Safety data sheets and certificates expire; some have expired. */
function expiryOf(kind: FolderWord, name: string): string | null {
  if (kind !== 'sds' && kind !== 'coa' && kind !== 'ifra') return null;
  return day(seededNumber('expiry', name, 900) - 200);
}

function document(material: Material, kind: FolderWord, number: number): SeedDocument {
  const title = titles[kind];
  const name = `${title} – ${material.tradeName}${number > 0 ? ` (${number + 1})` : ''}`;
  const key = `${material.id} ${kind} ${number}`;
  const isPicture = kind === 'sastav' && seededNumber('scan', key, 3) === 0;
  const addedAt = new Date(BASE_DAY - (seededNumber('added', key, 500) + 1) * DAY_MS);
  const row = {
    id: seededId('document', key),
    materialId: material.id,
    kind,
    name: `${name.slice(0, 140).replace(/[/\\]/g, '-')}.${isPicture ? 'png' : 'pdf'}`,
    mediaType: isPicture ? 'image/png' : 'application/pdf',
    file: seededId('document file', key),
    addedAt,
    addedBy: seededNumber('by', key, 2) === 0 ? accounts.konsultant.id : accounts.org.id,
    expiresOn: expiryOf(kind, key),
  } as const;
  const lines = [
    material.tradeName,
    `Proizvođač: ${material.manufacturer}`,
    `Izdato: ${day(Math.round((addedAt.getTime() - BASE_DAY) / DAY_MS))}`,
    'Primerak za prikaz rada programa; nije dokument proizvođača.',
  ];
  return { row, content: () => (isPicture ? drawScan(title) : Promise.resolve(createPdf(title, lines))) };
}

/** A page that looks scanned: the title, and bars where the text would be. */
export function drawScan(title: string): Promise<Buffer> {
  const bars = Array.from(
    { length: 14 },
    (_, index) =>
      `<rect x="40" y="${120 + index * 26}" width="${260 - seededNumber('bar', `${title}${index}`, 120)}" height="8" fill="#B8BDB6"/>`,
  ).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="510"><rect width="360" height="510" fill="#FDFCF9"/><rect x="40" y="60" width="200" height="18" fill="#6B7A70"/>${bars}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** The content of the folders of the demo raw materials, the same every time. */
export function seedFolders(): SeedFolders {
  const seeded: SeedFolders = { documents: [], missing: [], inactive: [], left: [] };
  withDocuments().forEach((material, index) => {
    const kinds = requiredFolders(material.vrsta);
    // Every third was a perfume before, whose IFRA folder is left.
    const leftover = index % 3 === 2 && !kinds.includes('ifra') ? (['ifra'] as const) : [];
    for (const kind of leftover) seeded.left.push({ materialId: material.id, kind });
    for (const kind of [...kinds, ...leftover]) {
      const turn = seededNumber('folder', `${material.id} ${kind}`, 9);
      if (turn === 0 && kinds.includes(kind)) seeded.missing.push({ materialId: material.id, kind });
      if (turn === 1) seeded.inactive.push({ materialId: material.id, kind });
      const count = turn <= 2 && kind !== 'ifra' ? (turn === 1 ? 1 : 0) : turn === 8 ? 2 : 1;
      for (let number = 0; number < count && turn !== 0; number++)
        seeded.documents.push(document(material, kind, number));
    }
  });
  return seeded;
}
