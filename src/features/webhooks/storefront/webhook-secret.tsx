import { SecretOnce } from '#ui/inputs/secret-once.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { WebhookWithSecret } from '../webhooks.contract.ts';
import { webhooksMessages } from '../webhooks.messages.ts';

/** The secret of a webhook, the only time that it is displayed. */
export function WebhookSecret({ webhook, onStored }: { webhook: WebhookWithSecret; onStored: () => void }) {
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
      onStored={onStored}
    />
  );
}
