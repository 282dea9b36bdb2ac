import { ArrowLeft } from 'lucide-react';
import { inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { OrderBadge } from '#features/orders/storefront/order-badge.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { Price } from '#ui/text/price.tsx';
import { SkeletonSheet } from '#ui/feedback/skeleton.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useSession } from '#web/session/session.ts';
import { useResource } from '#web/data/use-resource.ts';
import { webMessages } from '#web/web.messages.ts';
import { chatMessages } from '../chat-screens.messages.ts';
import type { ConversationDetail } from '../conversations.contract.ts';
import { ConversationView } from '../storefront/conversation-view.tsx';
import type { ChatLine, Snapshot } from '../storefront/conversation.ts';
import { conversationsMessages } from './conversations.messages.ts';

function staffLine(customerId: number, by: number | null): ChatLine {
  const params = { customer_id: customerId };
  return {
    me: 'staff',
    ...(by === null ? {} : { draftKey: `${by} to ${customerId}` }),
    load: (before) =>
      staffApi('GET /api/admin/conversations/:customer_id/messages/', {
        params,
        query: before === undefined ? {} : { after: String(before) },
      }),
    send: (body) => staffApi('POST /api/admin/conversations/:customer_id/messages/', { params, body }),
    read: (upTo) => staffApi('POST /api/admin/conversations/:customer_id/read/', { params, body: { up_to: upTo } }),
    typing: () => staffApi('POST /api/admin/conversations/:customer_id/typing/', { params, body: {} }),
    streamAddress: (after) => `/api/admin/conversations/stream/?customer_id=${customerId}&after=${after}`,
  };
}

/** Renders a conversation in the admin, with the customer's latest orders beside it. */
export function ConversationAdmin({ customerId, onLeave }: { customerId: number; onLeave: () => void }) {
  const t = useMessages(conversationsMessages);
  const session = useSession();
  const detail = useResource<ConversationDetail>(['admin/conversations', customerId], (signal) =>
    staffApi('GET /api/admin/conversations/:customer_id/', { params: { customer_id: customerId }, signal }),
  );
  if (detail.state === 'loading') return <SkeletonSheet lines={8} />;
  if (detail.state === 'failed') {
    const unknown = detail.refused?.status === 404;
    return (
      <FailedState
        text={unknown ? detail.refused.message : t.failed}
        {...(unknown ? {} : { onRetry: detail.refresh })}
      />
    );
  }
  const { data: answer } = detail;
  return (
    <div className="grid min-h-0 gap-4 xl:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="h-[calc(100dvh-9rem)] min-h-0 overflow-hidden rounded-card border border-line lg:h-full">
        <ConversationView
          line={staffLine(customerId, session.state === 'customer' ? session.customer.id : null)}
          head={(snapshot) => (
            <AdminHead
              conversation={answer}
              snapshot={snapshot}
              onLeave={onLeave}
              onChange={(change) => {
                detail.update((now) => ({ ...now, ...change }));
              }}
            />
          )}
        />
      </div>
      <LastOrders orders={answer.orders} />
    </div>
  );
}

interface AdminHeadProps {
  conversation: ConversationDetail;
  snapshot: Snapshot;
  onLeave: () => void;
  onChange: (change: Partial<ConversationDetail>) => void;
}

function AdminHead({ conversation, snapshot: { chat, log, otherTypes }, onLeave, onChange }: AdminHeadProps) {
  const t = useMessages(conversationsMessages);
  const chatTexts = useMessages(chatMessages);
  const language = useLanguage();
  const session = useSession();
  const action = useAction();
  const { customer_id: customerId, name, phone, assigned_to: assigned } = conversation;
  const me = session.state === 'customer' ? session.customer : null;
  const mine = me !== null && assigned?.id === me.id;
  const params = { customer_id: customerId };
  const assign = async () => {
    const taking = !mine;
    const done = await action.run(
      () =>
        staffApi('POST /api/admin/conversations/:customer_id/assign/', {
          params,
          body: { mine: taking, from: assigned?.id ?? null },
        }),
      taking ? t.taken : t.released,
    );
    if (done)
      onChange({ assigned_to: taking && me !== null ? { id: me.id, name: me.full_name ?? me.username } : null });
  };
  const isClosed = chat.status === 'closed';
  const close = () =>
    action.run(
      () =>
        staffApi('POST /api/admin/conversations/:customer_id/close/', {
          params,
          body: isClosed ? { status: 'open' } : { status: 'closed', up_to: log.upTo },
        }),
      isClosed ? t.wasOpened : t.wasClosed,
    );
  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-2 py-2">
      <span className="lg:hidden">
        <IconButton label={t.back} onClick={onLeave}>
          <ArrowLeft aria-hidden="true" size={20} className="mirror" />
        </IconButton>
      </span>
      <div className="min-w-0 grow px-2">
        <h2 className="truncate font-semibold">
          <bdi>{name}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${chat.online ? 'bg-turquoise' : 'bg-edge'}`} />
          {otherTypes ? chatTexts.types : chat.online ? chatTexts.customerOnline : chatTexts.customerOffline}
          <bdi dir="ltr">{inDigitsOf(showMobile(phone), language)}</bdi>
          {assigned === null ? null : <span>{t.answeredBy(assigned.name)}</span>}
        </p>
      </div>
      <Button size="small" held={action.busy} onClick={() => void assign()}>
        {mine ? t.letGo : t.take}
      </Button>
      <Button size="small" variant="outline" held={action.busy} onClick={() => void close()}>
        {isClosed ? t.reopen : t.close}
      </Button>
    </header>
  );
}

function LastOrders({ orders }: Pick<ConversationDetail, 'orders'>) {
  const t = useMessages(conversationsMessages);
  const { toman } = useMessages(webMessages);
  const language = useLanguage();
  return (
    <aside aria-label={t.lastOrders} className="grid content-start gap-2">
      <h2 className="text-sm font-semibold text-muted">{t.lastOrders}</h2>
      {orders.length === 0 ? <p className="text-sm text-muted">{t.noOrders}</p> : null}
      <ul className="grid gap-2">
        {orders.map(({ number, status, total, placed_at: at }) => (
          <li key={number} className="grid gap-1 rounded-control border border-line bg-surface p-3 text-sm">
            <span className="flex items-center justify-between gap-2">
              <bdi className="font-semibold">{inDigitsOf(number, language)}</bdi>
              <OrderBadge status={status} />
            </span>
            <span className="flex items-center justify-between gap-2">
              <time dateTime={at} className="text-xs text-muted">
                {formatJalaliDate(new Date(at), language, 'short')}
              </time>
              <Price amount={total} unit={toman} />
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
