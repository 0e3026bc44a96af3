/** Colours of one picture: background, pack, its darker parts, and the paper of its label. */
export interface TintColours {
  ground: string;
  body: string;
  shade: string;
  deep: string;
  paper: string;
}

export const TINTS = {
  lavender: { ground: '#E3E1E8', body: '#CFC3E6', shade: '#BCADDA', deep: '#6B5796', paper: '#F0EBF8' },
  aqua: { ground: '#DEE8E7', body: '#BEDBDF', shade: '#A5CAD0', deep: '#2F6D7C', paper: '#E9F4F4' },
  honey: { ground: '#EFEAD9', body: '#F4D7A2', shade: '#E7C382', deep: '#AB671C', paper: '#FCF2DC' },
  coral: { ground: '#EFE3DB', body: '#F3C3B4', shade: '#E6AC99', deep: '#A4532F', paper: '#FCEBE4' },
  rose: { ground: '#EFE2E4', body: '#EABFC8', shade: '#DBA5B1', deep: '#96405A', paper: '#FAE9ED' },
  sage: { ground: '#E1E8DE', body: '#BFD4B8', shade: '#A8C19F', deep: '#47703E', paper: '#ECF4E8' },
  sky: { ground: '#DEE5ED', body: '#BACDE5', shade: '#A1B8D6', deep: '#37598A', paper: '#E9F0F8' },
  sand: { ground: '#EBE6DD', body: '#DBCCB3', shade: '#C9B797', deep: '#77603F', paper: '#F6F0E5' },
} as const satisfies Record<string, TintColours>;

export type Tint = keyof typeof TINTS;
