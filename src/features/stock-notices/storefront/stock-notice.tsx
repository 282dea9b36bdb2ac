import { Bell, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stockNoticeHash } from '#features/auth/sign-in-reason.rules.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { draftText, storeDraft } from '#web/forms/stored-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { currentSession, signInAddress, useSession } from '#web/session/session.ts';
import { stockNoticesMessages } from '../stock-notices.messages.ts';

/** The storage key of the variant a guest wants to subscribe to, during sign-in. */
const carried = 'stock-notice';

/** Renders the subscription to a sold-out variant; a guest signs in first, and the request is carried through. */
export function StockNotice({ variantId }: { variantId: number }) {
  const session = useSession();
  if (session.state === 'customer') return <CustomersNotice customerId={session.customer.id} variantId={variantId} />;
  return <GuestsNotice variantId={variantId} />;
}

function GuestsNotice({ variantId }: { variantId: number }) {
  const t = useMessages(stockNoticesMessages);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <RequestButton
      disabled={session.state === 'loading'}
      onPress={() => {
        storeDraft(carried, String(variantId));
        void navigate(signInAddress(session), { state: { from: pathname + search + stockNoticeHash } });
      }}
    >
      {t.request}
    </RequestButton>
  );
}

function CustomersNotice({ customerId, variantId }: { customerId: number; variantId: number }) {
  const t = useMessages(stockNoticesMessages);
  const awaited = useResource(['stock-notices', customerId], (signal) =>
    customerApi('GET /api/stock-notices/', { signal }),
  );
  const action = useAction();
  const params = { id: variantId };
  const request = () => action.run(() => customerApi('PUT /api/stock-notices/:id/', { params }), t.requested);
  const cancel = () => action.run(() => customerApi('DELETE /api/stock-notices/:id/', { params }), t.cancelled);
  const { hash } = useLocation();
  const requestCarried = useEffectEvent(() => {
    // Only when returning from sign-in: someone who signs in later in this tab did not request it.
    if (hash !== stockNoticeHash || draftText(carried) !== String(variantId)) return;
    storeDraft(carried, '');
    void request();
  });
  useEffect(() => {
    requestCarried();
  }, [variantId]);
  const waits = awaited.state === 'ready' && awaited.data.ids.includes(variantId);
  return (
    <RequestButton pressed={waits} busy={action.busy} onPress={() => void (waits ? cancel() : request())}>
      {waits ? t.requested : t.request}
    </RequestButton>
  );
}

interface RequestButtonProps {
  children: string;
  onPress: () => void;
  pressed?: boolean;
  busy?: boolean;
  disabled?: boolean;
}

function RequestButton({ children, onPress, pressed = false, busy = false, disabled = false }: RequestButtonProps) {
  const t = useMessages(stockNoticesMessages);
  return (
    <div className="grid gap-1">
      <Button
        variant={pressed ? 'outline' : 'primary'}
        wide
        busy={busy}
        disabled={disabled}
        aria-pressed={pressed}
        icon={pressed ? <BellRing aria-hidden size={20} className="text-turquoise" /> : <Bell aria-hidden size={20} />}
        onClick={onPress}
      >
        {children}
      </Button>
      <p className="text-xs text-muted">{t.means}</p>
    </div>
  );
}

/** Returns the product's variant whose subscription was interrupted by sign-in; null for none. */
export function carriedVariant(ids: readonly number[]): number | null {
  // During hydration it must match the server's markup.
  const id = currentSession().state === 'loading' ? NaN : Number(draftText(carried));
  return ids.includes(id) ? id : null;
}
