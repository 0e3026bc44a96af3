import type { operations } from '../../schema/rest/product-server.generated.ts';
import { authenticator } from '../accounts/caller.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Database } from '../database/openDatabase.ts';
import type { DocumentStore } from '../files/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { ImportQueue } from '../knowledge/importQueue.ts';
import { createService, type Service } from '../service/createService.ts';
import type { Operations } from '../service/operation.ts';
import { checkedListOperations } from './checked-list/checkedList.ts';
import { companyOperations } from './company/company.ts';
import { dashboardOperations } from './dashboard/dashboard.ts';
import { documentOperations, removeUnnamedFiles } from './document-folder/document.ts';
import { fileOperations } from './file/file.ts';
import { ingredientOperations } from './ingredient/ingredient.ts';
import { importOperations } from './inventory-import/inventoryImport.ts';
import { labelOperations } from './label/label.ts';
import { labelPhotoOperations, removeLeftPhotos } from './label/labelPhoto.ts';
import { labelWriteOperations } from './label/labelWrites.ts';
import { rawMaterialOperations } from './raw-material/rawMaterial.ts';
import { rawMaterialOverrideOperations } from './raw-material/rawMaterialOverrides.ts';
import { rawMaterialWriteOperations } from './raw-material/rawMaterialWrites.ts';
import { rawMaterialImportOperations } from './raw-material-import/rawMaterialImport.ts';
import { sessionOperations } from './session/session.ts';
import { viewerOperations } from './viewer/viewer.ts';

export interface ProductDependencies {
  db: Database;
  tokens: Tokens;
  files: FileStore;
  documents: DocumentStore;
}

/** The stand-in for the product server. */
export async function createProductServer(dependencies: ProductDependencies, control: boolean): Promise<Service> {
  const imports = new ImportQueue(dependencies.db);
  await imports.recover();
  const implementation: Operations<operations> = {
    ...sessionOperations(dependencies),
    ...viewerOperations(dependencies),
    ...companyOperations(dependencies),
    ...labelOperations(dependencies),
    ...labelWriteOperations(dependencies),
    ...labelPhotoOperations(dependencies),
    ...checkedListOperations(dependencies),
    ...dashboardOperations(dependencies),
    ...rawMaterialOperations(dependencies),
    ...rawMaterialWriteOperations(dependencies),
    ...rawMaterialOverrideOperations(dependencies),
    ...documentOperations(dependencies),
    ...ingredientOperations(dependencies),
    ...importOperations(dependencies.db, imports),
    ...rawMaterialImportOperations(dependencies),
    ...fileOperations(dependencies),
  };
  await removeLeftPhotos(dependencies, new Date());
  await removeUnnamedFiles(dependencies);
  const authenticate = authenticator(dependencies.db, dependencies.tokens, 'product-server');
  const service = await createService({
    contract: 'product-server',
    operations: implementation,
    authenticate,
    control,
  });
  service.app.addHook('onClose', () => imports.stop());
  return service;
}
