import { useMessages } from '#ui/language-context.tsx';
import { BackOfficeLayout } from '#web/back-office-layout.tsx';
import { pageHead } from '#web/page-meta.ts';
import { deskMessages } from './desk.messages.ts';

export const meta = pageHead(({ language }) => ({ title: deskMessages[language].title, unlisted: true }));

/** Where the staff begins its day. */
export default function DeskPage() {
  const t = useMessages(deskMessages);
  return <BackOfficeLayout title={t.title}>{null}</BackOfficeLayout>;
}
