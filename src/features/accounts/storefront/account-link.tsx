import { UserRound } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useHere } from '#web/pages/here.ts';
import { useSession } from '#web/session/session.ts';
import { accountMessages } from '../account.messages.ts';
import { Avatar } from './avatar.tsx';

const className = 'inline-grid size-target shrink-0 place-items-center rounded-full hover:bg-raised';

/** Renders the signed-in customer in the header: an ellipsis while the session is unknown, then the avatar or the sign-in link. */
export function AccountLink() {
  const t = useMessages(accountMessages);
  const session = useSession();
  const from = useHere();
  if (session.state === 'loading') {
    return (
      <span role="status" className={`${className} text-muted`}>
        <span aria-hidden="true">…</span>
        <span className="sr-only">{t.loadingAccount}</span>
      </span>
    );
  }
  if (session.state === 'customer') {
    return (
      <Link to="/profile" className={className}>
        <Avatar customer={session.customer} size={36} />
      </Link>
    );
  }
  return (
    <IconButton asChild label={t.logInLink}>
      <Link to="/login" state={{ from }}>
        <UserRound aria-hidden size={22} />
      </Link>
    </IconButton>
  );
}
