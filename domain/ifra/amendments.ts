import type { IsoDate } from '../allergen/declaration.ts';

/** An amendment to the IFRA Standards, with the days from which fragrance mixtures supplied have to meet it. */
export type IfraAmendment = {
  readonly number: number;
  readonly notifiedOn: IsoDate;
  readonly newCreationsFrom: IsoDate;
  readonly existingCreationsFrom: IsoDate;
  readonly source: string;
  /** False for our own knowledge, which was not read in a source: the screen says so. */
  readonly verified: boolean;
};

/**
 * The amendments with the categories of today, the oldest first; another one is a line here. The 50th only prohibits
 * one substance; all else of the 49th stays in force. The 52nd is expected but not notified to our knowledge.
 */
export const ifraAmendments: readonly IfraAmendment[] = [
  {
    number: 49,
    notifiedOn: '2020-01-10',
    newCreationsFrom: '2021-05-10',
    existingCreationsFrom: '2022-05-10',
    source:
      'IFRA Information Letter 1089 of 2 April 2020, as told by https://www.ul.com/news/international-fragrance-association-ifra-extends-implementation-deadline-49th-amendment',
    verified: true,
  },
  {
    number: 50,
    notifiedOn: '2021-06-30',
    newCreationsFrom: '2021-08-30',
    existingCreationsFrom: '2022-07-30',
    source:
      'IFRA notification letter of 30 June 2021 (2 and 13 months after it), https://scribd.com/document/602840279/ifra-notification-letter-50th-amendment-june-30-2021',
    verified: true,
  },
  {
    number: 51,
    notifiedOn: '2023-06-30',
    newCreationsFrom: '2024-03-30',
    existingCreationsFrom: '2025-10-30',
    source: 'OWN knowledge: verify against the notification letter',
    verified: false,
  },
];

/** Number of the newest amendment that we know. */
export const CURRENT_AMENDMENT: number = Math.max(...ifraAmendments.map(({ number }) => number));

/**
 * From this amendment on the categories 1 to 12 of today are used; before it other classes with partly the same names.
 */
export const FIRST_OF_CATEGORIES = 49;

/**
 * Behind by how many amendments a certificate asks to be renewed. Our figure: the 50th changed nothing for most
 * materials.
 */
const RENEW_AFTER = 2;

/**
 * Which certificates count with their amendment: 'current', 'behind' (by two or more: ask for a new one), 'oldScheme'
 * (no verdict).
 */
export type CertificateAge = 'current' | 'behind' | 'oldScheme';

export function certificateAge(amendment: number): CertificateAge {
  if (amendment < FIRST_OF_CATEGORIES) return 'oldScheme';
  return CURRENT_AMENDMENT - amendment >= RENEW_AFTER ? 'behind' : 'current';
}
