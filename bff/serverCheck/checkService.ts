import { askQuestion, type Finding, type Service } from './askQuestion.ts';
import { firstItem, idsOf } from './itemIds.rest.ts';
import type { Question, ServiceDocument } from './serviceDocument.ts';

/** One operation with what was found out about it. */
export interface CheckedCall extends Omit<Finding, 'body'> {
  question: Question;
}

const notTried = (detail: string): Finding => ({ outcome: 'notTried', detail });

/**
 * Asks a service every question of its document, those without an id first, since their lists name the objects that the
 * others read.
 */
export async function checkService(document: ServiceDocument, service: Service): Promise<CheckedCall[]> {
  const found = new Map<string, Finding>();
  const { questions } = document;

  const listOf = ({ itemOf, path }: Question): Question | undefined =>
    questions.find(({ id, method, path: other }) =>
      itemOf ? id === itemOf : method === 'GET' && other === path.slice(0, path.indexOf('/{')),
    );
  async function ask(question: Question): Promise<Finding> {
    if (!question.answersJson) return notTried('answers a file');
    if (question.parameters.some(({ in: at, required }) => at === 'header' && required))
      return notTried('needs a header that nobody has here');
    if (!question.path.includes('{')) return askQuestion(question, {}, service);
    const list = listOf(question);
    const item = list && firstItem(found.get(list.id)?.body);
    const ids = item && idsOf(question, item);
    if (!ids) return notTried(list ? `nothing to read: ${list.id} showed no object` : 'no list shows its id');
    return askQuestion(question, ids, service);
  }

  const isItem = ({ path }: Question) => Number(path.includes('{'));
  const reads = questions.filter(({ isSafe }) => isSafe).sort((one, other) => isItem(one) - isItem(other));
  for (const question of reads) found.set(question.id, await ask(question));
  return questions.flatMap((question) => {
    const finding = found.get(question.id);
    return finding ? [{ question, outcome: finding.outcome, detail: finding.detail }] : [];
  });
}
