import { useEffect, useEffectEvent } from 'react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { usePifFormulaOriginQuery } from './NewPif.generated.ts';
import { NewPifDialog } from './NewPifDialog.tsx';

/** Makes a file of the formula that the address names, such as one that has just been imported. */
export function NewPifOfFormula({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { data, error } = usePifFormulaOriginQuery({ variables: { slug } });
  const giveUp = useEffectEvent(() => {
    if (!error) return;
    notify('error', describeError(error).text);
    onClose();
  });
  useEffect(() => giveUp(), [error]);
  if (!data) return null;
  const { name, company } = data.formula;
  return <NewPifDialog given={{ kind: 'FORMULA', slug, name, companyId: company.id }} onClose={onClose} />;
}
