import { isCompanyId } from '../../../../domain/company/companyId.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';

/** What the formula is imported for, by the address: a product information file of a company, or the formula alone. */
export function usePurpose() {
  const [purpose] = useAddressParam('for', (text) => text === 'pif');
  const [companyId] = useAddressParam('company', isCompanyId);
  const isForPif = purpose !== null;
  return {
    isForPif,
    /** The company that was chosen before. */
    companyId: isForPif ? companyId : null,
    /** Where an entered formula leads. */
    nextPath: isForPif ? paths.newPifOfFormula : paths.formula,
  };
}
