import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { browserApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { supportMessages } from '../help.messages.ts';
import { readerKey } from './reader-key.ts';

/** Buttons for voting on whether an answer helped; the vote can be changed. */
export function AnswerVote({ slug }: { slug: string }) {
  const t = useMessages(supportMessages);
  const alive = useHydrated();
  const { now: vote, press } = usePressed<boolean | null>(null, {
    action: useAction({ done: null }),
    send: async (helpful) => {
      if (helpful !== null)
        await browserApi('POST /api/help-answers/:slug/vote/', {
          params: { slug },
          body: { helpful, reader: readerKey() },
        });
      return helpful;
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted" role="status">
        {vote === null ? t.helpful : vote ? t.thanks : t.sorry}
      </span>
      <Button
        size="small"
        disabled={!alive}
        aria-pressed={vote === true}
        icon={<ThumbsUp aria-hidden="true" className="size-4" />}
        onClick={() => {
          void press(true);
        }}
      >
        {t.yes}
      </Button>
      <Button
        size="small"
        disabled={!alive}
        aria-pressed={vote === false}
        icon={<ThumbsDown aria-hidden="true" className="size-4" />}
        onClick={() => {
          void press(false);
        }}
      >
        {t.no}
      </Button>
    </div>
  );
}
