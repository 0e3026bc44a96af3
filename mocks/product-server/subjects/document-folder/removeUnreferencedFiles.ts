import { documents, documentVersions } from '../../database/schema/document-folder.ts';
import { filesInBin } from '../bin/binOperations.ts';
import { filesOfFormulas } from '../formula-import/formulaImportOperations.ts';
import { filesOfMessages } from '../../mail/outbox.ts';
import { filesOfPifs } from '../pif/pifFileOperations.ts';
import { filesOfVersions } from '../pif-version/pifVersionOperations.ts';
import { filesOfSignOffs } from '../label/signOffDocumentOperations.ts';
import { filesOfAssessors } from '../viewer/assessorProfileOperations.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

/**
 * Removes files that belong to no document: those of deleted raw materials, labels, formulas and product information
 * files, and those that a killed process left.
 */
export async function removeUnreferencedFiles({
  db,
  documents: store,
}: Pick<ProductDependencies, 'db' | 'documents'>): Promise<void> {
  const ofMaterials = (await db.select({ file: documents.file }).from(documents)).map(({ file }) => file);
  const ofVersions = (await db.select({ file: documentVersions.file }).from(documentVersions)).map(({ file }) => file);
  const others = await Promise.all([
    filesOfSignOffs(db),
    filesOfFormulas(db),
    filesOfPifs(db),
    filesOfVersions(db),
    filesOfAssessors(db),
    filesOfMessages(db),
    filesInBin(db),
  ]);
  await store.removeAllBut(new Set([...ofMaterials, ...ofVersions, ...others.flat()]));
}
