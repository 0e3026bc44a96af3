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
  const { field, choice, person, yes, no } = words;
  const yesOrNo = (value: boolean | null | undefined) =>
    value === null || value === undefined ? '' : value ? yes : no;
  const personBlock = (title: string, name: string, who: PifPerson): Block[] => [
    { kind: 'heading', text: title },
    facts([
      fact(name, who.name),
      fact(field.address, who.address),
      fact(field.phone, who.phone),
      fact(field.email, who.email),
    ]),
  ];
  return [
    facts([
      written(field.description, stated.description),
      written(field.function, stated.function),
      fact(field.category, categoryIn(stated.category, writing)),
      written(field.categoryReason, stated.categoryReason),
      fact(field.use, stated.use && choice.use[stated.use]),
      fact(field.isForUnderThree, yesOrNo(stated.isForUnderThree)),
      fact(field.isForIntimateUse, yesOrNo(stated.isForIntimateUse)),
      fact(field.isInhalable, yesOrNo(stated.isInhalable)),
      written(field.population, stated.population),
      written(field.physicalForm, stated.physicalForm),
      written(field.shades, stated.shades),
      fact(field.markets, stated.markets.map((market) => choice.markets[market]).join(', ')),
      fact(field.nominalContent, stated.nominalContent),
      fact(field.origin, stated.origin),
      fact(field.firstPlacedOn, formats.day(stated.firstPlacedOn)),
    ]),
    ...personBlock(person.responsiblePerson, field['responsiblePerson.name'], stated.responsiblePerson),
    ...personBlock(person.productionPerson, field['productionPerson.name'], stated.productionPerson),
    ...personBlock(person.qualityPerson, field['qualityPerson.name'], stated.qualityPerson),
  ];
}

/** Article 11(2)(c): the method of manufacturing and the statement on good manufacturing practice. */
export function manufacturingBlocks({ manufacturing: { steps, site, gmp } }: Pif, writing: Writing): Block[] {
  const { field, manufacturing: names } = writing.words;
  const { day } = writing.formats;
  const method: Block = {
    kind: 'table',
    columns: [
      { head: field.phase, width: 1 },
      { head: field['steps.text'], width: 6 },
      { head: field.temperature, width: 1.5 },
      { head: field.duration, width: 1.5 },
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
    { kind: 'heading', text: field.steps },
    steps.length > 0 ? method : { kind: 'text', text: names.noSteps, isWritten: false },
    { kind: 'heading', text: names.gmp },
    facts([
      written(field.site, site),
      fact(field.standard, gmp.standard),
      fact(field.signedBy, gmp.signedBy),
      fact(field.signedOn, day(gmp.signedOn)),
      fact(field.validUntil, day(gmp.validUntil)),
    ]),
  ];
}

/** Article 11(2)(d), and the six common criteria of Regulation (EU) No 655/2013. */
export function claimBlocks({ claims: { claims, hasNoClaims } }: Pif, writing: Writing): Block[] {
  const { words, formats } = writing;
  const { field, choice, claims: names } = words;
  const [open, close] = writing.language === 'en' ? ['“', '”'] : ['„', '“'];
  if (claims.length === 0)
    return [{ kind: 'text', text: hasNoClaims ? names.none : names.notStated, isWritten: false }];
  return claims.flatMap(({ text, kind, evidence, criteria }): Block[] => [
    { kind: 'text', text: `${open}${text}${close}`, isWritten: true },
    facts([
      fact(field['claims.kind'], kind && choice.kind[kind]),
      written(
        field.evidence,
        [evidence.studyType, evidence.title, formats.day(evidence.date)].filter(Boolean).join(', '),
      ),
    ]),
    {
      kind: 'table',
      columns: [
        { head: names.criterion, width: 3 },
        { head: names.judgement, width: 1.4 },
        { head: field.reason, width: 4 },
      ],
      groups: [
        {
          head: null,
          rows: criteria.map(({ criterion, judgement, reason }) => [
            choice.criterion[criterion],
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
  const { field, choice } = words;
  const answers: Block[] = [
    { kind: 'heading', text: field.supplierAnswers },
    {
      kind: 'table',
      columns: [
        { head: field.supplier, width: 3 },
        { head: field.answer, width: 2 },
        { head: field['supplierAnswers.date'], width: 2 },
        { head: field.note, width: 3 },
      ],
      groups: [
        {
          head: null,
          rows: stated.supplierAnswers.map(({ supplier, answer, date, note }) => [
            supplier,
            answer ? choice.answer[answer] : '',
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
      fact(field['animalTesting.statement'], stated.statement && choice.statement[stated.statement]),
      fact(field.thirdCountries, stated.thirdCountries && choice.thirdCountries[stated.thirdCountries]),
      written(field['animalTesting.text'], stated.text),
      fact(field.signedBy, stated.signedBy),
      fact(field.signedOn, formats.day(stated.signedOn)),
    ]),
    ...(stated.supplierAnswers.length > 0 ? answers : []),
  ];
}
