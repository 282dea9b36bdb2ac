import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { browserApi, loadSession } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { currentSession } from '#web/session/session.ts';
import { profileMessages } from '../profile.messages.ts';
import { SubmissionForm } from '#web/forms/form.tsx';
import { Entrance, linkStyle } from '#features/auth/storefront/entrance.tsx';
import { useAction } from '#web/forms/use-action.ts';

export const meta = pageHead(({ language }) => ({ title: profileMessages[language].confirmTitle, unlisted: true }));

/** Confirms a new mail by the link sent to it, on the press of a button, because mail scanners open every link. */
export default function ConfirmEmailPage() {
  const t = useMessages(profileMessages);
  const [query] = useSearchParams();
  const action = useAction({ quiet: true, done: null });
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const confirm = () => {
    void action.run(async () => {
      const { email } = await browserApi('POST /api/customers/confirm-email/', {
        body: { token: query.get('token') ?? '-' },
      });
      setConfirmed(email);
      if (currentSession().state === 'customer') await loadSession();
    });
  };
  return (
    <Entrance
      title={t.confirmTitle}
      lead={confirmed === null ? t.confirmLead : undefined}
      after={
        action.message === null ? undefined : (
          <Link to="/profile" className={linkStyle}>
            {t.toProfile}
          </Link>
        )
      }
    >
      {confirmed === null ? (
        <SubmissionForm action={action} onSend={confirm} submitText={t.confirmMail} busyText={t.confirming}>
          {null}
        </SubmissionForm>
      ) : (
        <>
          <Notice tone="good">{t.mailConfirmed(confirmed)}</Notice>
          <Button asChild variant="primary" wide>
            <Link to="/profile">{t.toProfile}</Link>
          </Button>
        </>
      )}
    </Entrance>
  );
}
