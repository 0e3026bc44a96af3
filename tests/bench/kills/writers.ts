import sharp from 'sharp';
import type { Person } from '../../support/bff.ts';
import { aPdf } from '../../support/pdf.ts';
import { type FrontDoor, hashOf, RefusedError } from './frontDoor.ts';
import { ABSENT, type Entry, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';

const COMPANIES = '{ companies { id } }';
const LABELS = `query ($search: String!) { labels(filter: { search: $search }, page: 1, pageSize: 2) {
  items { slug name photoUrl content { version ingredientText remarks precautions } } } }`;
const CREATE_LABEL = `mutation ($input: CreateLabelInput!) { createLabel(input: $input) { label { slug photoUrl content { version } } } }`;
const UPDATE_LABEL = `mutation ($input: UpdateLabelInput!) { updateLabel(input: $input) { label { content { version } } } }`;
const MATERIALS = `query ($search: String!) { rawMaterials(filter: { search: $search }, page: 1, pageSize: 2) {
  items { slug tradeName globalValues { composition { inciName maxConcentration } microbiology impurities } } } }`;
const CREATE_MATERIAL = `mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug version } } }`;
const UPDATE_MATERIAL = `mutation ($input: UpdateRawMaterialInput!) { updateRawMaterial(input: $input) { rawMaterial { version } } }`;
const FOLDERS = 'query ($slug: String!) { rawMaterialFolders(slug: $slug) { documents { name url } } }';
const ADD_DOCUMENT = `mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }`;

/** How often a record is changed after it was created. */
const CHANGES = 4;
/** How many documents a raw material gets. */
const MAX_DOCUMENTS = 24;
const MAX_PDF_BYTES = 1_500_000;

/**
 * One of several who write at the same time. Each call writes one record with its changes, and rejects at the first
 * that is not acknowledged.
 */
export type Writer = () => Promise<void>;

/** What a writer works with. */
export interface Scene {
  door: FrontDoor;
  ledger: Ledger;
  random: Random;
}

interface Material {
  slug: string;
  tradeName: string;
  globalValues: {
    composition: { inciName: string; maxConcentration: string | null }[];
    microbiology: string | null;
    impurities: string | null;
  };
}
interface Label {
  slug: string;
  name: string;
  photoUrl: string | null;
  content: { version: number; ingredientText: string; remarks: string | null; precautions: string | null };
}

/** Creates labels, every second with a picture, and changes three of their texts at once. */
export async function labelWriter({ door, ledger, random }: Scene, person: Person): Promise<Writer> {
  const token = await door.signIn(person);
  const { companies } = await door.ask<{ companies: { id: string }[] }>(token, COMPANIES);
  const companyId = companies[0]!.id;
  const stateOf = ({ photoUrl, content: { ingredientText, remarks, precautions } }: Label) =>
    JSON.stringify([photoUrl !== null, ingredientText, remarks, precautions]);
  async function read(name: string): Promise<string> {
    const { labels } = await door.ask<{ labels: { items: Label[] } }>(token, LABELS, { search: name });
    const found = labels.items.find((one) => one.name === name);
    return found ? stateOf(found) : ABSENT;
  }
  const content = (mark: string) => ({
    ingredientText: `Aqua, Glycerin, Parfum, Zx${mark}`,
    remarks: `Remark ${mark} `.repeat(50).trim(),
    precautions: `Precaution ${mark}`,
  });
  let count = 0;
  return async () => {
    const name = random.word();
    const hasPhoto = count++ % 2 === 0;
    const state = (mark: string) => {
      const { ingredientText, remarks, precautions } = content(mark);
      return JSON.stringify([hasPhoto, ingredientText, remarks, precautions]);
    };
    const photoUpload = hasPhoto ? await door.upload(token, 'picture', await aPicture(random)) : null;
    const entry = ledger.add('label', name, ABSENT, () => read(name));
    const { createLabel } = await ledger.write(entry, state('0'), () =>
      door.ask<{ createLabel: { label: Label } }>(token, CREATE_LABEL, {
        input: { companyId, content: { name, markets: ['EU'], ...content('0') }, photoUpload },
      }),
    );
    const { slug, photoUrl } = createLabel.label;
    let { version } = createLabel.label.content;
    if (photoUrl !== null) {
      // It was drawn anew as it was stored, so that what counts is what was told first.
      const readPicture = async () => hashOf(await door.download(token, photoUrl));
      ledger.add('picture', name, await readPicture(), readPicture);
      ledger.count('picture');
    }
    for (let change = 1; change <= CHANGES; change++) {
      const mark = String(change);
      const { updateLabel } = await ledger.write(entry, state(mark), () =>
        door.ask<{ updateLabel: { label: Label } }>(token, UPDATE_LABEL, {
          input: { slug, version, content: content(mark) },
        }),
      );
      version = updateLabel.label.content.version;
    }
  };
}

async function aPicture(random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const [r, g, b] = [random.between(0, 255), random.between(0, 255), random.between(0, 255)];
  const create = { width: 400, height: 300, channels: 3 as const, background: { r, g, b } };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

/** Creates raw materials and changes their composition and two texts at once. */
export async function materialWriter(scene: Scene, person: Person): Promise<Writer> {
  const token = await scene.door.signIn(person);
  return async () => {
    const { entry, slug, version: first } = await createMaterial(scene, token);
    let version = first;
    for (let change = 1; change <= CHANGES; change++) {
      const values = valuesOf(change);
      const { updateRawMaterial } = await scene.ledger.write(entry, JSON.stringify(values), () =>
        scene.door.ask<{ updateRawMaterial: { rawMaterial: { version: number } } }>(token, UPDATE_MATERIAL, {
          input: { slug, version, values },
        }),
      );
      version = updateRawMaterial.rawMaterial.version;
    }
  };
}

const valuesOf = (change: number) => ({
  composition: Array.from({ length: 10 }, (_, at) => ({
    inciName: `SUBSTANCE ${at}`,
    maxConcentration: String(change + 1),
  })),
  microbiology: `Microbiology ${change}`,
  impurities: `Impurities ${change} `.repeat(50).trim(),
});

async function createMaterial(
  { door, ledger, random }: Scene,
  token: string,
): Promise<{ entry: Entry; slug: string; version: number }> {
  const tradeName = random.word();
  const entry = ledger.add('raw material', tradeName, ABSENT, async () => {
    const { rawMaterials } = await door.ask<{ rawMaterials: { items: Material[] } }>(token, MATERIALS, {
      search: `trade:${tradeName}`,
    });
    const found = rawMaterials.items.find((one) => one.tradeName === tradeName);
    if (!found) return ABSENT;
    const { composition, microbiology, impurities } = found.globalValues;
    return JSON.stringify({ composition, microbiology, impurities });
  });
  const values = valuesOf(0);
  const { createRawMaterial } = await ledger.write(entry, JSON.stringify(values), () =>
    door.ask<{ createRawMaterial: { rawMaterial: { slug: string; version: number } } }>(token, CREATE_MATERIAL, {
      input: { tradeName, values },
    }),
  );
  return { entry, ...createRawMaterial.rawMaterial };
}

/**
 * Creates raw materials and puts documents of up to 1.5 MB into their folders. Their state is the hash of their
 * content.
 */
export async function documentWriter(scene: Scene, person: Person): Promise<Writer> {
  const { door, ledger, random } = scene;
  const token = await door.signIn(person);
  async function read(slug: string, name: string): Promise<string> {
    const { rawMaterialFolders } = await door.ask<{
      rawMaterialFolders: { documents: { name: string; url: string }[] }[];
    }>(token, FOLDERS, { slug });
    const found = rawMaterialFolders.flatMap(({ documents }) => documents).find((one) => one.name === name);
    return found ? hashOf(await door.download(token, found.url)) : ABSENT;
  }
  let material = { slug: '', documents: MAX_DOCUMENTS };
  return async () => {
    if (material.documents >= MAX_DOCUMENTS)
      material = { slug: (await createMaterial(scene, token)).slug, documents: 0 };
    const { slug } = material;
    for (const folder of ['SDS', 'TDS', 'COA', 'SDS']) {
      material.documents++;
      const content = new Uint8Array(aPdf(random.hex(Math.floor(random.between(100, MAX_PDF_BYTES)))));
      const name = `${random.word()}.pdf`;
      const upload = await door.upload(token, 'document', content);
      const entry = ledger.add('document', name, ABSENT, () => read(slug, name));
      await ledger.write(entry, hashOf(content), () =>
        door.ask(token, ADD_DOCUMENT, { input: { slug, folder, upload, name } }),
      );
    }
  };
}

/** Signs people in, and every second of them out again. */
export function sessionWriter({ door, ledger }: Scene, person: Person): Writer {
  const read = (token: string) => async () => {
    try {
      await door.ask(token, '{ viewer { id } }');
      return 'in';
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'UNAUTHENTICATED') return 'out';
      throw error;
    }
  };
  let count = 0;
  return async () => {
    const token = await door.signIn(person);
    const entry = ledger.add('session', `session ${count}`, 'in', read(token));
    ledger.count('session');
    if (count++ % 2 === 0) await ledger.write(entry, 'out', () => door.ask(token, 'mutation { logout { loggedOut } }'));
  };
}
