import pg from 'pg';

/** How many there shall be of the records that grow. */
export interface Size {
  labels: number;
  rawMaterials: number;
  pifs: number;
}

/**
 * A table whose rows are copied: with each parent, or until there are so many. `keys` give a copy its own identity, in
 * SQL; `old` is the copied row.
 */
interface Copied {
  table: string;
  keys: Record<string, string>;
}

/** The id that a copy of a record gets: like the ids of the demo, 24 hexadecimal digits. */
const copyOf = (column: string) => `substr(md5(old.${column} || '-' || number), 1, 24)`;

/**
 * A copy has a time of its own too, so that the records of companies alternate in time as they do where many people
 * work.
 */
const timesOf = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, `old.${column} - number * interval '11 hours'`]));

/** In the order in which they refer to one another. */
const groups: readonly (readonly [keyof Size, readonly Copied[]])[] = [
  [
    'labels',
    [
      {
        table: 'labels',
        keys: {
          id: copyOf('id'),
          slug: `old.slug || '-' || number`,
          ...timesOf('created_at', 'result_changed_at'),
        },
      },
      { table: 'label_reprints', keys: { label_id: copyOf('label_id') } },
      {
        table: 'label_search_texts',
        keys: { label_id: copyOf('label_id'), ...timesOf('created_at', 'result_changed_at') },
      },
    ],
  ],
  [
    'rawMaterials',
    [
      {
        table: 'raw_materials',
        keys: { id: copyOf('id'), slug: `old.slug || '-' || number`, ...timesOf('created_at', 'updated_at') },
      },
      { table: 'raw_material_links', keys: { material_id: copyOf('material_id') } },
      {
        table: 'raw_material_results',
        keys: {
          material_id: copyOf('material_id'),
          key: `replace(old.key, old.material_id, ${copyOf('material_id')})`,
        },
      },
      { table: 'document_summaries', keys: { material_id: copyOf('material_id') } },
      { table: 'document_folders', keys: { material_id: copyOf('material_id') } },
      {
        table: 'documents',
        keys: { id: copyOf('id'), material_id: copyOf('material_id'), file: `old.file || '-' || number` },
      },
      {
        table: 'document_ends',
        keys: { document_id: copyOf('document_id'), material_id: copyOf('material_id') },
      },
    ],
  ],
  [
    'pifs',
    [
      {
        table: 'pifs',
        keys: {
          id: copyOf('id'),
          slug: `old.slug || '-' || number`,
          ...timesOf('created_at', 'submitted_at', 'assessed_at', 'changed_at'),
        },
      },
      { table: 'pif_sections', keys: { pif_id: copyOf('pif_id') } },
      { table: 'pif_requirements', keys: { pif_id: copyOf('pif_id') } },
      {
        table: 'pif_files',
        keys: { id: copyOf('id'), pif_id: copyOf('pif_id'), file: `old.file || '-' || number` },
      },
    ],
  ],
];

async function copyRows(client: pg.Client, { table, keys }: Copied, copies: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => keys[name] ?? `old.${name}`);
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} old, generate_series(1, ${copies}) number`,
  );
}

/**
 * Multiplies labels, raw materials and product information files of a seeded database, each with what belongs to it,
 * and lets it collect statistics. The copies are judged already, so that nothing is computed in the background while
 * the database is measured.
 */
export async function multiplyRecords(url: string, size: Size): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // No trigger but those that count: the others queue judgements, of which the copies have some.
    await client.query(
      `SET session_replication_role = replica; ALTER TABLE labels ENABLE ALWAYS TRIGGER count_inserted_labels;
        ALTER TABLE document_summaries ENABLE ALWAYS TRIGGER count_inserted_materials;
        ALTER TABLE raw_material_links ENABLE ALWAYS TRIGGER count_added_links`,
    );
    for (const [name, tables] of groups) {
      const counted = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${tables[0]?.table}`);
      const copies = Math.ceil(size[name] / (counted.rows[0]?.count ?? 1)) - 1;
      for (const table of tables) await copyRows(client, table, copies);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
