import { useMessages } from '#ui/theme/language-context.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { moderationMessages } from './moderation.messages.ts';

export interface RefuseDialogProps {
  open: boolean;
  about: string;
  onClose: () => void;
  onReason: (reason: string) => Promise<void>;
}

/** The dialog for the reason of refusing a customer's text. */
export function RefuseDialog(props: RefuseDialogProps) {
  const t = useMessages(moderationMessages);
  return (
    <ReasonDialog
      {...props}
      title={t.refuseTitle}
      text={t.refuseText}
      yes={t.refuse}
      usual={[t.reasonContact, t.reasonAdvert, t.reasonRude, t.reasonOffTopic]}
    />
  );
}
