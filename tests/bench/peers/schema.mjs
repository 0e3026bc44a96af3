/** The part of our schema that a page of labels needs, for servers that are compared with ours. */
export const typeDefs = `
  type Query { labels(filter: LabelFilter!, sort: LabelSort!, page: Int!, pageSize: Int!): LabelPage! }
  input LabelFilter { search: String, status: LabelStatus, companyId: ID }
  enum LabelSort { CREATED_DESC CREATED_ASC RESULT_CHANGED_DESC RESULT_CHANGED_ASC }
  enum LabelStatus { GREEN YELLOW RED }
  type Company { id: ID! name: String }
  type CompanyCount { company: Company! count: Int! }
  type StatusCount { status: LabelStatus! count: Int! }
  type Label { id: ID! slug: String! name: String photoUrl: String ingredients: [String!]! status: LabelStatus isActive: Boolean! isArchived: Boolean!
    createdAt: String resultChangedAt: String viewerCanDelete: Boolean! company: Company }
  type LabelPage { items: [Label!]! totalCount: Int! page: Int! pageSize: Int! companyCounts: [CompanyCount!]! statusCounts: [StatusCount!] }
`;

const statuses = [null, 'GREEN', 'YELLOW', 'RED'];

/** One call of the service, as ours makes it. `get` takes a path and resolves to the parsed answer. */
export const resolversWith = (get) => ({
  Query: {
    labels: async (_source, { page, pageSize }, context) => {
      const query = `fields=-napomene,-tekstDeklaracije,-mereOpreza&firmaId=Sve&status=0&sort=-createdAt&page=${page}&limit=${pageSize}`;
      const list = await get(`/?${query}`, context.authorization);
      const companies = new Map(list.stats.map(({ _id, firma }) => [_id, { id: _id, name: firma }]));
      return {
        items: list.sveDeklaracije.map((label) => toLabel(label, companies)),
        totalCount: list.brojDeklaracija,
        page,
        pageSize,
        companyCounts: list.stats.map(({ _id, firma, broj }) => ({ company: { id: _id, name: firma }, count: broj })),
        statusCounts: list.statusi?.map(({ status, broj }) => ({ status: statuses[status], count: broj })) ?? null,
      };
    },
  },
});

const toLabel = (label, companies) => ({
  id: label._id,
  slug: label.slug,
  name: label.ime,
  photoUrl: label.photo ? `/files/deklaracijaImages/${label.photo}` : null,
  ingredients: label.inciProizvoda ?? [],
  status: statuses[label.status ?? 0],
  isActive: label.isActive ?? true,
  isArchived: label.arhivirana ?? false,
  createdAt: label.createdAt,
  resultChangedAt: label.rezultatChangedAt,
  viewerCanDelete: true,
  company: companies.get(label.firma) ?? null,
});
