import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { classNames } from '#ui/class-names.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { noteRead, setUnread } from '#web/session/unread.ts';
import { chatMessages } from '../chat-screens.messages.ts';
import { ConversationSkeleton, ConversationView } from './conversation-view.tsx';
import type { ChatLine, Snapshot } from './conversation.ts';

export const meta = pageHead(({ language }) => ({
  title: chatMessages[language].title,
  canonical: '/message',
  unlisted: true,
}));

const customerLine = (customerId: number): ChatLine => ({
  me: 'customer',
  draftKey: `of ${customerId}`,
  load: (before) => customerApi('GET /api/chat/', { query: before === undefined ? {} : { after: String(before) } }),
  send: (body) => customerApi('POST /api/chat/messages/', { body }),
  read: async (upTo) => {
    await customerApi('POST /api/chat/read/', { body: { up_to: upTo } });
    noteRead();
  },
  typing: () => customerApi('POST /api/chat/typing/', { body: {} }),
  streamAddress: (after) => `/api/chat/stream/?after=${after}`,
  onOther: ({ notices_count: notices }) => {
    if (notices !== undefined) setUnread({ notices });
  },
});

/** Renders the customer's conversation with the shop's support. */
export default function MessagePage() {
  const t = useMessages(chatMessages);
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main
        id="content"
        className="container-middle -mb-4 h-[calc(100dvh-3.5rem-var(--tabs-height))] max-w-3xl px-0 lg:h-[calc(100dvh-7rem)]"
      >
        <RequireSignIn meanwhile={<ConversationSkeleton />}>
          {(customer) => (
            <ConversationView
              key={customer.id}
              line={customerLine(customer.id)}
              head={(snapshot) => <Support snapshot={snapshot} />}
            />
          )}
        </RequireSignIn>
      </main>
    </>
  );
}

function Support({ snapshot: { chat, otherTypes } }: { snapshot: Snapshot }) {
  const t = useMessages(chatMessages);
  return (
    <p className="flex items-center gap-2 border-b border-line px-4 py-2 text-sm text-muted">
      <span
        aria-hidden="true"
        className={classNames('size-2.5 shrink-0 rounded-full', chat.online ? 'bg-turquoise' : 'bg-edge')}
      />
      {otherTypes ? t.types : chat.online ? t.online : t.offline}
    </p>
  );
}
