/** What a result was judged with: the version of the knowledge and that of the rules. Stored with each label. */
export const checkedWith = (knowledgeVersion: string, rules: string): string => `${knowledgeVersion} ${rules}`;

/** Whether a stored result was judged by rules of another version. */
export const hasOtherRules = (stored: string | null, rules: string): boolean => stored?.split(' ')[1] !== rules;
