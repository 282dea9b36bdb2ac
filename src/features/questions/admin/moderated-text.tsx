import { Check, X } from 'lucide-react';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { StateBadge } from '#ui/feedback/state-badge.tsx';
import { moderationMessages } from '#features/reviews/admin/moderation.messages.ts';
import type { ModeratedQuestion } from '../question-moderation.contract.ts';

const tones = { waiting: 'waiting', approved: 'good', refused: 'bad' } as const;

export interface ModeratedTextProps {
  of: Pick<ModeratedQuestion, 'text' | 'writer' | 'status' | 'reason'>;
  /** Displayed instead of the author's name. */
  mark?: string | undefined;
  onApprove: () => void;
  onRefuse: () => void;
}

/** Renders a question or answer with its status and the moderation buttons. */
export function ModeratedText({ of, mark, onApprove, onRefuse }: ModeratedTextProps) {
  const t = useMessages(moderationMessages);
  const names = { waiting: t.stateWaiting, approved: t.stateApproved, refused: t.stateRefused };
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="auto" className="max-w-xl text-start break-words whitespace-pre-line">
          {of.text}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          <StateBadge tone={tones[of.status]}>{names[of.status]}</StateBadge>
          <bdi>{mark ?? of.writer.name}</bdi>
          {of.reason === null ? null : <span className="text-rose">{t.reason(of.reason)}</span>}
        </p>
      </div>
      {of.status === 'approved' ? null : (
        <IconButton label={t.approveOne(of.writer.name)} onClick={onApprove}>
          <Check aria-hidden className="size-5 text-turquoise" />
        </IconButton>
      )}
      {of.status === 'refused' ? null : (
        <IconButton label={t.refuseOne(of.writer.name)} onClick={onRefuse}>
          <X aria-hidden className="size-5 text-rose" />
        </IconButton>
      )}
    </div>
  );
}
