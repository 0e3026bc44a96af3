import Avatar from '@mui/material/Avatar';
import { UserIcon } from '../../shared/ui/icons.tsx';
import type { AccountQuery } from './Account.generated.ts';

/** The current photo, or a placeholder when there is none or it cannot be loaded. */
export function CurrentPhoto({
  viewer: { photoUrl, name },
}: {
  viewer: Pick<AccountQuery['viewer'], 'photoUrl' | 'name'>;
}) {
  return (
    <Avatar
      variant="square"
      src={photoUrl ?? undefined}
      alt={photoUrl ? (name ?? '') : ''}
      sx={{ width: 1, height: 1, bgcolor: 'transparent', color: 'primary.main' }}
    >
      <UserIcon sx={{ fontSize: 44 }} />
    </Avatar>
  );
}
