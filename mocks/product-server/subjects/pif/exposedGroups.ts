import { ageGroupGaps } from '../../../../domain/pif/ageGroupGaps.ts';
import { type ExposedGroup, GROUP_RULES, type PopulationGroup } from '../../../../domain/pif/exposedGroups.ts';
import { exposureOfProduct } from '../../../../domain/pif/exposureOfProduct.ts';
import type { Product } from '../../../../domain/product/product.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifContent } from '../../database/schema/pif.ts';
import { invalidInput } from '../../service/httpError.ts';

type Wire = components['schemas']['PifPopulationGroup'];
type WireGroup = NonNullable<PifContent['PART_A']['izlozeneGrupe']>[number];

const groups: Readonly<Record<Wire, PopulationGroup>> = {
  odrasli: 'ADULT',
  adolescenti: 'ADOLESCENT_11_17',
  deca3do10: 'CHILD_3_10',
  odojcad0do3: 'INFANT_0_3',
  odojcad3do6: 'INFANT_3_6',
  odojcad6do12: 'INFANT_6_12',
  deca12do36: 'TODDLER_12_36',
  trudnice: 'PREGNANT',
  starije: 'ELDERLY',
  profesionalci: 'PROFESSIONAL',
};
const amounts = { uneto: 'TYPED', povrsina: 'SCALED', odrasli: 'ADULT_ROW' } as const;
const weights = { prosek: 'TABLE', uneto: 'TYPED' } as const;

const groupOf = (wire: WireGroup): ExposedGroup => ({
  group: groups[wire.grupa],
  amountBasis: wire.kolicinaOsnov && amounts[wire.kolicinaOsnov],
  gramsPerDay: wire.gramaDnevno,
  retentionFactor: wire.zadrzavanje,
  amountSource: wire.kolicinaIzvor,
  weightBasis: wire.masaOsnov && weights[wire.masaOsnov],
  bodyWeightKg: wire.masaTela,
  weightSource: wire.masaIzvor,
  reasoning: wire.obrazlozenje,
});

/** The groups of people that a file is for. */
export const groupsOf = ({ izlozeneGrupe = [] }: PifContent['PART_A']): ExposedGroup[] => izlozeneGrupe.map(groupOf);

/** Throws a 422 for what the contract cannot say of groups of people: the rules of the domain. */
export function checkExposedGroups({ izlozeneGrupe = [] }: PifContent['PART_A']): void {
  const refuse = (message: string, kod: string) => invalidInput({ path: 'izlozeneGrupe', message, kod });
  if (new Set(izlozeneGrupe.map(({ grupa }) => grupa)).size < izlozeneGrupe.length)
    throw refuse('Ista grupa je navedena dvaput.', 'GROUP_TWICE');
  for (const wire of izlozeneGrupe) {
    const { gramaDnevno, zadrzavanje, masaTela } = wire;
    if ([gramaDnevno, zadrzavanje, masaTela].some((one) => one && Number(one) === 0) || Number(zadrzavanje ?? 1) > 1)
      throw refuse('Količina, udeo i masa moraju da budu veći od 0, a udeo najviše 1.', 'GROUP_FIGURE');
    if (!Object.values(GROUP_RULES).every((rule) => rule(groupOf(wire))))
      throw refuse('Dete ne uzima količinu odraslih, a odrasli se ne preračunavaju.', 'GROUP_BASIS');
  }
}

/** Whether what is said of the people a file is for is whole: Annex I, Part A, point 6. */
export function hasAgeGroupGaps(product: Product, text: string | null, partA: PifContent['PART_A']): boolean {
  const { gramaDnevno = null, zadrzavanje = null, masaTela = null, obrazlozenje = null } = partA.izlozenost ?? {};
  const entered = { gramsPerDay: gramaDnevno, retentionFactor: zadrzavanje, bodyWeightKg: masaTela };
  const adult = exposureOfProduct({ ...product, isForUnderThree: false, entered });
  const population = {
    groups: groupsOf(partA),
    isForUnderThree: product.isForUnderThree,
    text,
    exposure: { ...entered, reasoning: obrazlozenje },
    hasAdultRow: (adult?.mgPerKgDay ?? 0) > 0,
  };
  return ageGroupGaps(population).length > 0;
}
