/** A default value with its source. */
export type Default = {
  readonly value: number;
  readonly unit: string;
  readonly source: string;
  readonly verified: boolean;
};

/** What the calculators assume when there are no data: SCCS Notes of Guidance, 12th revision (SCCS/1647/22), through the sources named. */
export const defaults = {
  bodyWeight: {
    value: 60,
    unit: 'kg',
    source:
      'SCCS NoG Table 3A, https://heavymetalindex.com/sources/sccs2023-notes-of-guidance-cosmetic-ingredients-v12',
    verified: true,
  },
  dermalAbsorption: {
    value: 50,
    unit: '%',
    source: 'SCCS default without adequate data (older guidance: 100 %)',
    verified: true,
  },
  dermalAbsorptionOfLargeMolecules: {
    value: 10,
    unit: '%',
    source: 'OWN: may be considered for MW > 500 and log Pow < -1 or > 4',
    verified: false,
  },
  oralAbsorption: {
    value: 50,
    unit: '%',
    verified: true,
    source:
      'https://www.cehtra.com/post/calcul-des-marges-de-s%C3%A9curit%C3%A9-en-cosm%C3%A9tique-donn%C3%A9es-hypoth%C3%A8ses-et-pi%C3%A8ges-possibles-1',
  },
  oralAbsorptionWhenPoor: {
    value: 10,
    unit: '%',
    source: 'as oralAbsorption: MW > 500, log Pow < -1 or > 4',
    verified: true,
  },
  requiredMargin: {
    value: 100,
    unit: '',
    source:
      'SCCS: 10 between species x 10 between people; specification: "A product is considered safe at MoS above 100"',
    verified: true,
  },
  loaelToNoael: { value: 3, unit: '', source: 'OWN: divide by 3, up to 10 case by case', verified: false },
  subacuteToSubchronic: { value: 3, unit: '', source: 'OWN: divide a 28-day point of departure by 3', verified: false },
  fiveDaysAWeek: {
    value: 5 / 7,
    unit: '',
    source: 'OWN: multiply the dose of a study with five doses a week',
    verified: false,
  },
} as const satisfies Readonly<Record<string, Default>>;
