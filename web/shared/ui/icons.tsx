import type SvgIcon from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

/** A thin line drawing in a 24-unit square. */
const line = (path: string, name: string): typeof SvgIcon =>
  createSvgIcon(
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />,
    name,
  );

export const MenuIcon = line('M4 6h16M4 12h16M4 18h16', 'Menu');
export const CloseIcon = line('M6 6l12 12M18 6L6 18', 'Close');
export const SearchIcon = line('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5', 'Search');
export const CheckIcon = line('M5 12.5l4.5 4.5L19 7.5', 'Check');
export const WarningIcon = line('M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.4v.1', 'Warning');
export const CrossCircleIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9l6 6M15 9l-6 6', 'CrossCircle');
export const InfoIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1', 'Info');
export const QuestionIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.6v.1',
  'Question',
);
/** Also for lists that draw it without a component of Material UI. */
export const TRASH_PATH = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5';
export const TrashIcon = line(TRASH_PATH, 'Trash');
export const ChevronRightIcon = line('M9.5 6l6 6-6 6', 'ChevronRight');
export const ChevronDownIcon = line('M6 9.5l6 6 6-6', 'ChevronDown');
export const MoonIcon = line('M20 14.2A8.2 8.2 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z', 'Moon');
export const SunIcon = line(
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  'Sun',
);
export const EyeIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'Eye',
);
export const EyeOffIcon = line(
  'M4 4l16 16M9.9 5.8A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.4 7.4A15.6 15.6 0 0 0 2.5 12s3.5 6.5 9.5 6.500a8.8 8.8 0 0 0 4.6-1.300M9.9 9.900a3 3 0 0 0 4.2 4.2',
  'EyeOff',
);
export const UserIcon = line('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6', 'User');
export const LogoutIcon = line(
  'M14 4.500H6.500a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.5 12H21M17.5 8.500L21 12l-3.5 3.5',
  'Logout',
);
export const DashboardIcon = line('M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z', 'Dashboard');
export const TagIcon = line('M4 4.500h8.500L20.5 12.500l-7.5 7.500L4 11.500zM8.2 8.600v.1', 'Tag');
export const FileIcon = line('M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7', 'File');
export const FlaskIcon = line(
  'M9.5 3h5M10.5 3v6L4.5 19.500a1 1 0 0 0 .9 1.500h13.200a1 1 0 0 0 .9-1.500L13.5 9V3M7.5 15h9',
  'Flask',
);
export const BeakerIcon = line('M7.5 3h9M8.5 3v5.500L6 20a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1L15.5 8.500V3', 'Beaker');
export const LeafIcon = line('M4.5 19.500c0-9 5-15 15-15 0 10-5 15-12 15M4 20.500c2-5 5-8 9.5-10', 'Leaf');
export const BuildingIcon = line('M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3', 'Building');
export const ToolIcon = line(
  'M14.5 9.500L5 19M14 5.500a4.5 4.5 0 0 1 5.5-1l-3 3 .5 2 2 .5 2-3a4.6 4.6 0 0 1-6.5 5.500L7.5 20a2 2 0 0 1-3-3l7.5-7a4.5 4.5 0 0 1 2-4.500z',
  'Tool',
);
export const UsersIcon = line(
  'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.6-3.3 3.2-5.2 6.5-5.200s5.9 1.9 6.5 5.200M16 5.300a3.5 3.5 0 0 1 0 6.500M18 15.200c1.9.7 3.1 2.3 3.5 4.8',
  'Users',
);
export const ListIcon = line(
  'M9.5 6.500H20M9.5 12H20M9.5 17.500H20M4 6.500l1 1 1.7-2M4 12l1 1 1.7-2M4 17.500l1 1 1.7-2',
  'List',
);
export const ClockIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.200l3.2 2', 'Clock');
export const EnvelopeIcon = line('M3.5 5.500h17v13h-17zM4 6l8 7 8-7', 'Envelope');
export const FolderIcon = line(
  'M3.5 18.500v-12.500a1 1 0 0 1 1-1h5l2 2.500h8a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z',
  'Folder',
);
export const DownloadIcon = line('M12 4v11M7.5 10.800L12 15.300l4.5-4.500M5 19.500h14', 'Download');
export const PencilIcon = line('M4.5 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM13.800 6.700l3.5 3.500', 'Pencil');
export const PictureIcon = line('M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 17M15.500 9.200v.1', 'Picture');
export const TableIcon = line('M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14', 'Table');
/** A panel that is pushed to the left, or to the right. */
export const FoldLeftIcon = line('M4 5h16v14H4zM9 5v14M16.500 9.500L14 12l2.500 2.500', 'FoldLeft');
export const FoldRightIcon = line('M4 5h16v14H4zM15 5v14M7.500 9.500L10 12l-2.500 2.500', 'FoldRight');
export const PlusIcon = line('M12 5v14M5 12h14', 'Plus');
export const MinusIcon = line('M5 12h14', 'Minus');
export const LockIcon = line('M6.5 11h11v9h-11zM9 11V7.500a3 3 0 0 1 6 0V11', 'Lock');
export const CommentIcon = line('M4 5h16v11h-8.500L7 20v-4H4z', 'Comment');
export const MoreIcon = line('M5.500 12h.01M12 12h.01M18.500 12h.01', 'More');
export const RingIcon = line('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z', 'Ring');
export const ReturnIcon = line('M9 6.500L4.500 11 9 15.500M5 11h9a5 5 0 0 1 0 10h-3', 'Return');
export const ScalesIcon = line(
  'M12 4v16M8 20h8M5 7h14M5 7l-2.500 6a2.600 2.600 0 0 0 5 0zM19 7l-2.500 6a2.600 2.600 0 0 0 5 0z',
  'Scales',
);
export const MedalIcon = line('M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9 13.200L8 20.500l4-2 4 2-1-7.300', 'Medal');
export const ArchiveIcon = line('M4 5h16v4H4zM5.500 9v10.500h13V9M10 13h4', 'Archive');
