import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/inputs/button.tsx';
import { TextArea } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { customerApi } from '#web/data/api.ts';
import { Form } from '#web/forms/form.tsx';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useHydrated } from '#web/session/hydrated.ts';
import { currentSession, sessionIsKnown, useSession } from '#web/session/session.ts';
import type { OwnComment } from '../blog.contract.ts';
import { contentMessages } from '../blog.messages.ts';
import { longestComment } from '../blog.rules.ts';

export interface CommentFormProps {
  slug: string;
  /** Called with the comment, which waits for the staff. */
  onSent: (comment: OwnComment) => void;
  /** Called when the same text was sent before and has been decided. */
  onKnown: () => void;
}

/** Renders the comment form below a post. A guest's text is stored while they sign in and restored when they come back. */
export function CommentForm({ slug, onSent, onKnown }: CommentFormProps) {
  const t = useMessages(contentMessages);
  const session = useSession();
  const alive = useHydrated();
  const navigate = useNavigateFromHere();
  const { pathname } = useLocation();
  const [text, setText, forgetSent] = useStoredDraft(`comment:${slug}`);
  const action = useAction({ quiet: true, done: null });
  const [done, setDone] = useState(false);

  const send = async () => {
    setDone(false);
    if (text.trim() === '') {
      action.reject({ text: t.commentMissing });
      return;
    }
    // If the session were still unknown, a customer would be sent to sign in.
    await sessionIsKnown();
    if (currentSession().state !== 'customer') {
      await navigate('/login', { state: { from: `${pathname}#comments` } });
      return;
    }
    await action.run(async () => {
      const body = { text: text.trim() };
      const headers = { 'idempotency-key': action.key.for(`comment:${slug}`, body) };
      const { id, status } = await customerApi('POST /api/posts/:slug/comments/', { params: { slug }, headers, body });
      forgetSent(text);
      setDone(status === 'waiting');
      if (status === 'waiting') onSent({ id, text: text.trim(), status, reason: null });
      else onKnown();
    });
  };

  return (
    <Form action={action} className="grid gap-3 rounded-card bg-surface p-4" onSend={send}>
      <TextArea
        label={t.writeComment}
        hint={session.state === 'guest' ? `${t.commentRule} ${t.signInToComment}` : t.commentRule}
        error={action.fields.text ?? action.message ?? undefined}
        maxLength={longestComment}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Notice tone="good">{done ? t.commentTaken : null}</Notice>
      <Button
        type="submit"
        variant="primary"
        busy={action.busy}
        busyText={t.posting}
        disabled={!alive}
        className="justify-self-start"
      >
        {t.postComment}
      </Button>
    </Form>
  );
}
