import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { notificationsMessages } from '../notifications.messages.ts';
import { PushSwitch } from './push-switch.tsx';
import { NoticesList, NoticesSkeleton } from './notices-list.tsx';

export const meta = pageHead(({ language }) => ({
  title: notificationsMessages[language].title,
  canonical: '/notifications',
  unlisted: true,
}));

/** Page of the customer's notices. */
export default function NotificationsPage() {
  const t = useMessages(notificationsMessages);
  return (
    <>
      <PageHeader title={t.title} back="/home" />
      <main id="content" className="container-middle max-w-3xl py-4">
        <RequireSignIn meanwhile={<NoticesSkeleton />}>
          {() => (
            <div className="grid gap-4">
              <PushSwitch />
              <NoticesList />
            </div>
          )}
        </RequireSignIn>
      </main>
    </>
  );
}
