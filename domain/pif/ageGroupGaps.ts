import {
  type ExposedGroup,
  hasAmount,
  hasWeight,
  isChild,
  isUnderThree,
  POPULATION_GROUPS,
  type PopulationGroup,
} from './exposedGroups.ts';
import { isWritten } from './writtenText.ts';

type Text = string | null | undefined;

/**
 * What stands in the way beside a group without figures. UNDER_THREE: the product is for children under three, and
 * neither amount and weight with their reason nor their months are stated. UNDER_THREE_DENIED: their months are ticked
 * and the answer is no. UNDER_THREE_UNTICKED: the answer is yes, other groups are ticked and no months. TEXT: the free
 * text names children and none are ticked.
 */
const POPULATION_GAPS = ['UNDER_THREE', 'UNDER_THREE_DENIED', 'UNDER_THREE_UNTICKED', 'CHILDREN_IN_TEXT'] as const;
export const AGE_GROUP_GAPS = [...POPULATION_GROUPS, ...POPULATION_GAPS] as const;
export type AgeGroupGap = (typeof AGE_GROUP_GAPS)[number];

/** What decides who is exposed. */
export interface Population {
  readonly groups: readonly ExposedGroup[];
  /** Null is not answered, which is asked elsewhere. */
  readonly isForUnderThree: boolean | null;
  /** The free text of the description. */
  readonly text: Text;
  /** What is typed beside the groups. */
  readonly exposure: { readonly gramsPerDay?: Text; readonly bodyWeightKg?: Text; readonly reasoning?: Text };
  /** Whether the category has an exposure of adults. */
  readonly hasAdultRow: boolean;
}

const YOUNGEST_ADOLESCENT = 11;

/** Words for children in English, Serbian and German, in Latin letters without marks. */
const CHILD =
  '(?:child(?:ren)?s?|kids?|bab(?:y|ies)|infants?|toddlers?|newborns?|minors|deca|dece|deci|decu|decj\\w*|deci[jc]\\w*|decac\\w*|decak\\w*|devojcic\\w*|d[j]?ete(?:t\\w{1,3})?|djec\\w*|girls?|boys?|bebe?|beba|bebama?|bebu|decom|djecom|trogodisnj\\w*|skolar\\w*|skolc\\w*|predskol\\w*|(?:cel\\w* )?porodic\\w*|svi(?:h|m)? uzrast\\w*|all ages|all age groups|famil(?:y|ies)|pupils?|schoolchildren|preschool\\w*|klinc\\w*|kiddies?|new borns?|enfants?|bambin\\w*|ninos?|dzieci|copii|odojc\\w*|novoroden\\w*|malisan\\w*|kinder\\w*|kleinkind\\w*|saugling\\w*)';
const MENTION = new RegExp(`(?<!\\w)${CHILD}(?!\\w)`);
/** "Not for children", "nije namenjeno deci", "osim dece"; "not only for children" does not deny anything. */
const DENIAL = new RegExp(
  `(?<!\\w)(?:not|nije|nisu|ne|except|excluding|osim|izuzev|nicht|keine?|out of reach of|van domasaja|van dohvata)(?! (?:only|just|merely|samo|jedino|nur)(?!\\w))(?: (?!and |but |i |ali |vec |und |nego )\\w+){0,4}? ${CHILD}(?: (?:under|below|younger than|ispod|mlad\\w+ od|do|unter) (?:the age of )?\\w+(?: (?:years?|godin\\w*|jahren?))?)?(?!\\w)`,
  'g',
);

const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', ј: 'j', к: 'k', л: 'l' },
  ...{ љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'h' },
  ...{ ц: 'c', ч: 'c', џ: 'dz', ш: 's' },
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u0400-\u04ff]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/[’']s?(?!\w)/g, '')
    .replace(/[^\w;.]+/g, ' ');

/**
 * Whether a text about the population names children, in English, Serbian in both scripts or German. That it denies
 * them ("not for children") is no mention. Our own list of words: a text that names them otherwise passes.
 */
export const namesChildren = (text: Text): boolean => MENTION.test(plain(text ?? '').replace(DENIAL, ' '));

/** Whether every age that a text names is that of adolescents or older: "children from 12 to 16". */
function namesOldChildren(text: Text): boolean {
  const ages = plain(text ?? '').match(/\d+/g) ?? [];
  return ages.length > 0 && ages.every((age) => Number(age) >= YOUNGEST_ADOLESCENT);
}

/**
 * What is not stated of the groups that a product is for: Annex I, Part A, point 6 of Regulation (EC) No 1223/2009;
 * SCCS/1647/22, 3-6.9. A group that is ticked needs amount and body weight with their sources; what the description
 * says of children has to agree.
 */
export function ageGroupGaps({ groups, isForUnderThree, text, exposure, hasAdultRow }: Population): AgeGroupGap[] {
  const ticked: PopulationGroup[] = groups.map(({ group }) => group);
  const without = groups.filter((one) => !hasAmount(one, hasAdultRow) || !hasWeight(one)).map(({ group }) => group);
  const areMonthsTicked = ticked.some(isUnderThree);
  const areOldTicked = ticked.includes('ADOLESCENT_11_17') && namesOldChildren(text);
  const isEntered = [exposure.gramsPerDay, exposure.bodyWeightKg].every((one) => Number(one?.replace(',', '.')) > 0);
  // A file of before says of children under three what they get beside the groups.
  const isOlder = isForUnderThree === true && groups.length === 0;
  const gaps: Record<(typeof POPULATION_GAPS)[number], boolean> = {
    UNDER_THREE: isOlder && !(isEntered && isWritten(exposure.reasoning)),
    UNDER_THREE_DENIED: areMonthsTicked && isForUnderThree === false,
    UNDER_THREE_UNTICKED: isForUnderThree === true && groups.length > 0 && !areMonthsTicked,
    CHILDREN_IN_TEXT: !ticked.some(isChild) && !areOldTicked && !isOlder && namesChildren(text),
  };
  return [...without, ...POPULATION_GAPS.filter((gap) => gaps[gap])];
}
