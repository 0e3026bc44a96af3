import { sr } from './sr.ts';
import type { RequirementNames } from './requirementNames.en.ts';

export const requirementNamesSr: RequirementNames = {
  DESCRIPTION: {
    description: 'Opis proizvoda',
    use: 'Da li se ispira',
    isForUnderThree: 'Da li je za decu mlađu od tri godine',
    responsiblePerson: 'Odgovorno lice: ime ili naziv, adresa, telefon i e-adresa',
    productionPerson: 'Lice za proizvodnju: ime, adresa, telefon i e-adresa',
    qualityPerson: 'Lice za kvalitet: ime, adresa, telefon i e-adresa',
  },
  DOCUMENTS: {
    rawMaterials: 'Sirovine formule, nijedna pod privremenim nazivom',
  },
  SAFETY_REPORT: {
    appearance: 'A2 Izgled, boja i miris',
    ph: 'A2 pH',
    stability: 'A2 Stabilnost: ispitivanje sa izveštajem ili obrazloženje',
    durability: 'A2 Rok trajanja ili rok nakon otvaranja',
    microbiology: 'A3 Mikrobiologija: svi redovi standarda ISO 17516 ili obrazloženje',
    challenge: 'A3 Test opterećenja konzervansa ili nizak mikrobiološki rizik',
    pack: 'A4 Primarna ambalaža',
    exposure: 'A6 Izloženost: razlog za sopstvene vrednosti; količina i telesna masa deteta',
    effects: 'A9 Neželjena dejstva ili izjava da ih nema',
  },
  MANUFACTURING: {
    method: sr.field.steps,
    gmpStatement: 'Izjava o dobroj proizvođačkoj praksi: standard, ko ju je potpisao i kada',
  },
  CLAIMS: {
    claims: 'Tvrdnje ili izjava da ih nema',
    evidence: 'Dokaz za svaku tvrdnju',
    criteria: 'Ocena svake tvrdnje po šest kriterijuma',
  },
  ANIMAL_TESTING: {
    statement: 'Izjava o ispitivanju na životinjama',
    thirdCountries: 'Da li je ispitivano zbog propisa trećih zemalja',
    signature: 'Ko je potpisao izjavu i kada',
    text: 'Šta je ispitivano',
    supplierAnswers: 'Odgovori svih dobavljača',
  },
};
