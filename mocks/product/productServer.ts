import type { operations } from '../../schema/rest/product-server.generated.ts';
import { authenticator } from '../accounts/authenticator.ts';
import { ImportQueue } from '../knowledge/importQueue.ts';
import type { Backend } from '../service/createService.ts';
import type { Operations } from '../service/operation.ts';
import { accessTokenOperations } from './access-token/accessTokenOperations.ts';
import { binOperations, emptyBin } from './bin/binOperations.ts';
import { checkedListOperations } from './checked-list/checkedListOperations.ts';
import { companyOperations } from './company/companyOperations.ts';
import { companyWriteOperations } from './company/companyWriteOperations.ts';
import { dashboardOperations } from './dashboard/dashboardOperations.ts';
import { documentOperations, removeUnreferencedFiles } from './document-folder/documentOperations.ts';
import { expiryOperations } from './expiry/expiryOperations.ts';
import { fileOperations } from './file/fileOperations.ts';
import { removeUnreferencedPictures } from './file/removeUnreferencedPictures.ts';
import { fragranceImportOperations } from './fragrance-import/fragranceImportOperations.ts';
import { fragranceMaterialOperations } from './fragrance-material/fragranceMaterialOperations.ts';
import { formulaOperations } from './formula/formulaOperations.ts';
import { formulaImportOperations } from './formula-import/formulaImportOperations.ts';
import { formulaWriteOperations } from './formula/formulaWriteOperations.ts';
import { historyOperations } from './history/historyOperations.ts';
import { ingredientOperations } from './ingredient/ingredientOperations.ts';
import { inspectionLinkOperations } from './inspection/inspectionLinkOperations.ts';
import { inspectionOperations } from './inspection/inspectionOperations.ts';
import { inventoryImportOperations } from './inventory-import/inventoryImportOperations.ts';
import { labelOperations } from './label/labelOperations.ts';
import { labelPhotoOperations, removeUnclaimedPhotos } from './label/labelPhotoOperations.ts';
import { labelRecheckOperations } from './label-recheck/labelRecheckOperations.ts';
import { LabelRechecker } from './label-recheck/labelRechecker.ts';
import { onEachDay } from './label-recheck/onEachDay.ts';
import { rulesVersion } from './label-recheck/rulesVersion.ts';
import { labelReprintOperations } from './label-reprint/labelReprintOperations.ts';
import { labelWriteOperations } from './label/labelWriteOperations.ts';
import { removeUnclaimedDocuments, signOffDocumentOperations } from './label/signOffDocumentOperations.ts';
import { signOffOperations } from './label/signOffOperations.ts';
import { removeUnsentFiles } from './message/attachments.ts';
import { MailCapture } from './message/mailCapture.ts';
import { smtpServer } from './message/mailServer.ts';
import { MailWorker } from './message/mailWorker.ts';
import { messageOperations } from './message/messageOperations.ts';
import { ExpiryNotices } from './notification/expiryNotices.ts';
import { notificationOperations } from './notification/notificationOperations.ts';
import { pifCommentOperations } from './pif/pifCommentOperations.ts';
import { pifConclusionOperations } from './pif/pifConclusionOperations.ts';
import { pifExportOperations } from './pif/pifExportOperations.ts';
import { pifFileOperations } from './pif/pifFileOperations.ts';
import { pifVersionOperations } from './pif-version/pifVersionOperations.ts';
import { pifOperations } from './pif/pifOperations.ts';
import { pifReportOperations } from './pif/pifReportOperations.ts';
import { pifRequirementOperations } from './pif/pifRequirementOperations.ts';
import { pifSectionOperations } from './pif/pifSectionOperations.ts';
import { pifStageOperations } from './pif/pifStageOperations.ts';
import { pifWriteOperations } from './pif/pifWriteOperations.ts';
import type { MailSettings, ProductDependencies } from './productDependencies.ts';
import { rawMaterialOperations } from './raw-material/rawMaterialOperations.ts';
import { rawMaterialOverrideOperations } from './raw-material/rawMaterialOverrideOperations.ts';
import { rawMaterialWriteOperations } from './raw-material/rawMaterialWriteOperations.ts';
import { rawMaterialImportOperations } from './raw-material-import/rawMaterialImportOperations.ts';
import { sessionOperations } from './session/sessionOperations.ts';
import { toxicologyImportOperations } from './toxicology-import/toxicologyImportOperations.ts';
import { userOperations } from './user/userOperations.ts';
import { assessorProfileOperations } from './viewer/assessorProfileOperations.ts';
import { viewerOperations } from './viewer/viewerOperations.ts';

/** How often formulas and raw materials are judged that are new or changed, so that a change of the law has something to be compared with: ten minutes. */
const NEW_RECORDS_MS = 600_000;
/** How often messages are tried again that are due: tries are whole minutes apart. */
const MAIL_MS = 20_000;

/** The operations of the product server, with the work that they leave to the background. */
export interface ProductBackend extends Backend {
  /** Ends the work in the background, so that the database can be closed or exchanged. */
  stop(): Promise<void>;
}

/** Starts what answers the requests of the product server. */
export async function startProductBackend(
  dependencies: ProductDependencies,
  mail: MailSettings,
): Promise<ProductBackend> {
  const imports = new ImportQueue(dependencies.db);
  await imports.recover();
  const rechecker = new LabelRechecker(dependencies.db, await rulesVersion());
  const { smtpUrl } = mail;
  const capture = new MailCapture(mail.folder);
  await capture.recover();
  const handOver = smtpServer(() => (smtpUrl === undefined ? capture.url() : Promise.resolve(smtpUrl)), mail.from);
  const way = smtpUrl === undefined ? 'FOLDER' : 'SMTP';
  const mailWorker = new MailWorker({ ...dependencies, handOver, way });
  await mailWorker.recover();
  const expiryNotices = new ExpiryNotices(dependencies);
  const implementation: Operations<operations> = {
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
    ...rawMaterialOperations(dependencies),
    ...rawMaterialWriteOperations(dependencies),
    ...rawMaterialOverrideOperations(dependencies),
    ...formulaOperations(dependencies),
    ...formulaWriteOperations(dependencies),
    ...formulaImportOperations(dependencies),
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
  };
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
    operations: implementation,
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
