import { bigserial, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ToxicologyEndpoint } from '../../../../domain/ingredient/toxicology.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { organisations, users } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A text about an endpoint with its source, or why there are no data. */
export type StoredEndpoint = Required<Omit<components['schemas']['EndpointText'], 'vrsta'>>;

/** What is known of endpoints: a text alone, or with its source or a reason; an endpoint without either is left out. */
export type EndpointTexts = Partial<Record<ToxicologyEndpoint, string | StoredEndpoint>>;

/** What a point of departure is; every name is there, null where it is not stated. */
export type StoredPointDetails = Required<components['schemas']['PointDetails']>;

/**
 * The toxicological data in force: at most one row of an ingredient without organisation, the global values, and one of
 * each organisation with own values. A separate table, because an import replaces the table of ingredients.
 */
export const toxicology = pgTable('toxicology', {
  ingredientId: text('ingredient_id').notNull(),
  /** Null for the global values. */
  organisationId: text('organisation_id').references(() => organisations.id),
  version: integer('version').notNull(),
  /** mg/kg bw/day */
  noael: doublePrecision('noael'),
  noaelSource: text('noael_source'),
  podSpecies: text('pod_species'),
  podStudy: text('pod_study'),
  /** What the value is, as the REST service sends it; null where nothing of it is stated. */
  podDetails: jsonb('pod_details').$type<StoredPointDetails>(),
  /** % */
  oralAbsorption: doublePrecision('oral_absorption'),
  /** % */
  dermalAbsorption: doublePrecision('dermal_absorption'),
  /** g/mol */
  molecularWeight: doublePrecision('molecular_weight'),
  logPow: doublePrecision('log_pow'),
  /** mg/L */
  waterSolubility: doublePrecision('water_solubility'),
  physicalForm: text('physical_form'),
  uvAbsorption: text('uv_absorption'),
  uvAbsorptionSource: text('uv_absorption_source'),
  purity: text('purity'),
  puritySource: text('purity_source'),
  iupacName: text('iupac_name'),
  colour: text('colour'),
  legislation: text('legislation'),
  references: text('reference_list').array().notNull(),
  endpoints: jsonb('endpoints').$type<EndpointTexts>().notNull().default({}),
  isVerified: boolean('is_verified').notNull(),
  verifiedBy: text('verified_by').references(() => users.id),
  verifiedAt: moment('verified_at'),
  updatedAt: moment('updated_at'),
  /** Null for the starter knowledge and for changes made before their author was recorded. */
  updatedBy: text('updated_by').references(() => users.id),
});

export type ToxicologyRow = typeof toxicology.$inferSelect;

/** The figures and texts, without whose they are, who entered and who verified them. */
export type ToxicologyData = Omit<
  ToxicologyRow,
  'ingredientId' | 'organisationId' | 'version' | 'isVerified' | 'verifiedBy' | 'verifiedAt' | 'updatedAt' | 'updatedBy'
>;

/** Versions that are in force no more; nothing changes or removes them. */
export const toxicologyVersions = pgTable('toxicology_versions', {
  number: bigserial('number', { mode: 'number' }).primaryKey(),
  ingredientId: text('ingredient_id').notNull(),
  organisationId: text('organisation_id').references(() => organisations.id),
  version: integer('version').notNull(),
  data: jsonb('data').$type<ToxicologyData>().notNull(),
  isVerified: boolean('is_verified').notNull(),
  verifiedBy: text('verified_by').references(() => users.id),
  verifiedAt: moment('verified_at'),
  updatedAt: moment('updated_at'),
  updatedBy: text('updated_by').references(() => users.id),
});
