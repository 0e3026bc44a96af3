const MAX_TOKEN_LENGTH = 4096;

/** The token of an `Authorization: Bearer …` header; null when the header is missing or cannot hold one. */
export function parseBearerToken(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header.length > MAX_TOKEN_LENGTH) return null;
  return /^bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1] ?? null;
}
