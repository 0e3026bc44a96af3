import type { RecentKind } from '../recentItems.ts';
import { BeakerIcon, BuildingIcon, FileIcon, FlaskIcon, LeafIcon, TagIcon } from './icons.tsx';

/** The icon of each kind of record, as in the navigation. */
export const recordIcons: Record<RecentKind, typeof TagIcon> = {
  LABEL: TagIcon,
  PIF: FileIcon,
  FORMULA: BeakerIcon,
  RAW_MATERIAL: FlaskIcon,
  INGREDIENT: LeafIcon,
  COMPANY: BuildingIcon,
};
