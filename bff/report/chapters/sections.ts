import { categoryName } from '../../../domain/product/categoryNames.ts';
import type { PifPerson } from '../../resolvers.generated.ts';
import type { Block } from '../reportDocument.ts';
import { fact, facts, type Pif, serbianIn, type Writing, written } from './blocks.ts';

/** The name of a category in the language and script of the report. */
export function categoryIn(code: string | null | undefined, writing: Pick<Writing, 'language'>): string {
  if (!code) return '';
  const name = categoryName(code, writing.language === 'en' ? 'en' : 'sr') ?? code;
  return serbianIn(name, writing);
}

/** Article 11(2)(a) of Regulation (EC) No 1223/2009: the description that ties the file to the product. */
export function descriptionBlocks({ description: stated }: Pif, writing: Writing): Block[] {
  const { words, formats } = writing;
  const { description: names, person, yes, no } = words;
  const yesOrNo = (value: boolean | null | undefined) =>
    value === null || value === undefined ? '' : value ? yes : no;
  const personBlock = (title: string, who: PifPerson): Block[] => [
    { kind: 'heading', text: title },
    facts([
      fact(person.name, who.name),
      fact(person.address, who.address),
      fact(person.phone, who.phone),
      fact(person.email, who.email),
    ]),
  ];
  return [
    facts([
      written(names.description, stated.description),
      written(names.function, stated.function),
      fact(names.category, categoryIn(stated.category, writing)),
      written(names.categoryReason, stated.categoryReason),
      fact(names.use, stated.use && words.use[stated.use]),
      fact(names.isForUnderThree, yesOrNo(stated.isForUnderThree)),
      fact(names.isForIntimateUse, yesOrNo(stated.isForIntimateUse)),
      fact(names.isInhalable, yesOrNo(stated.isInhalable)),
      written(names.population, stated.population),
      written(names.physicalForm, stated.physicalForm),
      written(names.shades, stated.shades),
      fact(names.markets, stated.markets.map((market) => words.market[market]).join(', ')),
      fact(names.nominalContent, stated.nominalContent),
      fact(names.origin, stated.origin),
      fact(names.firstPlacedOn, formats.day(stated.firstPlacedOn)),
    ]),
    ...personBlock(person.responsiblePerson, stated.responsiblePerson),
    ...personBlock(person.productionPerson, stated.productionPerson),
    ...personBlock(person.qualityPerson, stated.qualityPerson),
  ];
}

/** Article 11(2)(c): the method of manufacturing and the statement on good manufacturing practice. */
export function manufacturingBlocks({ manufacturing: { steps, site, gmp } }: Pif, writing: Writing): Block[] {
  const { manufacturing: names } = writing.words;
  const { day } = writing.formats;
  const method: Block = {
    kind: 'table',
    columns: [
      { head: names.phase, width: 1 },
      { head: names.step, width: 6 },
      { head: names.temperature, width: 1.5 },
      { head: names.duration, width: 1.5 },
    ],
    groups: [
      {
        head: null,
        rows: steps.map(({ phase, text, temperature, duration }) => [
          phase ?? '',
          text,
          temperature ?? '',
          duration ?? '',
        ]),
      },
    ],
    notes: [],
  };
  return [
    { kind: 'heading', text: names.steps },
    steps.length > 0 ? method : { kind: 'text', text: names.noSteps, isWritten: false },
    { kind: 'heading', text: names.gmp },
    facts([
      written(names.site, site),
      fact(names.standard, gmp.standard),
      fact(names.signedBy, gmp.signedBy),
      fact(names.signedOn, day(gmp.signedOn)),
      fact(names.validUntil, day(gmp.validUntil)),
    ]),
  ];
}

/** Article 11(2)(d), and the six common criteria of Regulation (EU) No 655/2013. */
export function claimBlocks({ claims: { claims, hasNoClaims } }: Pif, writing: Writing): Block[] {
  const { words, formats } = writing;
  const { claims: names } = words;
  const [open, close] = writing.language === 'en' ? ['“', '”'] : ['„', '“'];
  if (claims.length === 0)
    return [{ kind: 'text', text: hasNoClaims ? names.none : names.notStated, isWritten: false }];
  return claims.flatMap(({ text, kind, evidence, criteria }): Block[] => [
    { kind: 'text', text: `${open}${text}${close}`, isWritten: true },
    facts([
      fact(names.kind, kind && words.claimKind[kind]),
      written(
        names.evidence,
        [evidence.studyType, evidence.title, formats.day(evidence.date)].filter(Boolean).join(', '),
      ),
    ]),
    {
      kind: 'table',
      columns: [
        { head: names.criterion, width: 3 },
        { head: names.judgement, width: 1.4 },
        { head: names.reason, width: 4 },
      ],
      groups: [
        {
          head: null,
          rows: criteria.map(({ criterion, judgement, reason }) => [
            words.criterion[criterion],
            words.judgement[judgement],
            reason ?? '',
          ]),
        },
      ],
      notes: [],
    },
  ]);
}

/** Article 11(2)(e): data on animal testing. */
export function animalBlocks({ animalTesting: stated }: Pif, writing: Writing): Block[] {
  const { words, formats } = writing;
  const { animal: names, animalAnswer } = words;
  const answers: Block[] = [
    { kind: 'heading', text: names.suppliers },
    {
      kind: 'table',
      columns: [
        { head: names.supplier, width: 3 },
        { head: names.answer, width: 2 },
        { head: names.date, width: 2 },
        { head: names.note, width: 3 },
      ],
      groups: [
        {
          head: null,
          rows: stated.supplierAnswers.map(({ supplier, answer, date, note }) => [
            supplier,
            answer ? animalAnswer[answer] : '',
            formats.day(date),
            note ?? '',
          ]),
        },
      ],
      notes: [],
    },
  ];
  return [
    facts([
      fact(names.statement, stated.statement && animalAnswer[stated.statement]),
      fact(names.thirdCountries, stated.thirdCountries && animalAnswer[stated.thirdCountries]),
      written(names.text, stated.text),
      fact(names.signedBy, stated.signedBy),
      fact(names.signedOn, formats.day(stated.signedOn)),
    ]),
    ...(stated.supplierAnswers.length > 0 ? answers : []),
  ];
}
