import { asText, readObject } from './safeJson.ts';

/** What the operator configured, handed over inside the page. */
export interface Settings {
  productName: string;
  version: string;
  ownerName: string | null;
  ownerAddress: string | null;
  companyLogoUrl: string | null;
}

/** Reads the settings; what is missing or odd takes its default, so that the page always starts. */
export function parseSettings(text: string | null | undefined): Settings {
  const found = readObject(text) ?? {};
  return {
    productName: asText(found.productName) ?? 'Dosije',
    version: asText(found.version) ?? '',
    ownerName: asText(found.ownerName),
    ownerAddress: asText(found.ownerAddress),
    companyLogoUrl: asText(found.companyLogoUrl),
  };
}

let settings: Settings | undefined;

/** The settings of this page. */
export function getSettings(): Settings {
  settings ??= parseSettings(document.getElementById('settings')?.textContent);
  return settings;
}
