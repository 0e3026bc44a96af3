import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Action, can } from '../../../../domain/account/rights.ts';
import { dayInBelgrade } from '../../../../domain/dayInBelgrade.ts';
import { MAX_SEARCH_HITS, MIN_SEARCH_LENGTH } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulaRevisions, formulas } from '../../database/schema/formula.ts';
import { pifs } from '../../database/schema/pif.ts';
import { escapeLike, searchTerms } from '../../database/searchText.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import type { Operations } from '../../service/operation.ts';
import { shownCompanies } from '../company/accessibleCompanies.ts';
import { findCompanies } from '../company/companyOperations.ts';
import { containsAll } from '../formula/formulaFilters.ts';
import { annexRowsOf, countIngredients, pageOfIngredients } from '../ingredient/ingredientQueries.ts';
import { stageWords } from '../pif/pifMapping.ts';
import { documentState } from '../raw-material/documentState.ts';
import { seenMaterials } from '../raw-material/rawMaterialAccess.ts';
import { firstMaterials, type MaterialFilter, materialSearch } from '../raw-material/rawMaterialQueries.ts';
import { findWorkingCompany } from '../raw-material/rawMaterialResponse.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { findLabels } from './labelHits.ts';

type Group = components['schemas']['SearchGroup'];
type Hit = components['schemas']['SearchHit'];
type Found = Omit<Group, 'vrsta'>;

/** Raw materials are counted up to this number, as labels are. Ours. */
const MAX_COUNTED = 1000;

/** What is searched for, for whom. */
interface Search {
  db: Database;
  caller: Caller;
  /** As it was sent, and the folded words of it. */
  text: string;
  terms: string[];
  /** The companies whose records are shown. */
  companyIds: string[];
  /** The name of such a company. */
  companyOf: (id: string) => Hit['firma'];
}

/** Each kind of record, what reads it, and how it is found; in the order in which they are shown. */
const kinds: readonly (readonly [kind: Group['vrsta'], action: Action, find: (search: Search) => Promise<Found>])[] = [
  ['deklaracija', 'label.read', labelHits],
  ['pif', 'pif.read', pifHits],
  ['formula', 'formula.read', formulaHits],
  ['sirovina', 'rawMaterial.read', materialHits],
  ['sastojak', 'ingredient.read', ingredientHits],
  ['firma', 'company.read', companyHits],
];

/** The search of everything at once. */
export const searchOperations = ({ db }: ProductDependencies): Operations<Pick<operations, 'search'>> => ({
  search: {
    action: 'search.use',
    async run({ query }, caller) {
      const text = query['text[search]'];
      const terms = searchTerms(text);
      if (!terms.some((term) => term.length >= MIN_SEARCH_LENGTH)) return { status: 'success', data: { data: [] } };
      const companies = new Map((await shownCompanies(db, caller)).map(({ id, name }) => [id, name]));
      const companyOf = (id: string) => ({ _id: id, ime: companies.get(id) ?? '' });
      const search: Search = { db, caller, text, terms, companyIds: [...companies.keys()], companyOf };
      const data = await Promise.all(
        kinds
          .filter(([, action]) => can(caller.role, action))
          .map(async ([kind, , find]) => ({ vrsta: kind, ...(await find(search)) })),
      );
      return { status: 'success', data: { data } };
    },
  },
});

async function labelHits({ db, companyIds, companyOf, text, terms }: Search): Promise<Found> {
  const { total, hasMore, rows } = await findLabels(db, companyIds, text, terms);
  return {
    ukupno: total,
    imaIhVise: hasMore,
    stavke: rows.map(({ id, slug, name, productCode, companyId, status }) => ({
      _id: id,
      slug,
      ime: name,
      sifra: productCode,
      firma: companyOf(companyId),
      status,
    })),
  };
}

/** Those first whose searched text, which begins with the name, begins with the words. */
const beginsFirst = (text: SQL, { terms }: Search): SQL => sql`${text} NOT LIKE ${`${escapeLike(terms.join(' '))}%`}`;

async function pifHits(search: Search): Promise<Found> {
  const { db, companyIds, companyOf, terms } = search;
  const text = sql`${pifs.searchText}`;
  const condition = and(inArray(pifs.companyId, companyIds), containsAll(text, terms));
  const found = await db
    .select()
    .from(pifs)
    .where(condition)
    .orderBy(beginsFirst(text, search), desc(pifs.changedAt), pifs.id)
    .limit(MAX_SEARCH_HITS);
  return {
    ukupno: await db.$count(pifs, condition),
    stavke: found.map(({ id, slug, name, reference, companyId, stage }) => ({
      _id: id,
      slug,
      ime: name,
      sifra: reference,
      firma: companyOf(companyId),
      stanje: stageWords[stage],
    })),
  };
}

async function formulaHits(search: Search): Promise<Found> {
  const { db, companyIds, companyOf, terms } = search;
  const text = sql`${formulas.searchText}`;
  const condition = and(inArray(formulas.companyId, companyIds), containsAll(text, terms));
  const found = await db
    .select({ formula: formulas, code: formulaRevisions.code })
    .from(formulas)
    .innerJoin(
      formulaRevisions,
      and(eq(formulaRevisions.formulaId, formulas.id), eq(formulaRevisions.number, formulas.revision)),
    )
    .where(condition)
    .orderBy(beginsFirst(text, search), desc(formulas.updatedAt), formulas.id)
    .limit(MAX_SEARCH_HITS);
  return {
    ukupno: await db.$count(formulas, condition),
    stavke: found.map(({ formula: { id, slug, name, companyId, revision }, code }) => ({
      _id: id,
      slug,
      ime: name,
      sifra: code,
      firma: companyOf(companyId),
      revizija: revision,
    })),
  };
}

async function materialHits({ db, caller, terms }: Search): Promise<Found> {
  const company = await findWorkingCompany(db, caller);
  const filter: MaterialFilter = {
    ...(await materialSearch(db, terms)),
    visible: await seenMaterials(db, caller, company.id),
    documentState: documentState(caller, dayInBelgrade(new Date())),
  };
  const { total, hasMore, rows } = await firstMaterials(db, company.id, filter, MAX_SEARCH_HITS, MAX_COUNTED);
  return {
    ukupno: total,
    imaIhVise: hasMore,
    stavke: rows.map((row) => ({
      _id: row.id,
      slug: row.slug,
      ime: escapeIfAmbiguous(row.tradeName),
      sifra: escapeIfAmbiguous(row.code),
      proizvodjac: escapeIfAmbiguous(row.manufacturer),
      vrsta: row.vrsta,
    })),
  };
}

async function ingredientHits({ db, terms }: Search): Promise<Found> {
  const filter = { terms, functionName: null, annex: null, ids: null };
  const found = await pageOfIngredients(db, filter, 0, MAX_SEARCH_HITS);
  const annexes = await annexRowsOf(
    db,
    found.map(({ row }) => row),
  );
  return {
    ukupno: await countIngredients(db, filter),
    stavke: found.map(({ row }) => ({
      _id: row.id,
      slug: row.id,
      ime: row.inci,
      sifra: row.cas.join(', '),
      aneksi: [...new Set(annexes(row).map(({ annex, reference }) => `${annex}/${reference}`))],
    })),
  };
}

async function companyHits({ db, caller, terms }: Search): Promise<Found> {
  const found = await findCompanies(db, caller, terms);
  return {
    ukupno: found.length,
    stavke: found.slice(0, MAX_SEARCH_HITS).map(({ id, name }) => ({ _id: id, slug: id, ime: name })),
  };
}
