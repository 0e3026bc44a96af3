import {
  BeakerIcon,
  BuildingIcon,
  CheckIcon,
  ClockIcon,
  DashboardIcon,
  FileIcon,
  FlaskIcon,
  LeafIcon,
  ListIcon,
  TagIcon,
  ToolIcon,
  UsersIcon,
  WarningIcon,
} from '../../shared/ui/icons.tsx';
import type { MenuPage } from '../access.ts';

/** The icon of each navigation entry. */
export const menuIcons: Record<MenuPage['name'], typeof TagIcon> = {
  guide: DashboardIcon,
  labels: TagIcon,
  pifs: FileIcon,
  rawMaterials: FlaskIcon,
  expiry: ClockIcon,
  checkedIncis: CheckIcon,
  inciGenerator: BeakerIcon,
  rawIncis: FlaskIcon,
  inciData: LeafIcon,
  allergens: WarningIcon,
  companies: BuildingIcon,
  tools: ToolIcon,
  users: UsersIcon,
  todos: ListIcon,
};
