import {
  bigserial,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { IngredientPercentage } from '../../../../domain/label/percentages.ts';
import { roles } from '../../../../domain/account/roles.ts';
import { COMPANY_LANGUAGES } from '../../../../domain/company/companyFields.ts';
import type { StoredFinding } from '../../../../domain/label/storedFindings.ts';
import type { LabelText } from '../../../../domain/label/labelFields.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const organisations = pgTable('organisations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id),
  name: text('name').notNull(),
  email: text('email'),
  logo: text('logo'),
  createdBy: text('created_by'),
  /** Number of the last change. */
  version: integer('version').notNull().default(1),
  address: text('address'),
  phone: text('phone'),
  registrationNumber: text('registration_number'),
  taxNumber: text('tax_number'),
  /** Whom to ask. */
  contact: text('contact'),
  /** In which it is asked for documents. */
  language: text('language', { enum: COMPANY_LANGUAGES }).notNull().default(COMPANY_LANGUAGES[0]),
  isArchived: boolean('is_archived').notNull().default(false),
  changedAt: moment('changed_at').notNull().default(new Date('2024-01-01T00:00:00Z')),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  role: text('role', { enum: roles }).notNull(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  selectedCompanyId: text('selected_company_id'),
  photo: text('photo'),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: moment('password_changed_at'),
  isActive: boolean('is_active').notNull(),
  /** Number of the last change by somebody who manages accounts. */
  version: integer('version').notNull().default(1),
  /** Until when the temporary password works; null for one that the person chose. */
  temporaryPasswordUntil: moment('temporary_password_until'),
});

/** Companies assigned to a consultant or a dcp, in addition to those they created. */
export const givenCompanies = pgTable(
  'given_companies',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
);

export const logins = pgTable('logins', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  date: moment('date').notNull(),
  ip: text('ip'),
});

/** Where a product is sold. */
type Market = 'EU' | 'RS';

/** What the check of the ingredients depends on; null is unknown. */
const knownOfProduct = () => ({
  category: text('category'),
  use: text('product_use', { enum: ['leave-on', 'rinse-off'] }),
  isForUnderThree: boolean('is_for_under_three'),
  isForIntimateUse: boolean('is_for_intimate_use'),
  isInhalable: boolean('is_inhalable'),
});

export const labels = pgTable('labels', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  name: text('name').notNull(),
  productCode: text('product_code').notNull(),
  photo: text('photo'),
  ingredients: text('ingredients').array().notNull(),
  status: smallint('status').$type<1 | 2 | 3>().notNull(),
  isActive: boolean('is_active').notNull(),
  isArchived: boolean('is_archived').notNull(),
  labelText: text('label_text').notNull(),
  precautions: text('precautions').notNull(),
  remarks: text('remarks').notNull(),
  createdAt: moment('created_at').notNull(),
  resultChangedAt: moment('result_changed_at').notNull(),
  /** The searched text: `searchTextOf` of name, product code and ingredients. */
  searchText: text('search_text').notNull(),
  /** The ingredient list as printed. */
  ingredientText: text('ingredient_text').notNull().default(''),
  percentages: jsonb('percentages').$type<IngredientPercentage[]>().notNull().default([]),
  ...knownOfProduct(),
  phMin: doublePrecision('ph_min'),
  phMax: doublePrecision('ph_max'),
  markets: text('markets').array().$type<Market[]>().notNull().default(['EU', 'RS']),
  nominalContent: text('nominal_content'),
  paoMonths: smallint('pao_months'),
  bestBefore: text('best_before'),
  isPaoIrrelevant: boolean('is_pao_irrelevant').notNull().default(false),
  minimumDurabilityMonths: smallint('minimum_durability_months'),
  countryOfOrigin: text('country_of_origin'),
  isImported: boolean('is_imported'),
  responsiblePerson: text('responsible_person'),
  batch: text('batch'),
  productFunction: text('product_function'),
  /** Number of the last change of what stands on the label. */
  version: integer('version').notNull().default(1),
  /** The versions of knowledge and rules that `status` comes from; null is unknown. */
  checkedWith: text('checked_with'),
  /** The findings that decided `status`; null is unknown. */
  findings: jsonb('findings').$type<StoredFinding[]>(),
  /** The formula that it was made from and the revision that it follows; both or neither. */
  formulaId: text('formula_id'),
  formulaRevision: integer('formula_revision'),
});

/** The texts of a label that are null when they are not stated: the column, and the service's name of it. */
export const LABEL_TEXT_COLUMNS = {
  nominalContent: 'neto',
  bestBefore: 'rokTrajanja',
  countryOfOrigin: 'zemljaPorekla',
  responsiblePerson: 'odgovornoLice',
  batch: 'serija',
  productFunction: 'namena',
} as const satisfies Partial<Record<LabelText, keyof components['schemas']['LabelContent']>>;
export const LABEL_TEXT_COLUMN_NAMES = Object.keys(LABEL_TEXT_COLUMNS) as (keyof typeof LABEL_TEXT_COLUMNS)[];

/** Uploaded photos that no label uses yet. */
export const labelPhotos = pgTable('label_photos', {
  name: text('name').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  sentAt: moment('sent_at').notNull(),
});

/** Saved checks of ingredient lists. */
export const checkedLists = pgTable('checked_lists', {
  id: text('id').primaryKey(),
  /** The user who saved it; it is visible to them and to the administrator of their organisation. */
  ownerId: text('owner_id')
    .notNull()
    .references(() => users.id),
  /** Who checked it last. */
  checkedBy: text('checked_by')
    .notNull()
    .references(() => users.id),
  name: text('name').notNull(),
  text: text('text').notNull(),
  ...knownOfProduct(),
  status: smallint('status').$type<1 | 2 | 3>().notNull(),
  recognised: integer('recognised').notNull(),
  total: integer('total').notNull(),
  errorCount: integer('error_count').notNull(),
  warningCount: integer('warning_count').notNull(),
  infoCount: integer('info_count').notNull(),
  checkedAt: moment('checked_at').notNull(),
  /** The name as the search looks through it. */
  searchText: text('search_text').notNull(),
});

/** How many labels there are of each kind. Triggers update it, so that counting stays fast with 100,000 labels. */
export const labelCounts = pgTable(
  'label_counts',
  {
    companyId: text('company_id').notNull(),
    status: smallint('status').notNull(),
    isActive: boolean('is_active').notNull(),
    isArchived: boolean('is_archived').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.status, table.isActive, table.isArchived] })],
);

export const CONCLUSIONS = ['none', 'safe', 'conditionallySafe', 'unsafe'] as const;

/** Written once, in the transaction that fills a fresh database. */
export const seeding = pgTable('seeding', {
  scale: integer('scale').primaryKey(),
  seededAt: moment('seeded_at').notNull(),
});
