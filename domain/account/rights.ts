/**
 * The roles of the specification, section 6: the name of each in the GraphQL schema, where enum values are in capitals,
 * and the companies whose objects it works with: product decisions, section 3. The services and the stored session use
 * the keys. There is no other list: `.tools/roleTable.mjs` makes the enumerations of both schemas of this one.
 */
const roleTable = {
  admin: { schemaName: 'ADMIN', companies: 'all' },
  orgAdmin: { schemaName: 'ORG_ADMIN', companies: 'organisation' },
  user: { schemaName: 'USER', companies: 'given' },
  dcp: { schemaName: 'DCP', companies: 'given' },
  client: { schemaName: 'CLIENT', companies: 'own' },
} as const;

export type Role = keyof typeof roleTable;
export type SchemaRole = (typeof roleTable)[Role]['schemaName'];

export const roles = Object.keys(roleTable) as [Role, ...Role[]];

export const toSchemaRole = (role: Role): SchemaRole => roleTable[role].schemaName;

const everyone = roles;
/** The default group of the specification, section 6. */
const staff: readonly Role[] = ['admin', 'orgAdmin', 'user'];
const staffAndDcp: readonly Role[] = [...staff, 'dcp'];
const staffAndClient: readonly Role[] = [...staff, 'client'];
const administrators: readonly Role[] = ['admin', 'orgAdmin'];
const admin: readonly Role[] = ['admin'];

/**
 * Who may do what: specification, sections 2 and 6, and the product decisions, section 3, which fill their gaps. The
 * BFF, the stand-ins and the web client all read this table. It says what a role may do at all; which objects somebody
 * may do it to depends on their company (`companyScope` below) and on who created the object.
 */
const rights = {
  'label.read': everyone,
  /** Entering a new label or duplicating one. */
  'label.create': staff,
  /** Changing a label, archiving included. */
  'label.edit': staff,
  'label.delete': staffAndClient,
  /** Settling a finding that asks, with a reason, and withdrawing it. */
  'label.signOff': staff,

  'rawMaterial.read': everyone,
  /** Reading raw materials that other companies share, not only those in the catalogue of one's company. */
  'rawMaterial.readGlobal': staffAndDcp,
  'rawMaterial.create': staff,
  'rawMaterial.edit': staff,
  /** Trade name, manufacturer, code and type are for the creator alone, whatever the role: specification, section 6. */
  'rawMaterial.editIdentity': staff,
  'rawMaterial.override': staff,
  'rawMaterial.link': staff,
  'rawMaterial.delete': staff,
  /** Changing and deleting what is common of another organisation's raw materials. */
  'rawMaterial.editOthers': admin,
  'rawMaterial.import': staff,
  /** Downloading a list as a file; a client reads the list of its company on the screen. */
  'rawMaterial.export': staffAndDcp,

  /** Looking into a sheet before it is imported, and remembering what its columns are. */
  'sheet.read': staff,

  'formula.read': staff,
  /** Entering, changing, copying and deleting formulas. */
  'formula.edit': staff,

  'document.read': staffAndDcp,
  'document.edit': staff,
  /** Seeing what was deleted of raw materials and their documents, and putting it back: whoever may delete it. */
  'bin.read': staff,
  'bin.restore': staff,
  /** Seeing what expires: of raw materials and of product information files, each for those who may read them. */
  'expiry.read': everyone,

  'pif.read': staffAndClient,
  'pif.create': staff,
  /** Filling in what is not locked, submitting it, and withdrawing what one submitted. */
  'pif.edit': staffAndClient,
  /** Writing comments, resolving them, and deleting one's own. */
  'pif.comment': staffAndClient,
  /** Returning, archiving and revising; noting who brings what a file lacks, and what it does not need. */
  'pif.review': staff,
  /** Signing a conclusion that one drew oneself. */
  'pif.sign': staff,
  /** Making links that show a signed version to an inspector, ending them, and seeing who opened them. */
  'pif.inspection': staff,

  /**
   * Writing Part B of the safety report and concluding, and keeping the profile of a safety assessor that this needs.
   */
  'pif.assess': staff,

  /** Searching everything at once; each kind of record is found by those who may read it. */
  'search.use': everyone,

  /** Reading what was changed in what one may read. */
  'history.read': everyone,

  'ingredient.read': staff,
  /** Changing the global toxicological data, which hold for every organisation. */
  'ingredient.editToxicology': admin,
  /** Changing the own toxicological data of one's organisation. */
  'ingredient.editOwnToxicology': staff,
  /** Taking the newest data of an ingredient, which judge every organisation's lists. */
  'ingredient.refresh': admin,
  /** What the check of a label needs to know of ingredients; labels are checked for every role. */
  'ingredient.readKnowledge': everyone,
  'inventoryImport.read': administrators,
  'inventoryImport.start': administrators,
  /** Applying an import of the inventory or the annexes and taking it back, which change the rules of everybody. */
  'inventoryImport.apply': admin,

  'check.run': staff,
  /** Perfumes and aromas belong to an organisation. */
  'fragranceMaterial.read': staff,
  'fragranceMaterial.edit': staff,
  'checkedList.read': staff,
  'checkedList.edit': staff,
  'calculator.use': staff,
  'aiServer.use': staff,
  /** Reading the name of a call that a service does not know, to pass it on to who runs the service. */
  'service.readCalls': staff,

  /** E-mail to people of a company or to any address, and one's own outbox. */
  'message.read': staff,
  'message.send': staff,

  'company.read': staff,
  /** Creating companies, and changing and deleting them; a consultant only those that he created. */
  'company.edit': staff,
  /** Giving a consultant a company and taking it away. */
  'company.assign': administrators,
  /** The client users of a company that one sees: list, create, new password, deactivate. */
  'account.manageClients': staff,
  /** All accounts of all organisations. */
  'account.manage': admin,
  /** Choosing in the header which company's objects are listed. */
  'company.select': admin,

  'account.read': everyone,
  /** Changing one's own name and photo. */
  'account.edit': staffAndDcp,
  'account.changePassword': everyone,
  /** Choosing of what one is told by e-mail. */
  'account.notifications': everyone,
  /** Making tokens with which one's own tools query the endpoint, and revoking them. */
  'account.accessTokens': staffAndDcp,
  /** Seeing how long the session lasts at any time, not only in its last minutes. */
  'account.watchSession': admin,

  'dashboard.read': ['admin', 'dcp'],
  /** The guide itself; others find a page that says that there is nothing yet. */
  'guide.read': ['admin', 'dcp'],

  // The pages of the specification, section 2: who may open each.
  'page.guide': everyone,
  'page.labels': everyone,
  'page.rawMaterials': everyone,
  'page.expiry': everyone,
  'page.account': staffAndDcp,
  'page.documentFolders': staffAndDcp,
  'page.pifs': staffAndClient,
  'page.checkedIncis': staff,
  'page.inciGenerator': staff,
  'page.rawIncis': staff,
  'page.inciData': staff,
  'page.allergens': staff,
  'page.companies': staff,
  'page.tools': staff,
  'page.email': staff,
  // The route table gives these two to the default group; section 6 gives them to admin alone.
  'page.users': admin,
  'page.todos': admin,

  // The navigation, where it differs from who may open the page: specification, section 2.
  'menu.guide': staffAndDcp,
  'menu.rawMaterials': staffAndDcp,
  'menu.pifs': everyone,
} as const satisfies Record<string, readonly Role[]>;

/** What somebody may do, or open. */
export type Action = keyof typeof rights;

export const isAction = (name: string): name is Action => Object.hasOwn(rights, name);

export const rolesWith = (action: Action): readonly Role[] => rights[action];

/** Whether a role may do something; nobody without a role may do anything. */
export const can = (role: Role | undefined, action: Action): boolean =>
  role !== undefined && rolesWith(action).includes(role);

/**
 * What somebody with a temporary password may do: choose one of his own and, because client users have no account page,
 * of what to be told by e-mail.
 */
export const worksWithTemporaryPassword = (action: Action): boolean =>
  action === 'account.read' || action === 'account.changePassword' || action === 'account.notifications';

/**
 * All companies, those of the person's organisation, those that the person created or was given, or the person's own
 * company alone.
 */
export type CompanyScope = (typeof roleTable)[Role]['companies'];

export const companyScope = (role: Role): CompanyScope => roleTable[role].companies;

/** The roles that work with companies of this scope. */
export const rolesInScope = (scope: CompanyScope): readonly Role[] =>
  roles.filter((role) => companyScope(role) === scope);

/** The role of a client user, which staff may give: it sees its own company alone. */
export const CLIENT_ROLE = 'client' satisfies Role;
