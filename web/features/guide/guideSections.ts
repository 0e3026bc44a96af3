/** The sections of the guide in their order; each is also the fragment under which it can be linked to. */
export const guideSections = ['results', 'materials', 'documents', 'pifs', 'roles', 'keyboard', 'help'] as const;

export type GuideSectionName = (typeof guideSections)[number];
