import { fileURLToPath } from 'node:url';

/**
 * The only file of the BFF that uses `import.meta.url`, so that every other file can be moved. It works in the source
 * and in the bundle, because `bff/` and `dist/` are both folders of the project root.
 */
const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Absolute paths of the files that are not part of the bundle. */
export const paths = {
  packageFile: fromRoot('package.json'),
  /** The commit of the build, written by it. */
  buildInfo: fromRoot('dist/build.json'),
  /** The folder of the `.graphql` files of the schema. */
  graphqlSchema: fromRoot('schema/graphql'),
  /** The generated JSON of an OpenAPI document of `schema/rest`, such as `product-server`. */
  openapiDocument: (name: string): string => fromRoot(`schema/rest/${name}.generated.json`),
  /** The built module that the threads of the spreadsheet pool run. */
  spreadsheetWorker: fromRoot('dist/spreadsheetWorker.mjs'),
  /** The built module that opens a PDF in a thread. */
  pdfWorker: fromRoot('dist/pdfWorker.mjs'),
  /** The built module that lays out a report in a thread. */
  reportWorker: fromRoot('dist/reportWorker.mjs'),
  /** The built module that marks a copy of a PDF in a thread. */
  markWorker: fromRoot('dist/markWorker.mjs'),
  /** The built module that signs a PDF in a thread. */
  signWorker: fromRoot('dist/signWorker.mjs'),
  /** The folder of the template of reports; the compiler reads nothing outside it. */
  reportTemplates: fromRoot('bff/report'),
  /** A font of an installed package. */
  font: (name: string): string => fromRoot(`node_modules/${name}`),
  /** The texts of its documents by their hash, made when the web client is built. */
  trustedDocuments: fromRoot('dist/trustedDocuments.json'),
  /** The knowledge that ships with the product, as a product server answers it. */
  shippedKnowledge: fromRoot('dist/knowledge.json'),
  /** The built web client. */
  webRoot: fromRoot('dist/web'),
};
