import { functionInSerbian } from '../../../domain/ingredient/functionNames.ts';
import type { SafetyReport, SubstanceRow } from '../../../domain/report/safetyReportTypes.ts';
import type { Block, Cell, Group } from '../reportDocument.ts';
import { heading, sentence, serbianIn, table, type Writing } from './blocks.ts';
import { Marks } from './marks.ts';

/** Annex entries such as V/29. */
export const entriesOf = ({ annexEntries }: Pick<SubstanceRow, 'annexEntries'>): string =>
  annexEntries.map(({ annex, reference }) => `${annex}/${reference}`).join(', ');

/**
 * Functions of a substance in the language and script of the report, each once: "surfactant - emulsifying" is an
 * emulsifying one.
 */
const functionsIn = (names: readonly string[], writing: Writing): string => {
  const texts = names.map((name) =>
    writing.language === 'en' ? name.toLowerCase() : serbianIn(functionInSerbian(name), writing),
  );
  return [...new Set(texts.map((text) => /^.+?(?: - |: )(.+)$/.exec(text)?.[1] ?? text))].join(', ');
};

/**
 * A1: Annex I of Regulation (EC) No 1223/2009. What each raw material brings of each substance, by the upper ends of
 * the shares.
 */
export function compositionBlocks(report: SafetyReport, writing: Writing): Block[] {
  const { words, formats } = writing;
  const { composition: names, notKnown } = words.computed;
  const marks = new Marks(writing);
  const substances = new Map(report.substances.map((row) => [row.key, row]));
  const isContained = report.composition.some((row) => row.substances.some((one) => one.isContained));
  const groups = report.composition.map(
    ({ tradeName, manufacturer, fragrance, percent, function: use, substances: held }): Group => {
      const maker = fragrance ? [fragrance.supplier, fragrance.name, fragrance.code] : [manufacturer];
      return {
        head: [
          [tradeName, ...maker].filter(Boolean).join(' · '),
          '',
          '',
          formats.decimal(percent),
          '',
          '',
          use ?? '',
          '',
        ],
        rows: held.map((one): Cell[] => {
          const row = substances.get(one.key);
          const name = one.isNano ? `${one.inciName} [nano]` : one.inciName;
          const isAssumed = one.certainty !== 'stated';
          return [
            one.isContained ? `· ${name}` : name,
            row?.casNumbers.join('\n') ?? '',
            row?.ecNumbers.join('\n') ?? '',
            '',
            one.inMaterial ? formats.decimal(one.inMaterial) : '',
            {
              text: one.maxPercent ? formats.decimal(one.maxPercent) : notKnown,
              mark: isAssumed ? marks.shared('‡', names.assumed) : '',
            },
            row ? functionsIn(row.functions, writing) : '',
            row ? entriesOf(row) : '',
          ];
        }),
      };
    },
  );
  const total: Group = {
    head: [names.sum, '', '', report.sum ? formats.decimal(report.sum) : '', '', '', '', ''],
    rows: [],
  };
  return [
    sentence(formats.fill(names.about, { day: formats.day(report.checkedOn), version: report.knowledgeVersion })),
    {
      kind: 'table',
      columns: [
        { head: names.material, width: 4.2 },
        { head: 'CAS', width: 2.7, isQuiet: true, isCode: true },
        { head: 'EC', width: 2.2, isQuiet: true, isCode: true },
        { head: names.inFormula, width: 1.9, isFigure: true },
        { head: names.inMaterial, width: 2, isFigure: true },
        { head: names.inProduct, width: 2.3, isFigure: true },
        { head: names.function, width: 3.6 },
        { head: words.field.annex, width: 1.2 },
      ],
      groups: [...groups, total],
      notes: [...marks.notes, ...(isContained ? [names.contained] : [])],
    },
    heading(names.list),
    sentence(report.inciList),
    ...allergenBlocks(report, writing),
  ];
}

function allergenBlocks({ allergens, ifra }: SafetyReport, { words, formats }: Writing): Block[] {
  const { composition: names, notKnown } = words.computed;
  const figure = (value: string | null) => (value ? formats.decimal(value) : '–');
  const ofAllergens = table(
    [
      { head: names.allergen, width: 4.5 },
      { head: words.field.annex, width: 1.5 },
      { head: names.percent, width: 2, isFigure: true },
      { head: names.worst, width: 2, isFigure: true },
      { head: names.declared, width: 2.6 },
      { head: words.field.onLabel, width: 2.2 },
    ],
    allergens.map(
      ({ labelName, entry, percent, worstCasePercent, isNotKnown, isOver, isDeclared, isOnLabel, isProhibited }) => [
        labelName,
        isProhibited ? `II (III/${entry})` : `III/${entry}`,
        // A supplier who found nothing states a limit of detection, and no zero.
        Number(percent) === 0 && (isNotKnown || Number(worstCasePercent) > 0) ? names.notDetected : figure(percent),
        isNotKnown ? notKnown : figure(worstCasePercent),
        isProhibited
          ? names.prohibited
          : isOver || isDeclared
            ? names.toDeclare
            : isNotKnown
              ? notKnown
              : names.belowThreshold,
        isOnLabel === null ? names.noLabel : isOnLabel ? names.yes : isOver ? names.no : `– ${names.no.slice(2)}`,
      ],
    ),
  );
  const ofIfra = table(
    [
      { head: words.field.fragranceMaterial, width: 4.5 },
      { head: names.percent, width: 2, isFigure: true },
      { head: names.maximum, width: 2, isFigure: true },
      { head: names.used, width: 2, isFigure: true },
      { head: names.result, width: 3.5 },
    ],
    ifra.map(({ name, percent, maximum, usedPercent, state }) => [
      name,
      figure(percent),
      figure(maximum),
      figure(usedPercent),
      state ? names.ifraStates[state] : '–',
    ]),
  );
  return [
    ...(allergens.length > 0 ? [heading(names.allergens), ofAllergens] : []),
    ...(ifra.length > 0 ? [heading(names.ifra), ofIfra] : []),
  ];
}
