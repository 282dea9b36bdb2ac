import { charactersLeft } from '#features/reviews/reviews.rules.ts';
import { reviewsMessages } from '#features/reviews/reviews.messages.ts';
import { isNoAnswer } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { draftText, useStoredDraft } from '#web/forms/stored-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { questionsMessages } from '../questions.messages.ts';

export interface ShortText {
  /** The key under which the draft is stored until it is sent. */
  draft: string;
  /** Maximum length, in characters. */
  max: number;
  /** Sends it; the key is the idempotency key of retries. */
  onSend: (text: string, key: RequestKey) => Promise<void>;
  /** Called when it was sent and nothing was typed since: the form may close, and whoever closes it moves the focus. */
  onDone: () => void;
}

/** Manages the state of a short text; text typed while a request is in flight stays as a new draft. */
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
