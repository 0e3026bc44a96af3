import { accessTokenResolvers } from '../modules/access-token/access-token.resolvers.ts';
import { aiServerResolvers } from '../modules/ai-server/ai-server.resolvers.ts';
import { binResolvers } from '../modules/bin/bin.resolvers.ts';
import { calculatorResolvers } from '../modules/calculator/calculator.resolvers.ts';
import { checkResolvers } from '../modules/check/check.resolvers.ts';
import { checkedListResolvers } from '../modules/checked-list/checked-list.resolvers.ts';
import { companyResolvers } from '../modules/company/company.resolvers.ts';
import { dashboardResolvers } from '../modules/dashboard/dashboard.resolvers.ts';
import { documentFolderResolvers } from '../modules/document-folder/document-folder.resolvers.ts';
import { fragranceImportResolvers } from '../modules/fragrance-import/fragrance-import.resolvers.ts';
import { fragranceMaterialResolvers } from '../modules/fragrance-material/fragrance-material.resolvers.ts';
import { formulaImportResolvers } from '../modules/formula-import/formula-import.resolvers.ts';
import { formulaResolvers } from '../modules/formula/formula.resolvers.ts';
import { historyResolvers } from '../modules/history/history.resolvers.ts';
import { ingredientResolvers } from '../modules/ingredient/ingredient.resolvers.ts';
import { inspectionResolvers } from '../modules/inspection/inspection.resolvers.ts';
import { inventoryImportResolvers } from '../modules/inventory-import/inventory-import.resolvers.ts';
import { labelRecheckResolvers } from '../modules/label-recheck/label-recheck.resolvers.ts';
import { expiryResolvers } from '../modules/expiry/expiry.resolvers.ts';
import { labelReprintResolvers } from '../modules/label-reprint/label-reprint.resolvers.ts';
import { labelResolvers } from '../modules/label/label.resolvers.ts';
import { locationResolvers } from '../modules/location/location.resolvers.ts';
import { messageResolvers } from '../modules/message/message.resolvers.ts';
import { pifReportResolvers } from '../modules/pif/report/pif.report.resolvers.ts';
import { pifResolvers } from '../modules/pif/pif.resolvers.ts';
import { pifVersionResolvers } from '../modules/pif-version/pif-version.resolvers.ts';
import { rawMaterialImpactResolvers } from '../modules/raw-material-impact/raw-material-impact.resolvers.ts';
import { rawMaterialImportResolvers } from '../modules/raw-material-import/raw-material-import.resolvers.ts';
import { rawMaterialResolvers } from '../modules/raw-material/raw-material.resolvers.ts';
import { searchResolvers } from '../modules/search/search.resolvers.ts';
import { sessionResolvers } from '../modules/session/session.resolvers.ts';
import { sheetResolvers } from '../modules/sheet/sheet.resolvers.ts';
import { toxicologyImportResolvers } from '../modules/toxicology-import/toxicology-import.resolvers.ts';
import { userResolvers } from '../modules/user/user.resolvers.ts';
import { viewerResolvers } from '../modules/viewer/viewer.resolvers.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/**
 * The resolvers of all modules. Add a new module here: a line in `Query`, one in `Mutation` if it has mutations, and
 * one for each type with field resolvers.
 */
export const resolvers: Resolvers = {
  Query: {
    ...accessTokenResolvers.Query,
    ...aiServerResolvers.Query,
    ...binResolvers.Query,
    ...calculatorResolvers.Query,
    ...checkResolvers.Query,
    ...checkedListResolvers.Query,
    ...companyResolvers.Query,
    ...dashboardResolvers.Query,
    ...documentFolderResolvers.Query,
    ...fragranceMaterialResolvers.Query,
    ...formulaImportResolvers.Query,
    ...formulaResolvers.Query,
    ...historyResolvers.Query,
    ...sheetResolvers.Query,
    ...ingredientResolvers.Query,
    ...inspectionResolvers.Query,
    ...inventoryImportResolvers.Query,
    ...labelRecheckResolvers.Query,
    ...labelReprintResolvers.Query,
    ...expiryResolvers.Query,
    ...labelResolvers.Query,
    ...messageResolvers.Query,
    ...locationResolvers.Query,
    ...pifResolvers.Query,
    ...pifVersionResolvers.Query,
    ...rawMaterialImpactResolvers.Query,
    ...rawMaterialImportResolvers.Query,
    ...rawMaterialResolvers.Query,
    ...searchResolvers.Query,
    ...toxicologyImportResolvers.Query,
    ...fragranceImportResolvers.Query,
    ...userResolvers.Query,
    ...viewerResolvers.Query,
  },
  Mutation: {
    ...accessTokenResolvers.Mutation,
    ...aiServerResolvers.Mutation,
    ...binResolvers.Mutation,
    ...checkedListResolvers.Mutation,
    ...companyResolvers.Mutation,
    ...documentFolderResolvers.Mutation,
    ...fragranceMaterialResolvers.Mutation,
    ...formulaImportResolvers.Mutation,
    ...formulaResolvers.Mutation,
    ...ingredientResolvers.Mutation,
    ...inspectionResolvers.Mutation,
    ...inventoryImportResolvers.Mutation,
    ...labelRecheckResolvers.Mutation,
    ...labelResolvers.Mutation,
    ...messageResolvers.Mutation,
    ...pifResolvers.Mutation,
    ...pifVersionResolvers.Mutation,
    ...rawMaterialImportResolvers.Mutation,
    ...rawMaterialResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...toxicologyImportResolvers.Mutation,
    ...fragranceImportResolvers.Mutation,
    ...userResolvers.Mutation,
    ...viewerResolvers.Mutation,
  },
  CheckedList: checkedListResolvers.CheckedList,
  IngredientCheck: checkResolvers.IngredientCheck,
  ListComparison: calculatorResolvers.ListComparison,
  DocumentFolder: documentFolderResolvers.DocumentFolder,
  Formula: formulaResolvers.Formula,
  FragranceAllergen: fragranceMaterialResolvers.FragranceAllergen,
  Label: labelResolvers.Label,
  LabelFormula: labelResolvers.LabelFormula,
  Pif: { ...pifResolvers.Pif, ...pifReportResolvers.Pif, ...pifVersionResolvers.Pif, ...inspectionResolvers.Pif },
  RawMaterial: { ...rawMaterialResolvers.RawMaterial, ...fragranceMaterialResolvers.RawMaterial },
  RawMaterialComponent: rawMaterialResolvers.RawMaterialComponent,
  User: viewerResolvers.User,
  SafetyReport: pifReportResolvers.SafetyReport,
  PointOfDeparture: pifReportResolvers.PointOfDeparture,
  ReportedStudy: pifReportResolvers.ReportedStudy,
  Sourced: pifReportResolvers.Sourced,
  CompositionRow: pifReportResolvers.CompositionRow,
  SubstanceRow: pifReportResolvers.SubstanceRow,
  ToxicologicalProfile: pifReportResolvers.ToxicologicalProfile,
  SubstanceIdentity: pifReportResolvers.SubstanceIdentity,
  ReportFragrance: pifReportResolvers.ReportFragrance,
  ReportInhalation: pifReportResolvers.ReportInhalation,
  ReportExposure: pifReportResolvers.ReportExposure,
  ReportSection: pifReportResolvers.ReportSection,
  ReportMissingItem: pifReportResolvers.ReportMissingItem,
};
