import type { Viewer } from '../../../auth/viewer.rest.ts';
import type { Pif } from '../../../resolvers.generated.ts';
import type { ProductClient } from '../../../upstream/clients.ts';
import { fromAnimalTesting, fromClaims, fromManufacturing } from './pif.content.rest.ts';
import type { ChangedPartA } from '../partA/pif.partA.input.ts';
import { fromPartA } from '../partA/pif.partA.rest.ts';
import { toPif } from '../pif.rest.ts';
import type { ChangedAnimalTesting, ChangedClaims, ChangedManufacturing } from './pif.sections.input.ts';

/** Places of the inputs by the names of the service, for its refusals. */
const manufacturingFields = { postupak: 'input.manufacturing.steps' };
const partAFields = { mikrobiologija: 'input.partA.microbiology' };
const claimFields = { bezTvrdnji: 'input.claims.hasNoClaims', tvrdnje: 'input.claims.claims' };

export async function patchManufacturing(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, manufacturing }: ChangedManufacturing,
): Promise<Pif> {
  const body = { ...fromManufacturing(manufacturing), verzija: version };
  const { data } = await product.call('updatePifManufacturing', { path: { slug }, body }, manufacturingFields);
  return toPif(data.data, viewer);
}

export async function patchClaims(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, claims }: ChangedClaims,
): Promise<Pif> {
  const body = { ...fromClaims(claims), verzija: version };
  const { data } = await product.call('updatePifClaims', { path: { slug }, body }, claimFields);
  return toPif(data.data, viewer);
}

export async function patchAnimalTesting(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, animalTesting }: ChangedAnimalTesting,
): Promise<Pif> {
  const body = { ...fromAnimalTesting(animalTesting), verzija: version };
  const { data } = await product.call('updatePifAnimalTesting', { path: { slug }, body });
  return toPif(data.data, viewer);
}

export async function patchPartA(
  product: ProductClient,
  viewer: Viewer,
  { slug, version, partA }: ChangedPartA,
): Promise<Pif> {
  const body = { ...fromPartA(partA), verzija: version };
  const { data } = await product.call('updatePifPartA', { path: { slug }, body }, partAFields);
  return toPif(data.data, viewer);
}
