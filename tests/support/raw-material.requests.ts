import { startBff, type GraphqlResponse, type Person, type TestBff } from './bff.ts';
import { DETAIL, type Material } from './raw-material.rest.ts';

/** Data of a mutation: the payload under the name of the mutation. */
export type Payload = Record<string, { rawMaterial: Material }>;

/** Starts a BFF and signs these people in, so that no test counts the calls of a sign-in. */
export async function startBffFor(...people: Person[]): Promise<TestBff> {
  const bff = await startBff();
  await Promise.all(people.map((person) => bff.askAs(person, '{ viewer { id } }')));
  return bff;
}

export const mutation = (name: string, fields = `rawMaterial { ${DETAIL} }`): string =>
  `mutation Write($input: ${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`;

/** A composition, each row as `INCI name|highest concentration`. */
export const rows = (...composition: string[]): { inciName: string; maxConcentration: string | null }[] =>
  composition.map((row) => {
    const [inciName = '', maxConcentration = null] = row.split('|');
    return { inciName, maxConcentration };
  });

/** The composition of a raw material, written as `rows` takes it. */
export const compositionOf = ({ values }: Material): string[] =>
  values.composition.map(({ inciName, maxConcentration }) => `${inciName}|${maxConcentration ?? ''}`);

/** The fields of the input that the first error names. */
export const invalidPaths = ({ errors }: Pick<GraphqlResponse, 'errors'>): string[] | undefined =>
  errors[0]?.extensions.fields?.map(({ path }) => path);

/** Throws; for `??` where a response must have a value. */
export const missing = (): never => {
  throw new Error('The response lacks the expected value');
};

/** Requests about raw materials. `running` is a function because the BFF starts after the test file is loaded. */
export function rawMaterialRequests(running: () => TestBff) {
  const write = (name: string, input: unknown, person: Person = 'konsultant') =>
    running().askAs<Payload>(person, mutation(name), { variables: { input } });

  /** Reads one raw material, for tests that look at the whole response. */
  const query = (person: Person, slug: string, fields: string) =>
    running().askAs<{ rawMaterial: Material }>(
      person,
      `query Read($slug: String!) { rawMaterial(slug: $slug) { ${fields} } }`,
      { variables: { slug } },
    );

  return {
    write,

    async create(more: object = {}): Promise<Material> {
      const { data, errors } = await write('createRawMaterial', {
        tradeName: 'Ulje šipka',
        values: { composition: rows('ROSA CANINA FRUIT OIL|99,5', 'TOCOPHEROL|<0.5') },
        ...more,
      });
      expect(errors).toEqual([]);
      return data['createRawMaterial']?.rawMaterial ?? missing();
    },

    update: (slug: string, version: number, values: object, more: object = {}) =>
      write('updateRawMaterial', { slug, version, values, ...more }),

    query,

    /** Reads one raw material as the consultant. */
    read: async (slug: string, fields = DETAIL): Promise<Material> =>
      (await query('konsultant', slug, fields)).data.rawMaterial,

    /** A raw material of another company that everybody sees. */
    async findForeign(): Promise<Material> {
      const { data } = await running().askAs<{ rawMaterials: { items: Material[] } }>(
        'konsultant',
        `{ rawMaterials(filter: {isInCatalogue: false}, pageSize: 1) { items { ${DETAIL} } } }`,
      );
      return data.rawMaterials.items[0] ?? missing();
    },

    /** A raw material that another organisation entered. */
    async findOfOtherOrganisation(): Promise<Material> {
      const { data } = await running().askAs<{ rawMaterials: { items: (Material & { viewerCanEdit: boolean })[] } }>(
        'konsultant',
        `{ rawMaterials(filter: {isInCatalogue: false}, pageSize: 100) { items { viewerCanEdit ${DETAIL} } } }`,
      );
      return data.rawMaterials.items.find(({ viewerCanEdit }) => !viewerCanEdit) ?? missing();
    },

    /** Makes the service respond to the next read with this raw material instead of the stored one. */
    respondNext: (wire: object) =>
      running().standIns.product.fault({
        method: 'GET',
        path: '/sir-inci/*',
        kind: 'status',
        status: 200,
        body: { sirovineincis: wire },
        times: 1,
      }),
  };
}
