import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSession } from '../../shared/session/sessionStore.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import type { ManagedUser_AccountFragment as Account } from './ManagedUser.generated.ts';
import { TemporaryPasswordDialog, type IssuedPassword } from './TemporaryPasswordDialog.tsx';
import { UserRow } from './UserRow.tsx';

const UserDialog = lazyDialog(() => import('./UserDialog.tsx'), 'UserDialog');

interface Props {
  title: string;
  users: readonly Account[];
  companies: readonly { id: string; name: string | null }[];
  isClient?: boolean;
  /** Whether the dialog of a new account is open. */
  isCreating: boolean;
  onCreated: () => void;
}

/** Accounts with their dialogs; a temporary password is forgotten when its dialog closes. */
export function UserCards({ title, users, companies, isClient = false, isCreating, onCreated }: Props) {
  const viewerId = useSession()?.user.id;
  const [edited, setEdited] = useState<Account | null>(null);
  const [issued, setIssued] = useState<IssuedPassword | null>(null);
  const shared = { companies, isClient, onIssued: setIssued };
  return (
    <>
      <Box
        component="ul"
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {users.map((user) => (
          <li key={user.id}>
            <UserRow
              user={user}
              heading={isClient ? 'h3' : 'h2'}
              isViewer={user.id === viewerId}
              onEdit={() => setEdited(user)}
              onIssued={setIssued}
            />
          </li>
        ))}
      </Box>
      {isCreating && <UserDialog user={null} {...shared} onClose={onCreated} />}
      {edited && (
        <UserDialog
          user={users.find(({ id }) => id === edited.id) ?? edited}
          {...shared}
          onClose={() => setEdited(null)}
        />
      )}
      {issued && <TemporaryPasswordDialog {...issued} onClose={() => setIssued(null)} />}
    </>
  );
}
