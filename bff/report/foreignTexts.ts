import type { Block, Cell, Fact, ReportDocument, TextLanguage } from './reportDocument.ts';

/**
 * Frequent words that are words of one of the two languages alone (OWN). Words of both, such as "do", "on" or "to",
 * tell nothing.
 */
const FREQUENT: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the of and is are with for not in by from or below above was were this that it be use used has have no which when without'.split(
      ' ',
    ),
  ),
  sr: new Set(
    'je su se na za od bez ili nije nisu po sa koji koja koje kao da iz pri samo nema prema ispod iznad kod već te što kada u i ne'.split(
      ' ',
    ),
  ),
};
/** Letters that English has not. */
const SERBIAN_LETTER = /[čćžšđ\u0400-\u04FF]/i;
/** Fewer words may be a name. */
const FEWEST_WORDS = 3;

/** The language that a text was most likely written in; null where nothing tells it. */
export function languageOf(text: string): TextLanguage | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const countOf = (language: TextLanguage) => words.filter((word) => FREQUENT[language].has(word)).length;
  const [english, serbian] = [countOf('en'), countOf('sr') + (SERBIAN_LETTER.test(text) ? 1 : 0)];
  return english === serbian ? null : english > serbian ? 'en' : 'sr';
}

/** A text of a person in another language than the document, which a screen reader has to speak as such. */
function foreignOf(text: string, own: string): TextLanguage | undefined {
  const language = languageOf(text);
  return language && language !== own ? language : undefined;
}

function markedFact(fact: Fact, own: string): Fact {
  const foreign = foreignOf(fact.value, own);
  return foreign ? { ...fact, foreign } : fact;
}

function markedCell(cell: Cell, own: string): Cell {
  const foreign = foreignOf(typeof cell === 'string' ? cell : cell.text, own);
  return foreign ? { ...(typeof cell === 'string' ? { text: cell, mark: '' } : cell), foreign } : cell;
}

function markedBlock(block: Block, own: string): Block {
  if (block.kind === 'text' && block.isWritten) {
    const foreign = foreignOf(block.text, own);
    return foreign ? { ...block, foreign } : block;
  }
  if (block.kind === 'facts' || block.kind === 'reasoning' || block.kind === 'signature')
    return { ...block, facts: block.facts.map((fact) => markedFact(fact, own)) };
  if (block.kind === 'conclusion') {
    const foreign = foreignOf(block.statement, own);
    return foreign ? { ...block, foreign } : block;
  }
  if (block.kind !== 'table') return block;
  const groups = block.groups.map(({ head, rows }) => ({
    head,
    rows: rows.map((row) => row.map((cell) => markedCell(cell, own))),
  }));
  return { ...block, groups };
}

/**
 * Marks what was written in another language than the document is printed in, and says in the key what the mark means.
 * A report is printed in a language, and what people wrote stays as they wrote it.
 */
export function withForeignMarks(document: ReportDocument, meaning: { sign: string; text: string }): ReportDocument {
  const own = document.language;
  const conclusion = document.conclusion;
  const foreign = conclusion ? foreignOf(conclusion.statement, own) : undefined;
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) => markedBlock(block, own)),
  }));
  const hasForeign = foreign !== undefined || JSON.stringify(chapters).includes('"foreign":');
  return {
    ...document,
    conclusion: conclusion && foreign ? { ...conclusion, foreign } : conclusion,
    chapters,
    key: document.key && hasForeign ? { ...document.key, rows: [...document.key.rows, meaning] } : document.key,
  };
}
