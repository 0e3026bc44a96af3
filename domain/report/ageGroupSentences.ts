import { fieldNamesIn } from '../fieldNames/fieldNames.ts';
import type { Language } from '../language.ts';
import type { AgeGroupGap } from '../pif/ageGroupGaps.ts';
import type { PopulationGroup } from '../pif/exposedGroups.ts';

const sentences: Readonly<Record<Language, Readonly<Record<Exclude<AgeGroupGap, PopulationGroup> | 'GROUP', string>>>> =
  {
    en: {
      GROUP: '{group}: amount and body weight are not stated with their sources',
      UNDER_THREE: 'Children under three: amount, retention factor and body weight are not stated with a reason',
      UNDER_THREE_DENIED: 'Months of children under three are ticked, and the description says it is not for them',
      UNDER_THREE_UNTICKED: 'The product is for children under three, and none of their months is ticked',
      CHILDREN_IN_TEXT: 'The population is described as children, and no group of children is ticked',
    },
    sr: {
      GROUP: '{group}: količina i telesna masa nisu navedene sa izvorom',
      UNDER_THREE: 'Deca mlađa od tri godine: količina, udeo koji ostaje i telesna masa nisu navedeni s razlogom',
      UNDER_THREE_DENIED: 'Označeni su meseci dece mlađe od tri godine, a u opisu piše da proizvod nije za njih',
      UNDER_THREE_UNTICKED: 'Proizvod je za decu mlađu od tri godine, a nijedan njihov uzrast nije označen',
      CHILDREN_IN_TEXT: 'Opis populacije pominje decu, a nijedna grupa dece nije označena',
    },
  };

/** What is not stated of the groups that a product is for, as a sentence without a full stop. */
export function ageGroupSentence(gap: AgeGroupGap, language: Language): string {
  const { GROUP, ...others } = sentences[language];
  if (gap in others) return others[gap as keyof typeof others];
  return GROUP.replace('{group}', fieldNamesIn(language).value.group[gap as PopulationGroup]);
}
