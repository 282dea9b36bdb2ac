import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { WebhookDelivery } from '../webhooks.contract.ts';
import { deliveryErrorWords, webhooksMessages } from '../webhooks.messages.ts';
import { At, DeliveryState } from './webhook-state.tsx';

/** The dialog of a delivery: the exact request body and the last response. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery | null; onClose: () => void }) {
  const t = useMessages(webhooksMessages);
  const errors = useMessages(deliveryErrorWords);
  return (
    <Dialog open={delivery !== null} onClose={onClose} title={t.details}>
      {delivery === null ? null : (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi dir="ltr" className="font-semibold">
              {delivery.type}
            </bdi>
            <DeliveryState status={delivery.status} />
            {delivery.last_tried_at === null ? null : <At moment={delivery.last_tried_at} />}
          </p>
          <Block title={t.messageId} text={delivery.message_id} />
          <Block title={t.sentBody} text={indented(delivery.body)} />
          <Block
            title={t.answered}
            text={
              delivery.answer_status === null
                ? t.noAnswer
                : `${delivery.answer_status}${delivery.answer === null ? '' : `\n${delivery.answer}`}`
            }
          />
          {delivery.error === null ? null : <p className="text-sm text-rose">{errors[delivery.error]}</p>}
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      )}
    </Dialog>
  );
}

const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-sm text-muted">{title}</h3>
      <pre
        dir="ltr"
        tabIndex={0}
        aria-label={title}
        className="max-h-64 overflow-auto rounded-control bg-raised p-3 text-xs break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}
