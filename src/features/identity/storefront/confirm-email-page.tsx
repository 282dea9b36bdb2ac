import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { browserApi, loadSession } from '#web/api.ts';
import { pageHead } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { profileMessages } from '../profile.messages.ts';
import { EntranceForm } from './entrance-form.tsx';
import { Entrance } from './entrance.tsx';
import { useSubmission } from './use-submission.ts';

export const meta = pageHead(({ language }) => ({ title: profileMessages[language].confirmTitle, unlisted: true }));

/** Confirms a new mail by the link that came there: at the press of a button, as programs that look at mails open every link. */
export default function ConfirmEmailPage() {
  const t = useMessages(profileMessages);
  const [query] = useSearchParams();
  const submission = useSubmission();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const confirm = () => {
    submission.send(async () => {
      const { email } = await browserApi('POST /api/customers/confirm-email/', { body: { token: query.get('token') ?? '-' } });
      setConfirmed(email);
      if (currentSession().state === 'customer') await loadSession();
    });
  };
  return (
    <Entrance title={t.confirmTitle} lead={confirmed === null ? t.confirmLead : undefined}>
      {confirmed === null ? <EntranceForm submission={submission} onSend={confirm} submitText={t.confirmMail} busyText={t.confirming}>{null}</EntranceForm> : (
        <>
          <Notice tone="good">{t.mailConfirmed(confirmed)}</Notice>
          <Button asChild variant="primary" wide><Link to="/profile">{t.toProfile}</Link></Button>
        </>
      )}
    </Entrance>
  );
}
