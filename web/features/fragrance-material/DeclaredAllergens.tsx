import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Declaration, DeclarationLine, FragrancePart } from '../../../domain/allergen/declareAllergens.ts';
import type { IfraUse } from '../../../domain/ifra/checkIfra.ts';
import { notify } from '../../shared/notify/notify.ts';
import { DeclarationLines } from './DeclarationLines.tsx';
import type { CalculatorParams } from './fragranceParams.ts';
import { IfraSum } from './IfraSum.tsx';
import './translations.generated.ts';

interface Props {
  declaration: Declaration;
  perfumes: readonly (FragrancePart & IfraUse)[];
  params: CalculatorParams;
  /** Whether there are other perfumes beside that of the page. */
  hasOthers: boolean;
  isWorkingShown: boolean;
  onShowWorking: (isShown: boolean) => void;
}

/** What a product has to declare: the allergens by what becomes of them, and what its perfumes use of their limits. */
export function DeclaredAllergens({ declaration, perfumes, params, hasOthers, isWorkingShown, onShowWorking }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const unstated = perfumes.filter((part) => part.allergens.length === 0).map((part) => part.name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(declaration.declared.map((line) => line.name).join(', '));
      notify('success', t('calculator.copied'));
    } catch {
      notify('error', t('calculator.copyFailed'));
    }
  };
  const isOpen = ({ isNotKnown }: DeclarationLine) => params.worstCase && isNotKnown;
  const groups: readonly { key: string; title: string; lines: readonly DeclarationLine[] }[] = [
    { key: 'prohibited', title: t('calculator.prohibited'), lines: declaration.prohibited },
    { key: 'declared', title: t(`calculator.declared.${params.use}`), lines: declaration.declared },
    { key: 'notKnown', title: t('calculator.notKnown'), lines: declaration.notDeclared.filter(isOpen) },
    {
      key: 'notDeclared',
      title: t('calculator.notDeclared'),
      lines: declaration.notDeclared.filter((line) => !isOpen(line)),
    },
  ];
  return (
    <>
      <Typography
        role="status"
        sx={{ p: 1.5, borderRadius: '10px', bgcolor: 'info.soft', color: 'info.main', fontWeight: 600 }}
      >
        {t('calculator.toDeclare', { count: declaration.declared.length })}
      </Typography>
      {unstated.length > 0 && (
        <Typography variant="body2" role="note" sx={{ mt: 1 }}>
          {t('calculator.noStatement', { names: unstated.join(', ') })}
        </Typography>
      )}
      {groups.map(({ key, title, lines }) => (
        <DeclarationLines
          key={key}
          title={title}
          lines={lines}
          worstCase={params.worstCase}
          hasOthers={hasOthers}
          isWorkingShown={isWorkingShown}
        />
      ))}
      {perfumes.length > 1 && <IfraSum uses={perfumes} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => void copy()} disabled={declaration.declared.length === 0}>
          {t('calculator.copy')}
        </Button>
        <Button onClick={() => onShowWorking(!isWorkingShown)} aria-pressed={isWorkingShown}>
          {t(isWorkingShown ? 'calculator.hideWorking' : 'calculator.showWorking')}
        </Button>
      </Box>
    </>
  );
}
