import { charactersLeft } from '#features/reviews/reviews.rules.ts';
import { reviewsMessages } from '#features/reviews/reviews.messages.ts';
import { isNoAnswer } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { draftText, useStoredDraft } from '#web/forms/stored-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { questionsMessages } from '../questions.messages.ts';

export interface ShortText {
  /** What it is for, by which what is typed is stored until it is sent. */
  draft: string;
  /** How many characters it may have. */
  max: number;
  /** Sends it; the key is that of a retry. */
  onSend: (text: string, key: RequestKey) => Promise<void>;
  /** It was sent, and nothing was typed since: the form may go, and who takes it away says where the focus goes. */
  onDone: () => void;
}

/** A short text as it is typed and sent; what is typed while it is on its way is left to be sent as another. */
export function useShortText({ draft, max, onSend, onDone }: ShortText) {
  const t = useMessages(questionsMessages);
  const counts = useMessages(reviewsMessages);
  const [text, setText, forgetSent] = useStoredDraft(draft);
  const sending = useAction({ quiet: true, done: null });
  const left = charactersLeft(text, max);
  const send = () => {
    if (text.trim() === '' || left < 0) {
      sending.reject({ text: left < 0 ? counts.tooLong(max) : t.empty });
      return;
    }
    void sending.run(
      async () => {
        await onSend(text, sending.key);
        forgetSent(text);
        if (draftText(draft).trim() === '') onDone();
      },
      undefined,
      ({ status, message }) => (message === '' && isNoAnswer(status) ? t.notSent : message),
    );
  };
  return { text, setText, left, sending, send };
}
