import type { Formula, FormulaResult } from '../../resolvers.generated.ts';
import type { Block, Group } from '../reportDocument.ts';
import type { Formats } from '../formats.ts';
import type { Words } from '../words/words.ts';

/** Marks a share that no supplier states. */
const ASSUMED = '‡';

/** Part A1: Annex I of Regulation (EC) No 1223/2009. What each raw material brings of each substance, by the upper ends of the shares. */
export function compositionBlocks(
  formula: Pick<Formula, 'name' | 'revision' | 'lines'>,
  result: FormulaResult,
  words: Words,
  formats: Formats,
): Block[] {
  const { composition } = words;
  const groups = formula.lines.map((line, at) => {
    const material = result.materials.find(({ slug }) => slug === line.rawMaterialSlug);
    const head = [
      [line.name, material?.manufacturer].filter(Boolean).join(' · '),
      '',
      formats.decimal(line.percent),
      '',
      '',
      line.function ?? '',
    ];
    const rows = result.substances.flatMap(({ inciName, isNano, casNumbers, isListed, sources }) =>
      sources
        .filter((source) => source.line === at)
        .map(({ maxPercent, certainty }) => {
          const stated = material?.composition.find((component) => component.inciName === inciName)?.maxConcentration;
          return [
            isNano ? `${inciName} [nano]` : isListed ? inciName : `· ${inciName}`,
            casNumbers.join(', '),
            '',
            stated ? formats.decimal(stated) : '',
            maxPercent ? formats.decimal(maxPercent) : composition.notKnown,
            certainty === 'STATED' ? '' : ASSUMED,
          ];
        }),
    );
    return { head, rows } satisfies Group;
  });
  const total: Group = { head: [composition.sum, '', formats.decimal(result.sum), '', '', ''], rows: [] };
  const isAssumed = result.substances.some(({ certainty }) => certainty !== 'STATED');
  return [
    {
      kind: 'table',
      columns: [
        { head: composition.material, width: 5 },
        { head: 'CAS', width: 2.2, isQuiet: true },
        { head: composition.inFormula, width: 1.4, isFigure: true },
        { head: composition.inMaterial, width: 1.4, isFigure: true },
        { head: composition.inProduct, width: 1.7, isFigure: true },
        { head: composition.function, width: 2 },
      ],
      groups: [...groups, total],
      notes: [
        formats.fill(composition.checked, {
          name: formula.name,
          n: String(formula.revision),
          day: formats.day(result.checkedOn),
        }),
        ...(isAssumed ? [composition.assumed] : []),
      ],
    },
    { kind: 'heading', text: composition.list },
    { kind: 'text', text: result.ingredientText, isWritten: false },
  ];
}
