import { KeyRound } from 'lucide-react';
import { formatRelativeTime } from '#shared/text/jalali.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { browserNow } from '#web/browser-clock.ts';
import type { Passkey } from '../../second-step.contract.ts';
import { secondStepMessages } from '../../second-step.messages.ts';

/** Renders one passkey: its name, its last use, and the actions to rename and remove it. */
export function PasskeyRow({
  passkey,
  onOpen,
}: {
  passkey: Passkey;
  onOpen: (what: { readonly renamed: Passkey } | { readonly removed: Passkey }) => void;
}) {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  const when = (moment: string) => formatRelativeTime(new Date(moment), new Date(browserNow()), language);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <KeyRound aria-hidden size={20} className="shrink-0 text-muted" />
      <span className="grid min-w-40 grow gap-0.5">
        <bdi className="font-semibold">{passkey.name}</bdi>
        <span className="text-sm text-muted">
          {passkey.used_at === null ? t.made(when(passkey.created_at)) : t.used(when(passkey.used_at))}
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          size="small"
          aria-label={t.renameOf(passkey.name)}
          onClick={() => {
            onOpen({ renamed: passkey });
          }}
        >
          {t.rename}
        </Button>
        <Button
          size="small"
          variant="danger"
          aria-label={t.removeOf(passkey.name)}
          onClick={() => {
            onOpen({ removed: passkey });
          }}
        >
          {t.remove}
        </Button>
      </span>
    </li>
  );
}
