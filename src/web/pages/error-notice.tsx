import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { webMessages } from '../web.messages.ts';

/** Displays that an unexpected error occurred, with a link home. */
export function ErrorNotice({ onDismiss }: { onDismiss: () => void }) {
  const t = useMessages(webMessages);
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-24 z-50 mx-auto flex max-w-md flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-4 shadow-lg"
    >
      <p className="basis-full">{t.somethingWentWrong}</p>
      <Button asChild variant="outline">
        <a href="/home">{t.backHome}</a>
      </Button>
      <Button variant="quiet" onClick={onDismiss}>
        {t.dismiss}
      </Button>
    </div>
  );
}
