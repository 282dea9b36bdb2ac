import { UserRound } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { useHere } from '#web/pages/here.ts';
import { useSession } from '#web/session/session.ts';
import { accountMessages } from '../account.messages.ts';
import { Avatar } from './avatar.tsx';

const className = 'inline-grid size-target shrink-0 place-items-center rounded-full hover:bg-raised';

/** Who is signed in, in the header: an ellipsis while that is not known, then the avatar, or the way to sign in. */
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
