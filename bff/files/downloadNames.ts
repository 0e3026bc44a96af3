const LONGEST = 150;

/** Names that Windows keeps for devices, whatever extension follows. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/**
 * A name under which a file can be shown and saved anywhere, at most 150 characters, with one of the extensions of its type: the one it has, else
 * the first. Control characters and those that are not seen, such as the marks that turn the direction of writing, are taken out; what parts a
 * path or means something to a file system becomes a hyphen.
 */
export function safeDocumentName(name: string, extensions: readonly [string, ...string[]]): string {
  const shown = name
    .slice(0, 4 * LONGEST)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
  const [, own = ''] = /\.([^.]+)$/.exec(shown.trim()) ?? [];
  const kept = extensions.find((extension) => extension === own.toLowerCase());
  const extension = kept ?? extensions[0];
  const base = trimmed(kept ? shown.trim().slice(0, -own.length - 1) : shown);
  const short = trimmed(base.slice(0, LONGEST - extension.length - 2).replace(/\p{Cs}$/u, ''));
  return `${RESERVED.test(short) ? '_' : ''}${short || 'document'}.${extension}`;
}

/** Blanks and dots at either end are lost or mean something on some systems. */
const trimmed = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && (text[from] === ' ' || text[from] === '.')) from++;
  while (to > from && (text[to - 1] === ' ' || text[to - 1] === '.')) to--;
  return text.slice(from, to);
};

/** The header that has a file saved under a name: RFC 6266, with the name in UTF-8 (RFC 8187) and, for old programs, what of it is ASCII. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Gives each of several names in one folder a form of its own, letters of both cases taken as the same: "a.pdf", "A (2).pdf". */
export function distinctNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, base = name, extension = ''] = /^(.*)(\.[^.]+)$/.exec(name) ?? [];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${base} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
