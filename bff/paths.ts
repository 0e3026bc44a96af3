import { fileURLToPath } from 'node:url';

/**
 * The only file of the BFF that looks at its own address, so that every other file may move. It works from its source and
 * from the bundle alike, because `bff/` and `dist/` both lie directly below the top of the project.
 */
const fromTop = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Where the BFF finds what is not bundled with it, as absolute paths. */
export const paths = {
  packageFile: fromTop('package.json'),
  /** The folder of the `.graphql` files of the schema. */
  graphqlSchema: fromTop('schema/graphql'),
  /** The generated JSON of an OpenAPI document of `schema/rest`, such as `product-server`. */
  openapiDocument: (name: string): string => fromTop(`schema/rest/${name}.generated.json`),
  /** The built web client. */
  webRoot: fromTop('dist/web'),
};
