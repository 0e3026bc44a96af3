import sharp from 'sharp';
import type { documents, FolderWord } from '../../product-server/database/schema/document-folder.ts';
import { requiredFolders } from '../../product-server/database/requiredFolders.ts';
import { staffOf } from '../companies.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber } from '../deterministic.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../raw-material/rawMaterials.ts';
import { createPdf } from './createPdf.ts';

type DocumentRow = typeof documents.$inferInsert;
type Material = ReturnType<typeof rawMaterialAt>;
type Fault = 'missing' | 'expired' | 'expiring';

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

/** What is wrong where a person marked the documents as not valid and gave one of these reasons. */
const REASONS: Readonly<Record<string, { fault: Fault; kind: FolderWord }>> = {
  'Istekao sertifikat analize.': { fault: 'expired', kind: 'coa' },
  'Nedostaje bezbednosni list na srpskom jeziku.': { fault: 'missing', kind: 'sds' },
  'Specifikacija starija od tri godine.': { fault: 'expired', kind: 'tds' },
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

/** Of how many raw materials one has each of the three faults, though a person marked its documents valid. */
const ONE_IN = 16;

/**
 * What is wrong with a raw material: the reason that a person gave, or by chance what nobody has noticed yet. Most have
 * nothing.
 */
function faultOf({ id, opisRazloga }: Material): { fault: Fault; kind: FolderWord } | null {
  if (opisRazloga) {
    const known = REASONS[opisRazloga];
    if (!known) throw new Error(`No fault for the reason: ${opisRazloga}`);
    return known;
  }
  const faults = [
    { fault: 'missing', kind: 'necistoce' },
    { fault: 'expired', kind: 'coa' },
    { fault: 'expiring', kind: 'sds' },
  ] as const;
  return faults[seededNumber('fault', id, ONE_IN)] ?? null;
}

const day = (offset: number): string => new Date(BASE_DAY + offset * DAY_MS).toISOString().slice(0, 10);

/**
 * When a document without a fault expires: safety data sheets, certificates and IFRA certificates do, years after the
 * demo data.
 */
function expiryOf(kind: FolderWord, key: string): string | null {
  if (kind !== 'sds' && kind !== 'coa' && kind !== 'ifra') return null;
  return day(400 + seededNumber('expiry', key, 900));
}

/** Days from the demo data until a document with a fault expires. */
const daysLeft = (fault: Fault, key: string): number =>
  fault === 'expired' ? -1 - seededNumber('expired', key, 200) : 15 + seededNumber('expiring', key, 40);

/** All scans are of a composition, so that one picture serves. */
let scan: Promise<Buffer> | undefined;

function document(material: Material, kind: FolderWord, number: number, fault: Fault | null): SeedDocument {
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
    addedBy: staffOf(material.creatorCompanyId),
    expiresOn: fault ? day(daysLeft(fault, key)) : expiryOf(kind, key),
  } as const;
  const lines = [
    material.tradeName,
    `Proizvođač: ${material.manufacturer}`,
    `Izdato: ${day(Math.round((addedAt.getTime() - BASE_DAY) / DAY_MS))}`,
    'Primerak za prikaz rada programa; nije dokument proizvođača.',
  ];
  return { row, content: () => (isPicture ? (scan ??= drawScan(title)) : Promise.resolve(createPdf(title, lines))) };
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

/**
 * The content of the folders of the demo raw materials, the same every time. Further lots of them have empty folders.
 */
export function seedFolders(): SeedFolders {
  const seeded: SeedFolders = { documents: [], missing: [], inactive: [], left: [] };
  for (const [index, material] of Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at)).entries()) {
    const materialId = material.id;
    const kinds = requiredFolders(material.vrsta);
    const found = faultOf(material);
    // Every eighth was a perfume before, whose IFRA folder is left; half of them took it out of use.
    const isLeft = index % 8 === 2 && !kinds.includes('ifra');
    if (isLeft) seeded.left.push({ materialId, kind: 'ifra' });
    if (isLeft && index % 16 === 2) seeded.inactive.push({ materialId, kind: 'ifra' });
    for (const kind of isLeft ? [...kinds, 'ifra' as const] : kinds) {
      const key = `${materialId} ${kind}`;
      const fault = found?.kind === kind ? found.fault : null;
      if (fault === 'missing') {
        if (seededNumber('folder', key, 2) === 0) seeded.missing.push({ materialId, kind });
        continue;
      }
      const count = !fault && seededNumber('folder', key, 30) === 8 ? 2 : 1;
      for (let number = 0; number < count; number++) seeded.documents.push(document(material, kind, number, fault));
    }
  }
  return seeded;
}

let contents: Map<string, SeedDocument['content']> | undefined;

/**
 * The content of a demo document by the name of its file; null for other files. There are too many of them to write all
 * at the start.
 */
export async function seedDocumentContent(file: string): Promise<Buffer | null> {
  contents ??= new Map(seedFolders().documents.map(({ row, content }) => [row.file, content]));
  return (await contents.get(file)?.()) ?? null;
}
