import { SecretOnce } from '#ui/inputs/secret-once.tsx';
import type { ClosedByButton } from '#ui/overlays/use-closed-by-button.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { WebhookWithSecret } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';

/** Renders a webhook's secret, which is displayed only once. */
export function WebhookSecret({ webhook, held }: { webhook: WebhookWithSecret; held: ClosedByButton }) {
  const t = useMessages(webhooksMessages);
  return (
    <SecretOnce
      warning={t.showsOnce}
      name={webhook.name}
      label={t.theSecret}
      secret={webhook.secret}
      copy={t.copy}
      copied={t.copied}
      notCopied={t.notCopied}
      stored={t.stored}
      held={held}
    />
  );
}
