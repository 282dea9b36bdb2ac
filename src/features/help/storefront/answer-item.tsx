import { ChevronDown, Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { WrittenDocument } from '#ui/layout/written-document.tsx';
import type { Answer } from '../help.contract.ts';
import { supportMessages } from '../help.messages.ts';
import { markedPieces } from '../help.rules.ts';
import { AnswerVote } from './answer-vote.tsx';

export interface AnswerItemProps {
  answer: Answer;
  /** The search text, highlighted in the question. */
  requested: string;
  /** Initially open; the reader may close it. */
  open: boolean;
}

/** A question with a collapsible answer and its own anchor; uses the native disclosure element, so that find-in-page opens it. */
export function AnswerItem({ answer, requested, open }: AnswerItemProps) {
  const t = useMessages(supportMessages);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && details.current !== null) details.current.open = true;
  }, [open]);
  return (
    <details ref={details} id={answer.slug} className="group scroll-mt-20">
      <summary
        lang={answer.language}
        className="flex min-h-14 list-none items-center gap-3 px-4 py-3 font-semibold -outline-offset-2! hover:bg-raised [&::-webkit-details-marker]:hidden"
      >
        <span className="own-direction min-w-0 flex-1">
          {markedPieces(answer.question, requested).map((piece, index) =>
            piece.found ? (
              <mark key={index} className="rounded-small bg-saffron-soft text-amber">
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <WrittenDocument document={answer.answer} lang={answer.language} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
          <AnswerVote slug={answer.slug} />
          <Link
            to={`/support#${answer.slug}`}
            replace
            preventScrollReset
            className="inline-flex min-h-target items-center gap-2 text-sm text-turquoise"
          >
            <Link2 aria-hidden="true" className="size-4" />
            {t.linkToAnswer}
          </Link>
        </div>
      </div>
    </details>
  );
}
