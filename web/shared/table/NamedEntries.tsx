import Box from '@mui/material/Box';

interface Props<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What is said of an entry below its name. */
  noteOf?: (item: Item) => string | false | undefined;
}

/** The entries that a question is about, by name. */
export function NamedEntries<Item>({ items, nameOf, noteOf }: Props<Item>) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {items.map((item, at) => (
        <li key={at}>
          <strong>{nameOf(item)}</strong>
          {noteOf && <Box sx={{ color: 'text.secondary' }}>{noteOf(item)}</Box>}
        </li>
      ))}
    </Box>
  );
}
