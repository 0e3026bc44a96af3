import { can } from '../account/rights.ts';
import type { Role } from '../account/roles.ts';
import { isLocked, type PifStage } from './stages.ts';

/** What somebody can do with a product information file. */
export const PIF_ACTIONS = [
  'EDIT',
  'SUBMIT',
  'WITHDRAW',
  'RETURN',
  'ASSESS',
  'SIGN',
  'REVISE',
  'ARCHIVE',
  'TAKE_OUT',
  'DELETE',
] as const;
export type PifAction = (typeof PIF_ACTIONS)[number];

/** What decides which actions are open, besides the company, which decides who sees the file at all. */
export interface PifState {
  stage: PifStage;
  /** Whether it was ever submitted for review. */
  wasSubmitted: boolean;
  /** Whether the person who asks submitted it last. */
  isSubmitter: boolean;
  /** Whether the person who asks drew the conclusion. */
  isAssessor: boolean;
  /**
   * Whether the conclusion can be signed: "conditionally safe" is never final, because its conditions are still open.
   */
  isFinal: boolean;
}

/** The right that each action needs: design of the PIF, section 6, column "who". */
const rightOf = {
  EDIT: 'pif.edit',
  SUBMIT: 'pif.edit',
  WITHDRAW: 'pif.edit',
  RETURN: 'pif.review',
  ASSESS: 'pif.assess',
  SIGN: 'pif.sign',
  REVISE: 'pif.review',
  ARCHIVE: 'pif.review',
  TAKE_OUT: 'pif.review',
  DELETE: 'pif.create',
} as const satisfies Record<PifAction, string>;

/**
 * The stages in which each action is open: design of the PIF, section 6. A submitted file has no conclusion yet,
 * because one makes it assessed; one that is kept from before a return is outdated and does not stop a withdrawal.
 */
const isOpen: Record<PifAction, (state: PifState) => boolean> = {
  EDIT: ({ stage }) => !isLocked(stage),
  SUBMIT: ({ stage }) => !isLocked(stage),
  WITHDRAW: ({ stage, isSubmitter }) => stage === 'SUBMITTED' && isSubmitter,
  RETURN: ({ stage }) => stage === 'SUBMITTED' || stage === 'ASSESSED',
  ASSESS: ({ stage }) => stage === 'SUBMITTED' || stage === 'ASSESSED',
  SIGN: ({ stage, isAssessor, isFinal }) => stage === 'ASSESSED' && isAssessor && isFinal,
  REVISE: ({ stage }) => stage === 'SIGNED',
  ARCHIVE: ({ stage }) => stage === 'IN_WORK' || stage === 'RETURNED' || stage === 'SIGNED',
  TAKE_OUT: ({ stage }) => stage === 'ARCHIVED',
  DELETE: ({ stage, wasSubmitted }) => stage === 'IN_WORK' && !wasSubmitted,
};

/**
 * What a role may do with a file as it stands. The stand-in refuses everything else, and the screens offer only this.
 */
export const pifActions = (role: Role, state: PifState): PifAction[] =>
  PIF_ACTIONS.filter((action) => can(role, rightOf[action]) && isOpen[action](state));
