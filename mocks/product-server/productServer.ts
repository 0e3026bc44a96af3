import type { operations } from '../../schema/rest/product-server.generated.ts';
import { authenticator } from './accounts/authenticator.ts';
import { ImportQueue } from './knowledge/importQueue.ts';
import { withCreateKeys } from './service/answerOnce.ts';
import type { Backend } from './service/createService.ts';
import type { Operations } from './service/operation.ts';
import { accessTokenOperations } from './subjects/access-token/accessTokenOperations.ts';
import { binOperations, emptyBin } from './subjects/bin/binOperations.ts';
import { checkedListOperations } from './subjects/checked-list/checkedListOperations.ts';
import { companyOperations } from './subjects/company/companyOperations.ts';
import { companyWriteOperations } from './subjects/company/companyWriteOperations.ts';
import { dashboardOperations } from './subjects/dashboard/dashboardOperations.ts';
import { documentOperations } from './subjects/document-folder/documentOperations.ts';
import { removeUnreferencedFiles } from './subjects/document-folder/removeUnreferencedFiles.ts';
import { expiryOperations } from './subjects/expiry/expiryOperations.ts';
import { fileOperations } from './subjects/file/fileOperations.ts';
import { removeUnreferencedPictures } from './subjects/file/removeUnreferencedPictures.ts';
import { fragranceImportOperations } from './subjects/fragrance-import/fragranceImportOperations.ts';
import { fragranceMaterialOperations } from './subjects/fragrance-material/fragranceMaterialOperations.ts';
import { formulaOperations } from './subjects/formula/formulaOperations.ts';
import { importLayoutOperations } from './subjects/import-layout/importLayoutOperations.ts';
import { formulaImportOperations } from './subjects/formula-import/formulaImportOperations.ts';
import { formulaWriteOperations } from './subjects/formula/formulaWriteOperations.ts';
import { historyOperations } from './subjects/history/historyOperations.ts';
import { ingredientOperations } from './subjects/ingredient/ingredientOperations.ts';
import { inspectionLinkOperations } from './subjects/inspection/inspectionLinkOperations.ts';
import { inspectionOperations } from './subjects/inspection/inspectionOperations.ts';
import { inventoryImportOperations } from './subjects/inventory-import/inventoryImportOperations.ts';
import { labelOperations } from './subjects/label/labelOperations.ts';
import { labelPhotoOperations, removeUnclaimedPhotos } from './subjects/label/labelPhotoOperations.ts';
import { labelRecheckOperations } from './recheck/recheckOperations.ts';
import { LabelRechecker } from './recheck/rechecker.ts';
import { onEachDay } from './recheck/onEachDay.ts';
import { rulesVersion } from './recheck/rulesVersion.ts';
import { labelReprintOperations } from './subjects/label-reprint/labelReprintOperations.ts';
import { labelWriteOperations } from './subjects/label/labelWriteOperations.ts';
import { removeUnclaimedDocuments, signOffDocumentOperations } from './subjects/label/signOffDocumentOperations.ts';
import { signOffOperations } from './subjects/label/signOffOperations.ts';
import { removeUnsentFiles } from './subjects/message/attachments.ts';
import { MailCapture } from './mail/mailCapture.ts';
import { smtpServer } from './mail/mailServer.ts';
import { type MailWay, MailWorker } from './mail/mailWorker.ts';
import { messageOperations } from './subjects/message/messageOperations.ts';
import { ExpiryNotices } from './subjects/notification/expiryNotices.ts';
import { notificationOperations } from './subjects/notification/notificationOperations.ts';
import { pifCommentOperations } from './subjects/pif/pifCommentOperations.ts';
import { pifConclusionOperations } from './subjects/pif/pifConclusionOperations.ts';
import { pifExportOperations } from './subjects/pif/pifExportOperations.ts';
import { pifFileOperations } from './subjects/pif/pifFileOperations.ts';
import { pifVersionOperations } from './subjects/pif-version/pifVersionOperations.ts';
import { pifOperations } from './subjects/pif/pifOperations.ts';
import { pifReportOperations } from './subjects/pif/pifReportOperations.ts';
import { pifRequirementOperations } from './subjects/pif/pifRequirementOperations.ts';
import { pifSectionOperations } from './subjects/pif/pifSectionOperations.ts';
import { pifStageOperations } from './subjects/pif/pifStageOperations.ts';
import { pifWriteOperations } from './subjects/pif/pifWriteOperations.ts';
import type { MailSettings, ProductDependencies } from './productDependencies.ts';
import { rawMaterialOperations } from './subjects/raw-material/rawMaterialOperations.ts';
import { rawMaterialOverrideOperations } from './subjects/raw-material/rawMaterialOverrideOperations.ts';
import { rawMaterialWriteOperations } from './subjects/raw-material/rawMaterialWriteOperations.ts';
import { rawMaterialImportOperations } from './subjects/raw-material-import/rawMaterialImportOperations.ts';
import { searchOperations } from './subjects/search/searchOperations.ts';
import { sessionOperations } from './subjects/session/sessionOperations.ts';
import { toxicologyImportOperations } from './subjects/toxicology-import/toxicologyImportOperations.ts';
import { userOperations } from './subjects/user/userOperations.ts';
import { assessorProfileOperations } from './subjects/viewer/assessorProfileOperations.ts';
import { viewerOperations } from './subjects/viewer/viewerOperations.ts';

/**
 * How often formulas and raw materials are judged that are new or changed, so that a change of the law has something to
 * be compared with: ten minutes.
 */
const NEW_RECORDS_MS = 600_000;
/** How often messages are tried again that are due: tries are whole minutes apart. */
const MAIL_MS = 20_000;

/** The operations of the product server, with the work that they leave to the background. */
export interface ProductBackend extends Backend {
  /** Ends the work in the background, so that the database can be closed or exchanged. */
  stop(): Promise<void>;
}

/** What the operations leave to the background. */
interface BackgroundWork {
  imports: ImportQueue;
  rechecker: LabelRechecker;
  mailWorker: MailWorker;
  way: MailWay;
}

const allOperations = (
  dependencies: ProductDependencies,
  { imports, rechecker, mailWorker, way }: BackgroundWork,
): Operations<operations> => ({
  ...sessionOperations(dependencies),
  ...viewerOperations(dependencies),
  ...assessorProfileOperations(dependencies),
  ...notificationOperations(dependencies),
  ...accessTokenOperations(dependencies.db),
  ...companyOperations(dependencies),
  ...companyWriteOperations(dependencies),
  ...userOperations(dependencies),
  ...labelOperations(dependencies),
  ...labelWriteOperations(dependencies, rechecker),
  ...signOffOperations(dependencies, rechecker),
  ...signOffDocumentOperations(dependencies),
  ...labelPhotoOperations(dependencies),
  ...checkedListOperations(dependencies),
  ...dashboardOperations(dependencies),
  ...searchOperations(dependencies),
  ...rawMaterialOperations(dependencies),
  ...rawMaterialWriteOperations(dependencies),
  ...rawMaterialOverrideOperations(dependencies),
  ...formulaOperations(dependencies),
  ...formulaWriteOperations(dependencies),
  ...formulaImportOperations(dependencies),
  ...importLayoutOperations(dependencies),
  ...pifOperations(dependencies),
  ...pifWriteOperations(dependencies),
  ...pifSectionOperations(dependencies),
  ...pifRequirementOperations(dependencies),
  ...pifReportOperations(dependencies),
  ...pifFileOperations(dependencies),
  ...pifExportOperations(dependencies),
  ...pifVersionOperations(dependencies),
  ...inspectionLinkOperations(dependencies),
  ...inspectionOperations(dependencies),
  ...pifCommentOperations(dependencies),
  ...historyOperations(dependencies),
  ...pifStageOperations(dependencies),
  ...pifConclusionOperations(dependencies),
  ...documentOperations(dependencies),
  ...binOperations(dependencies),
  ...expiryOperations(dependencies),
  ...ingredientOperations(dependencies, rechecker),
  ...inventoryImportOperations(dependencies.db, imports, rechecker),
  ...labelRecheckOperations(dependencies.db),
  ...labelReprintOperations(dependencies, rechecker),
  ...rawMaterialImportOperations(dependencies),
  ...toxicologyImportOperations(dependencies),
  ...fragranceMaterialOperations(dependencies),
  ...fragranceImportOperations(dependencies),
  ...messageOperations(dependencies, mailWorker, way),
  ...fileOperations(dependencies),
});

/** Starts what answers the requests of the product server. */
export async function startProductBackend(
  dependencies: ProductDependencies,
  mail: MailSettings,
): Promise<ProductBackend> {
  const imports = new ImportQueue(dependencies.db);
  await imports.recover();
  const rechecker = new LabelRechecker(dependencies.db, await rulesVersion(), undefined, dependencies.checkWorkers);
  const { smtpUrl } = mail;
  const capture = new MailCapture(mail.folder);
  await capture.recover();
  const handOver = smtpServer(() => (smtpUrl === undefined ? capture.url() : Promise.resolve(smtpUrl)), mail.from);
  const way = smtpUrl === undefined ? 'FOLDER' : 'SMTP';
  const mailWorker = new MailWorker({ ...dependencies, handOver, way });
  await mailWorker.recover();
  const expiryNotices = new ExpiryNotices(dependencies);
  const implementation = allOperations(dependencies, { imports, rechecker, mailWorker, way });
  await removeUnclaimedPhotos(dependencies, new Date());
  await removeUnclaimedDocuments(dependencies, new Date());
  await removeUnsentFiles(dependencies, new Date());
  await emptyBin(dependencies);
  await removeUnreferencedFiles(dependencies);
  await removeUnreferencedPictures(dependencies);
  const authenticate = authenticator(dependencies.db, dependencies.tokens, 'product-server');
  const stopDays = onEachDay(() => {
    rechecker.wake();
    expiryNotices.wake();
  });
  const newRecords = setInterval(() => void rechecker.wakeForNew(), NEW_RECORDS_MS).unref();
  const mailTries = setInterval(() => mailWorker.wake(), MAIL_MS).unref();
  rechecker.wake();
  expiryNotices.wake();
  mailWorker.wake();
  return {
    operations: withCreateKeys(dependencies.db, implementation),
    authenticate,
    async stop() {
      stopDays();
      clearInterval(newRecords);
      clearInterval(mailTries);
      await Promise.all([imports.stop(), rechecker.stop(), expiryNotices.stop(), mailWorker.stop()]);
      await capture.close();
    },
  };
}
