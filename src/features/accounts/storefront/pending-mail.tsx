import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { customerApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { profileMessages } from '../profile.messages.ts';

/** Renders a notice that a new mail awaits confirmation, with a button to resend the link. */
export function PendingMail({ email }: { email: string }) {
  const t = useMessages(profileMessages);
  const action = useAction({ done: t.sentAgain });
  return (
    <div className="grid gap-2">
      <Notice tone="warning">{t.emailPending(email)}</Notice>
      <Button
        size="small"
        className="justify-self-start"
        busy={action.busy}
        onClick={() => {
          void action.run(() => customerApi('PATCH /api/customers/current/me/', { body: { email } }));
        }}
      >
        {t.sendAgain}
      </Button>
    </div>
  );
}
