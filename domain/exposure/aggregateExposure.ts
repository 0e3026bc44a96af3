import type { Result } from '../result.ts';
import { ok, err } from '../result.ts';
import type { PercentageAbsorption } from './systemicExposure.ts';
import { validatePercentages, systemicDose } from './systemicExposure.ts';

/** One product that brings the substance. */
export type AggregatePart = PercentageAbsorption & { readonly name: string };

/** The systemic exposure from several products together. */
export type AggregateExposure = {
  /** Sum of the systemic exposure doses, mg/kg bw/day. */
  readonly systemicExposureMgPerKgDay: number;
  /** What each product brings: mg/kg bw/day, and its share in %. */
  readonly parts: readonly {
    readonly name: string;
    readonly systemicExposureMgPerKgDay: number;
    readonly sharePercent: number;
  }[];
};

/**
 * Systemic exposure of one substance from several products of one person, each with its own concentration and
 * absorption: the sum of A × C/100 × DAp/100, mg/kg bw/day (SCCS Notes of Guidance). For a preservative at one
 * concentration in everything take AGGREGATE_EXPOSURE as the only part. Fails on an empty list and on whatever
 * sedByPercentage fails on (field 'products.<number>.<name>').
 */
export function aggregateExposure(products: readonly AggregatePart[]): Result<AggregateExposure> {
  if (products.length === 0) return err([{ code: 'EMPTY', field: 'products', params: {} }]);
  const errors = products.flatMap((product, at) =>
    validatePercentages(product).map((error) => ({ ...error, field: `products.${at}.${error.field}` })),
  );
  if (errors.length > 0) return err(errors);
  const doses = products.map((product) => ({ name: product.name, systemicExposureMgPerKgDay: systemicDose(product) }));
  const total = doses.reduce((sum, dose) => sum + dose.systemicExposureMgPerKgDay, 0);
  const parts = doses.map((dose) => ({ ...dose, sharePercent: (dose.systemicExposureMgPerKgDay / total) * 100 }));
  return ok({ systemicExposureMgPerKgDay: total, parts });
}
