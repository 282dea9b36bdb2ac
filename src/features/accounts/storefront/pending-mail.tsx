import { useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { customerApi } from '#web/data/api.ts';
import { report } from '#web/pages/guard.ts';
import { profileMessages } from '../profile.messages.ts';

/** Says that a new mail waits to be confirmed where it is, and sends the link there again. */
export function PendingMail({ email }: { email: string }) {
  const t = useMessages(profileMessages);
  const [busy, setBusy] = useState(false);
  const sendAgain = async () => {
    setBusy(true);
    try {
      await customerApi('PATCH /api/customers/current/me/', { body: { email } });
      announce(t.sentAgain, 'good');
    } catch (error) {
      if (error instanceof CallRefused && error.message !== '') announce(error.message, 'bad');
      else report(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Notice tone="warning">{t.emailPending(email)}</Notice>
      <Button
        size="small"
        className="justify-self-start"
        busy={busy}
        onClick={() => {
          void sendAgain();
        }}
      >
        {t.sendAgain}
      </Button>
    </div>
  );
}
