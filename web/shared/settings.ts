import { asText, readObject } from './safeJson.ts';

/** The operator's settings, which the BFF writes into the page. */
export interface Settings {
  productName: string;
  version: string;
  ownerName: string | null;
  ownerAddress: string | null;
  companyLogoUrl: string | null;
  /** Names of pages whose list the product server does not know. */
  missingPages: readonly string[];
}

/** Missing and invalid settings take their defaults, so that the page always starts. */
export function parseSettings(text: string | null | undefined): Settings {
  const found = readObject(text) ?? {};
  return {
    productName: asText(found.productName) ?? 'Dosije',
    version: asText(found.version) ?? '',
    ownerName: asText(found.ownerName),
    ownerAddress: asText(found.ownerAddress),
    companyLogoUrl: asText(found.companyLogoUrl),
    missingPages: Array.isArray(found.missingPages)
      ? found.missingPages.filter((name) => typeof name === 'string')
      : [],
  };
}

let settings: Settings | undefined;

export function getSettings(): Settings {
  settings ??= parseSettings(document.getElementById('settings')?.textContent);
  return settings;
}
