import { ShieldAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StaffRole } from '#shared/contract/contract.ts';
import { Button } from '#ui/inputs/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useHere } from '../pages/here.ts';
import { signInAddress, useSession } from '../session/session.ts';
import { adminMessages } from './admin-frame.messages.ts';
import { sectionAt } from './admin-sections.ts';

/** Returns the role of the signed-in staff member; null while that is not known, and for everybody else. */
export function useStaffRole(): StaffRole | null {
  const session = useSession();
  return session.state === 'customer' ? session.customer.role : null;
}

/** Renders what only the staff of the current section may see; a guest is redirected to sign in and back, others see why access is refused. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const t = useMessages(adminMessages);
  const session = useSession();
  const role = useStaffRole();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const from = useHere();
  const isGuest = session.state === 'guest';
  const entrance = signInAddress(session);
  useEffect(() => {
    if (isGuest) void navigate(entrance, { replace: true, state: { from } });
  }, [isGuest, entrance, navigate, from]);
  if (session.state !== 'customer') {
    return (
      <main id="content" className="p-4">
        <div role="status" aria-label={t.checking}>
          <SkeletonText lines={6} />
        </div>
      </main>
    );
  }
  if (role === null) return <Refused title={t.notStaff} text={t.notStaffText} way={t.otherAccount} to="/login" />;
  const section = sectionAt(pathname);
  if (section?.roles.includes(role) === false)
    return <Refused title={t.notYours} text={t.notYoursText} way={t.toAdmin} to="/admin" />;
  return children;
}

function Refused({ title, text, way, to }: { title: string; text: string; way: string; to: string }) {
  return (
    <main id="content" className="p-4">
      <EmptyState
        icon={<ShieldAlert />}
        text={title}
        hint={text}
        action={
          <Button asChild variant="primary">
            <Link to={to}>{way}</Link>
          </Button>
        }
      />
    </main>
  );
}
