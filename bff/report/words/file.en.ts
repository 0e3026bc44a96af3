import { fieldNamesIn } from '../../../domain/fieldNames/fieldNames.ts';
import { comparisonEn } from './comparison.en.ts';
import { computedEn } from './computed.en.ts';
import { partAEn } from './partA.en.ts';
import { partBEn } from './partB.en.ts';
import type { Words } from './words.ts';

const { field, value } = fieldNamesIn('en');

export const en: Words = {
  field,
  choice: value,
  kind: 'Product information file',
  safetyReport: 'Cosmetic product safety report',
  sectionA: { title: 'Cosmetic product safety information', note: '' },
  sectionB: { title: 'Cosmetic product safety assessment', note: '' },
  partA: partAEn,
  computed: computedEn,
  partB: partBEn,
  comparison: comparisonEn,
  law: 'under Annex I of Regulation (EC) No 1223/2009 of the European Parliament and of the Council, and the Serbian Rulebook on Cosmetic Products (Pravilnik o kozmetičkim proizvodima, “Sl. glasnik RS”, nos. 60/2019, 47/2022, 21/2023)',
  withReport: 'with the cosmetic product safety report',
  copy: 'Copy of signed version {n} of {date}, original SHA-256 {hash}',
  draft: { word: 'Draft', notice: 'Draft – not signed' },
  formulaRevision: '{name}, revision {n}',
  revision: 'revision {n}, working copy',
  version: 'version {n}',
  contents: 'Contents',
  leftOut: 'Extract. Not chosen: {parts}.',
  page: 'page',
  of: 'of',
  replaced: 'Characters that the fonts of this document do not have are shown as □:',
  yes: 'Yes',
  no: 'No',
  part: {
    description: 'Description of the product',
    A1: 'Quantitative and qualitative composition',
    A2: 'Physical and chemical characteristics, stability',
    A3: 'Microbiological quality',
    A4: 'Impurities, traces, packaging material',
    A5: 'Normal and reasonably foreseeable use',
    A6: 'Exposure to the product',
    A7: 'Exposure to the substances and margins of safety',
    A8: 'Toxicological profile of the substances',
    A9: 'Undesirable effects and serious undesirable effects',
    A10: 'Information on the product',
    B1: 'Assessment conclusion',
    B2: 'Labelled warnings and instructions of use',
    B3: 'Reasoning',
    B4: 'Assessor and approval',
    manufacturing: 'Method of manufacturing and good manufacturing practice',
    claims: 'Proof of the claimed effects',
    animal: 'Data on animal testing',
    documents: 'Documents',
    comments: 'Comments',
  },
  cover: {
    date: 'Printed on',
    assessor: 'Safety assessor',
    assessedOn: 'Assessed on',
    knowledge: 'Rules and knowledge',
    signedBy: 'Signed in the system by',
    hash: 'SHA-256 of the content',
    reviewBy: 'Review due by',
    hashOfDraft: 'SHA-256 of this draft',
  },
  key: {
    title: 'How to read it',
    rows: [
      {
        sign: '✓ passes',
        text: 'A favourable result: the margin is above the required one, or the share below its limit.',
      },
      {
        sign: '? question',
        text: 'It needs an answer: a margin exactly the required one, a missing figure, a judgement.',
      },
      {
        sign: '✗ fails',
        text: 'The margin is below the required one, a limit is exceeded, or a point of departure is missing.',
      },
      { sign: '– waived', text: 'Not judged by a margin; the reason stands below the table.' },
      { sign: '†', text: 'Changed by a person: the reason stands below the table.' },
      { sign: '‡', text: 'Unverified: nobody compared the value with its source.' },
      {
        sign: 'n.d.',
        text: 'Not detected, which is not zero: the share at worst follows from the limit of detection.',
      },
      { sign: 'Serif type', text: 'What a person wrote. Everything else is computed or taken over.', isWritten: true },
    ],
  },
  foreign: { sign: '[sr]', text: 'Written in Serbian; printed as it was written.' },
  number: 'PIF {n}',
  person: {
    responsiblePerson: 'Responsible person (Article 4)',
    productionPerson: 'Person for production',
    qualityPerson: 'Person for quality',
  },
  manufacturing: {
    noSteps: 'The method is not described.',
    gmp: 'Good manufacturing practice (Article 8)',
  },
  claims: {
    none: 'Somebody stated that nothing is claimed of the product.',
    criterion: 'Criterion, Regulation (EU) No 655/2013',
    judgement: 'Met',
    notStated: 'No claims are entered.',
  },
  judgement: { YES: '✓ Yes', NO: '✗ No', NOT_JUDGED: '– Not judged' },
  documents: {
    wanted: 'What the file must hold',
    what: 'Document or statement',
    state: 'State',
    until: 'Good until, or why it is not needed',
    states: {
      MISSING: '✗ missing',
      QUESTION: '? question',
      EXPIRED: '✗ expired',
      DONE: '✓ there',
      WAIVED: '– not needed',
    },
    slot: 'Kept as',
    name: 'File and SHA-256',
    size: 'Size, kB',
    none: 'There are no files.',
    active: 'with active content',
    expired: 'expired',
  },
  attachments: {
    number: 'Attachment {n} of {total}',
    sha256: 'SHA-256 of the original',
    pages: 'Pages that follow',
    notices: {
      PROTECTED:
        'The file wants a password before it opens, so that its pages are not here. See the ZIP export for the original.',
      DAMAGED:
        'The file is damaged and cannot be opened, so that its pages are not here. See the ZIP export for the original.',
      NO_PAGES: 'A file of this kind has no pages. See the ZIP export for the original.',
    },
  },
  comments: {
    about: 'About',
    author: 'By',
    writtenOn: 'Written',
    resolvedOn: 'Resolved',
    none: 'There are no comments.',
    wholeFile: 'The whole file',
  },
};
