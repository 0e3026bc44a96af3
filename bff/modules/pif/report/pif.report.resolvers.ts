import type { ValueOrigin } from '../../../../domain/report/safetyReportTypes.ts';
import type { Resolvers, ValueOrigin as OriginOfSchema } from '../../../resolvers.generated.ts';
import { requesterOf } from '../../../context.ts';
import { listInTurns } from '../../../timeSlices.ts';
import { ifraStates } from '../../formula/formula.result.ts';
import { endpointNames } from '../../ingredient/ingredient.toxicology.rest.ts';
import { blockersOf, wantedWarningsOf } from '../partB/pif.conclusion.service.ts';
import { safetyReportOf } from './pif.report.service.ts';

const origins = {
  computed: 'COMPUTED',
  typed: 'TYPED',
  knowledge: 'KNOWLEDGE',
  default: 'DEFAULT',
  override: 'OVERRIDE',
} as const satisfies Record<ValueOrigin, OriginOfSchema>;

export const pifReportResolvers: Resolvers = {
  Pif: {
    safetyReport: (pif, _args, context) => safetyReportOf(context, pif),
    blockers: (pif, _args, context) => blockersOf(context, pif),
    wantedWarnings: (pif, _args, context) => wantedWarningsOf(context, pif),
  },
  SafetyReport: {
    composition: ({ composition }, _args, context) => listInTurns(requesterOf(context), composition),
    substances: ({ substances }, { key }, context) =>
      listInTurns(
        requesterOf(context),
        substances.filter((one) => (key ?? one.key) === one.key),
      ),
    allergens: ({ allergens }) => [...allergens],
    ifra: ({ ifra }) => [...ifra],
    sections: ({ sections }) => [...sections],
    hasCmr: ({ statements }) => statements.hasCmr,
    hasNano: ({ statements }) => statements.hasNano,
    effectsPerMillion: ({ statements }) => statements.effects.perMillionUnits,
  },
  Sourced: { origin: ({ origin }) => origins[origin] },
  CompositionRow: { substances: ({ substances }) => [...substances] },
  SubstanceRow: {
    casNumbers: ({ casNumbers }) => [...casNumbers],
    ecNumbers: ({ ecNumbers }) => [...ecNumbers],
    functions: ({ functions }) => [...functions],
    annexEntries: ({ annexEntries }) => [...annexEntries],
    waiverReason: ({ waiving }) => waiving?.reason ?? null,
    suggestedWaiver: ({ waiving }) => waiving?.suggested ?? null,
    combined: ({ combined }) => combined ?? null,
    groupMargins: ({ groupMargins }) => [...(groupMargins ?? [])],
  },
  CombinedMargin: { products: ({ products }) => [...products] },
  // Reports that were frozen before types were kept lack them.
  PointOfDeparture: {
    details: ({ details }) => details ?? null,
    steps: ({ steps }) => [...(steps ?? [])],
    factors: ({ steps }) => (steps ?? []).map(({ written }) => written).join(' '),
    absorption: ({ absorption, oralAbsorption }) => absorption ?? oralAbsorption,
  },
  ReportedStudy: { details: ({ details }) => details ?? null, steps: ({ steps }) => [...(steps ?? [])] },
  ToxicologicalProfile: {
    endpoints: ({ endpoints }) =>
      endpoints.map(({ endpoint, text, noData = null }) => ({ endpoint: endpointNames[endpoint], text, noData })),
    references: ({ references }) => [...references],
  },
  SubstanceIdentity: {
    casNumbers: ({ casNumbers }) => [...casNumbers],
    isSameName: ({ matchedBy }) => matchedBy === 'name',
  },
  ReportFragrance: { state: ({ state }) => state && ifraStates[state] },
  ReportInhalation: { propellants: ({ propellants }) => [...(propellants ?? [])] },
  ReportExposure: { notes: ({ notes }) => [...notes], groups: ({ groups }) => [...(groups ?? [])] },
  ReportSection: { missing: ({ missing }) => [...missing] },
  ReportMissingItem: {
    isQuestion: ({ state }) => state === 'QUESTION',
    params: ({ params }) => Object.entries(params).map(([name, value]) => ({ name, value })),
  },
};
