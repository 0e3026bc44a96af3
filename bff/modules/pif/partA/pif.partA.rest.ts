import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifExposureOverride, PifMeasured, PifPartA } from '../../../resolvers.generated.ts';
import { decodeText, encodeText } from '../../../upstream/encoding.ts';
import { challengeWords, decode, encode, microbiologyWords, nameOf, packKindWords } from '../pif.words.rest.ts';
import type { ChangedPartA } from './pif.partA.input.ts';

type Wire = components['schemas'];
type Fields = Wire['PifPartAFields'];

const toMeasured = (wire: Wire['PifMeasured'] | undefined): PifMeasured => ({
  minimum: wire?.najmanje ?? null,
  maximum: wire?.najvise ?? null,
  method: decodeText(wire?.metoda),
});
const fromMeasured = (range: Partial<PifMeasured> | null | undefined): Wire['PifMeasured'] => ({
  najmanje: range?.minimum ?? null,
  najvise: range?.maximum ?? null,
  metoda: encode(range?.method),
});

const toExposure = (wire: Fields['izlozenost']): PifExposureOverride => ({
  gramsPerDay: wire?.gramaDnevno ?? null,
  retentionFactor: wire?.zadrzavanje ?? null,
  bodyWeightKg: wire?.masaTela ?? null,
  reasoning: decodeText(wire?.obrazlozenje),
});

export const toPartA = (wire: Wire['Pif']['deoA']): PifPartA => ({
  version: wire.verzija,
  appearance: decodeText(wire.izgled),
  colour: decodeText(wire.boja),
  odour: decodeText(wire.mirisProizvoda),
  ph: toMeasured(wire.phVrednost),
  density: toMeasured(wire.gustina),
  viscosity: toMeasured(wire.viskoznost),
  stabilityTests: (wire.stabilnost ?? []).map(({ temperatura, nedelja, pakovanje, rezultat }) => ({
    temperature: decode(temperatura),
    weeks: nedelja ?? null,
    pack: decodeText(pakovanje),
    result: decodeText(rezultat),
  })),
  stabilityReasoning: decodeText(wire.stabilnostObrazlozenje),
  durabilityMonths: wire.rokMeseci ?? null,
  paoMonths: wire.paoMeseci ?? null,
  paoReasoning: decodeText(wire.paoObrazlozenje),
  microbiology: (wire.mikrobiologija ?? []).flatMap(({ red, rezultat, metoda, odgovara }) => {
    const row = nameOf(microbiologyWords, red);
    return row ? [{ row, result: decodeText(rezultat), method: decodeText(metoda), isWithin: odgovara ?? null }] : [];
  }),
  microbiologyReasoning: decodeText(wire.mikrobiologijaObrazlozenje),
  challengeTest: {
    outcome: nameOf(challengeWords, wire.izazov?.ishod),
    method: decodeText(wire.izazov?.metoda),
    reasoning: decodeText(wire.izazov?.obrazlozenje),
  },
  traces: (wire.tragovi ?? []).map(({ supstanca, ppm, obrazlozenje }) => ({
    substance: decode(supstanca),
    ppm: ppm ?? null,
    reasoning: decodeText(obrazlozenje),
  })),
  packParts: (wire.delovi ?? []).map(({ materijal, vrsta, uKontaktu, zaHranu, uskladjenost }) => ({
    material: decode(materijal),
    kind: nameOf(packKindWords, vrsta),
    isInContact: uKontaktu ?? null,
    isFoodGrade: zaHranu ?? null,
    compatibility: decodeText(uskladjenost),
  })),
  misuse: decodeText(wire.zloupotreba),
  exposure: toExposure(wire.izlozenost),
  profiles: (wire.profili ?? []).map((one) => ({
    inciName: decode(one.inci),
    text: decodeText(one.tekst),
    waiver: decodeText(one.izuzece),
    requiredMargin: one.trazenaGranica ?? null,
    marginReason: decodeText(one.razlogGranice),
    cramerClass: one.kramerovaKlasa ?? null,
    hasGenotoxicityAlert: one.genotoksicnost ?? null,
    isOrganophosphateOrCarbamate: one.organofosfat ?? null,
  })),
  noEffectsSince: wire.bezDejstavaOd ?? null,
  effects: (wire.dejstva ?? []).map(({ dejstvo, datum, trziste, ozbiljno, uzrocnost, mera }) => ({
    effect: decode(dejstvo),
    date: datum ?? null,
    market: decodeText(trziste),
    isSerious: ozbiljno ?? null,
    causality: decodeText(uzrocnost),
    action: decodeText(mera),
  })),
  unitsSold: wire.prodato ?? null,
  studies: decodeText(wire.studije),
  otherAssessments: decodeText(wire.ostaleProcene),
});

export const fromPartA = (part: ChangedPartA['partA']): Fields => ({
  izgled: encode(part.appearance),
  boja: encode(part.colour),
  mirisProizvoda: encode(part.odour),
  phVrednost: fromMeasured(part.ph),
  gustina: fromMeasured(part.density),
  viskoznost: fromMeasured(part.viscosity),
  stabilnost: (part.stabilityTests ?? []).map(({ temperature, weeks, pack, result }) => ({
    temperatura: encodeText(temperature),
    nedelja: weeks ?? null,
    pakovanje: encode(pack),
    rezultat: encode(result),
  })),
  stabilnostObrazlozenje: encode(part.stabilityReasoning),
  rokMeseci: part.durabilityMonths ?? null,
  paoMeseci: part.paoMonths ?? null,
  paoObrazlozenje: encode(part.paoReasoning),
  mikrobiologija: (part.microbiology ?? []).map(({ row, result, method, isWithin }) => ({
    red: microbiologyWords[row],
    rezultat: encode(result),
    metoda: encode(method),
    odgovara: isWithin ?? null,
  })),
  mikrobiologijaObrazlozenje: encode(part.microbiologyReasoning),
  izazov: {
    ishod: part.challengeTest?.outcome ? challengeWords[part.challengeTest.outcome] : null,
    metoda: encode(part.challengeTest?.method),
    obrazlozenje: encode(part.challengeTest?.reasoning),
  },
  tragovi: (part.traces ?? []).map(({ substance, ppm, reasoning }) => ({
    supstanca: encodeText(substance),
    ppm,
    obrazlozenje: encode(reasoning),
  })),
  delovi: (part.packParts ?? []).map(({ material, kind, isInContact, isFoodGrade, compatibility }) => ({
    materijal: encodeText(material),
    vrsta: kind ? packKindWords[kind] : null,
    uKontaktu: isInContact ?? null,
    zaHranu: isFoodGrade ?? null,
    uskladjenost: encode(compatibility),
  })),
  zloupotreba: encode(part.misuse),
  izlozenost: {
    gramaDnevno: part.exposure?.gramsPerDay ?? null,
    zadrzavanje: part.exposure?.retentionFactor ?? null,
    masaTela: part.exposure?.bodyWeightKg ?? null,
    obrazlozenje: encode(part.exposure?.reasoning),
  },
  profili: (part.profiles ?? []).map((one) => ({
    inci: encodeText(one.inciName),
    tekst: encode(one.text),
    izuzece: encode(one.waiver),
    trazenaGranica: one.requiredMargin,
    razlogGranice: encode(one.marginReason),
    kramerovaKlasa: one.cramerClass ?? null,
    genotoksicnost: one.hasGenotoxicityAlert ?? null,
    organofosfat: one.isOrganophosphateOrCarbamate ?? null,
  })),
  bezDejstavaOd: part.noEffectsSince ?? null,
  dejstva: (part.effects ?? []).map(({ effect, date, market, isSerious, causality, action }) => ({
    dejstvo: encodeText(effect),
    datum: date ?? null,
    trziste: encode(market),
    ozbiljno: isSerious ?? null,
    uzrocnost: encode(causality),
    mera: encode(action),
  })),
  prodato: part.unitsSold ?? null,
  studije: encode(part.studies),
  ostaleProcene: encode(part.otherAssessments),
});
