import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isOwnInForce } from '../../../domain/ingredient/toxicology.ts';
import { Facts } from './Facts.tsx';
import type { Toxicology_DataFragment as Toxicology } from './Toxicology.generated.ts';
import { ToxicologySignature } from './ToxicologySignature.tsx';
import { isEndpoint, statesAnything, useToxicologyFacts, type ToxicologyFact } from './useToxicologyFacts.ts';

interface Props {
  global: Toxicology | null;
  own: Toxicology | null;
}

/**
 * The toxicological data in force, each with its unit; where there are own values, which of the two holds and what the
 * other says.
 */
export function ToxicologyFacts({ global, own }: Props) {
  const { t } = useTranslation('ingredient');
  const facts = useToxicologyFacts();
  if (!statesAnything(facts, own)) {
    if (!statesAnything(facts, global))
      return (
        <Typography variant="body2" color="textSecondary">
          {t('toxicology.none')}
        </Typography>
      );
    return (
      <>
        <ToxicologySignature data={global} />
        <Facts facts={shown(facts, global).map(({ name, textOf }) => [name, textOf(global)])} />
      </>
    );
  }
  const isOwn = ({ field, textOf }: ToxicologyFact) =>
    isEndpoint(field) ? textOf(own) !== null : isOwnInForce(field, own);
  const noteOf = (fact: ToxicologyFact) => {
    const other = global && fact.textOf(global);
    if (!isOwn(fact)) return other === null ? undefined : t('toxicology.isGlobal');
    if (other === null && fact.textOf(own) === null) return undefined;
    return other === null ? t('toxicology.isOwn') : t('toxicology.isOwnBeside', { value: other });
  };
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('toxicology.whichHolds')}
      </Typography>
      <ToxicologySignature data={own} scope="OWN" />
      {global && <ToxicologySignature data={global} scope="GLOBAL" />}
      <Facts
        facts={shown(facts, own, global).map((fact) => [
          fact.name,
          isOwn(fact) ? fact.textOf(own) : global && fact.textOf(global),
          noteOf(fact),
        ])}
      />
    </>
  );
}

/**
 * Texts about endpoints are shown where there are any; the other facts always, because a missing one is worth knowing.
 */
const shown = (facts: readonly ToxicologyFact[], ...data: (Toxicology | null)[]) =>
  facts.filter(({ field, textOf }) => !isEndpoint(field) || data.some((one) => one && textOf(one) !== null));
