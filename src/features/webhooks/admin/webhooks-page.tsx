import { useMessages } from '#ui/theme/language-context.tsx';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { staffApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { eventTypes } from '../events.rules.ts';
import type { WebhookCalls } from '../storefront/webhook-calls.ts';
import { WebhooksWork } from '../storefront/webhooks-work.tsx';
import { webhooksMessages } from '../webhooks.messages.ts';

export const meta = pageHead(({ language }) => ({ title: webhooksMessages[language].title, unlisted: true }));

const calls: WebhookCalls = {
  about: 'admin/webhooks',
  offered: eventTypes,
  list: (query, signal) => staffApi('GET /api/admin/webhooks/', { query, ...(signal && { signal }) }),
  read: (id, signal) => staffApi('GET /api/admin/webhooks/:id/', { params: { id }, signal }),
  make: (body, headers) => staffApi('POST /api/admin/webhooks/', { headers, body }),
  change: (id, body) => staffApi('PUT /api/admin/webhooks/:id/', { params: { id }, body }),
  remove: (id, version) => staffApi('DELETE /api/admin/webhooks/:id/', { params: { id }, query: { version } }),
  pause: (id) => staffApi('POST /api/admin/webhooks/:id/pause/', { params: { id }, body: {} }),
  resume: (id) => staffApi('POST /api/admin/webhooks/:id/resume/', { params: { id }, body: {} }),
  rotate: (id) => staffApi('POST /api/admin/webhooks/:id/rotate-secret/', { params: { id }, body: {} }),
  test: (id) => staffApi('POST /api/admin/webhooks/:id/test/', { params: { id }, body: {} }),
  deliveries: (id, query, signal) =>
    staffApi('GET /api/admin/webhooks/:id/deliveries/', { params: { id }, query, ...(signal && { signal }) }),
  sendAgain: (id, deliveryId) =>
    staffApi('POST /api/admin/webhooks/:id/deliveries/:delivery_id/send-again/', {
      params: { id, delivery_id: deliveryId },
      body: {},
    }),
};

/** The page of webhooks and their deliveries. */
export default function WebhooksPage() {
  const t = useMessages(webhooksMessages);
  return (
    <AdminLayout title={t.title}>
      <WebhooksWork calls={calls} />
    </AdminLayout>
  );
}
