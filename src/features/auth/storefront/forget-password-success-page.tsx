import { MailCheck } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { authMessages } from '../auth.messages.ts';
import { Entrance } from './entrance.tsx';

export const meta = pageHead(({ language }) => ({ title: authMessages[language].mailSentTitle, unlisted: true }));

/** Renders the confirmation that the reset link was sent. */
export default function ForgetPasswordSuccessPage() {
  const t = useMessages(authMessages);
  return (
    <Entrance title={t.mailSentTitle} lead={t.mailSentLead}>
      <span className="grid size-20 place-content-center justify-self-center self-center rounded-full bg-turquoise-soft text-turquoise">
        <MailCheck aria-hidden size={44} strokeWidth={1.5} />
      </span>
      <Button asChild variant="primary" wide>
        <Link to="/login">{t.goToLogin}</Link>
      </Button>
    </Entrance>
  );
}
