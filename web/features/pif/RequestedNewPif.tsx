import { useCan } from '../../shared/session/useCan.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';

const NewPifOfFormula = lazyDialog(() => import('./create/NewPifOfFormula.tsx'), 'NewPifOfFormula');

/** The dialog of a new file where the address names the formula that it is made from. */
export function RequestedNewPif() {
  const canCreate = useCan('pif.create');
  const [formulaSlug, setFormulaSlug] = useAddressParam('formula', (text) => text !== '');
  return (
    canCreate &&
    formulaSlug !== null && (
      <NewPifOfFormula slug={formulaSlug} onClose={() => setFormulaSlug(null, { replace: true })} />
    )
  );
}
