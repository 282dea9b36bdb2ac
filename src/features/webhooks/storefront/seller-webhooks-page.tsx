import { RequireSignIn } from '#features/auth/storefront/require-sign-in.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { customerApi } from '#web/data/api.ts';
import { PageHeader } from '#web/pages/page-header.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { webhooksMessages } from '../webhooks.messages.ts';
import { sellerEventTypes } from '../webhooks.rules.ts';
import type { WebhookCalls } from './webhook-calls.ts';
import { WebhooksWork } from './webhooks-work.tsx';

export const meta = pageHead(({ language }) => ({ title: webhooksMessages[language].title, unlisted: true }));

const calls: WebhookCalls = {
  about: 'seller/webhooks',
  offered: sellerEventTypes,
  list: (query, signal) => customerApi('GET /api/seller/webhooks/', { query, ...(signal && { signal }) }),
  read: (id, signal) => customerApi('GET /api/seller/webhooks/:id/', { params: { id }, signal }),
  make: (body, headers) => customerApi('POST /api/seller/webhooks/', { headers, body }),
  change: (id, body) => customerApi('PUT /api/seller/webhooks/:id/', { params: { id }, body }),
  remove: (id, version) => customerApi('DELETE /api/seller/webhooks/:id/', { params: { id }, query: { version } }),
  pause: (id) => customerApi('POST /api/seller/webhooks/:id/pause/', { params: { id }, body: {} }),
  resume: (id) => customerApi('POST /api/seller/webhooks/:id/resume/', { params: { id }, body: {} }),
  rotate: (id) => customerApi('POST /api/seller/webhooks/:id/rotate-secret/', { params: { id }, body: {} }),
  test: (id) => customerApi('POST /api/seller/webhooks/:id/test/', { params: { id }, body: {} }),
  deliveries: (id, query, signal) =>
    customerApi('GET /api/seller/webhooks/:id/deliveries/', { params: { id }, query, ...(signal && { signal }) }),
  sendAgain: (id, deliveryId) =>
    customerApi('POST /api/seller/webhooks/:id/deliveries/:delivery_id/send-again/', {
      params: { id, delivery_id: deliveryId },
      body: {},
    }),
};

/** The page of a seller's webhooks. */
export default function SellerWebhooksPage() {
  const t = useMessages(webhooksMessages);
  return (
    <>
      <PageHeader title={t.title} back="/seller" />
      <main id="content" className="container-middle grid gap-4 py-2">
        <RequireSignIn meanwhile={<SkeletonCards count={3} />}>{() => <WebhooksWork calls={calls} />}</RequireSignIn>
      </main>
    </>
  );
}
