import { doneOf } from '#web/admin/queue/bulk-outcomes.ts';
import { MessageSquareText } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { useAddressFilters } from '#web/data/address-filters.ts';
import { staffApi } from '#web/data/api.ts';
import { AdminLayout } from '#web/admin/admin-layout.tsx';
import { FilterBar } from '#web/admin/filter-bar.tsx';
import { QueueActions, useMarks } from '#web/admin/queue/queue-actions.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { pageHead } from '#web/pages/page-meta.ts';
import { usePages } from '#web/data/use-pages.ts';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { DecisionButtons } from '#web/admin/queue/decision-buttons.tsx';
import { useDecisions, type Decision, type Decisions } from '#web/admin/queue/use-decisions.ts';
import { useQueueKeys } from '#web/admin/queue/use-queue-keys.ts';
import { useUndo } from '#web/admin/queue/use-undo.ts';
import { postAddress } from '../blog.addresses.ts';
import type { AdminComment } from '../posts-admin.contract.ts';
import { contentAdminMessages } from './blog-admin.messages.ts';

export const meta = pageHead(({ language }) => ({ title: contentAdminMessages[language].comments, unlisted: true }));

const states = ['waiting', 'approved', 'refused'] as const;

/** Renders the comments on posts, which are approved or refused one by one or in bulk. */
export default function CommentsPage() {
  const t = useMessages(contentAdminMessages);
  const address = useAddressFilters({ status: states });
  const { status = 'waiting' } = address.query;
  const list = usePages<AdminComment>(['admin/comments', status], (query, signal) =>
    staffApi('GET /api/admin/comments/', {
      query: { status, ...query },
      ...(signal && { signal }),
    }),
  );
  const marks = useMarks(status);
  const { decisions, undo } = useCommentDecisions(list.refresh, marks.unmark);
  const rows = list.state === 'ready' ? list.data.data : [];
  const marked = rows.map(({ id }) => id).filter((id) => marks.marked.has(id) && !decisions.underWay.includes(id));
  useQueueKeys({
    a: () => {
      decisions.approve(marked);
    },
    r: () => {
      decisions.refuse(marked);
    },
    u: undo,
  });
  const options = states.map((value) => ({ value, label: t[value] }));
  const filters = [{ kind: 'chips', name: 'status', label: t.state, usual: 'waiting', options }] as const;
  return (
    <AdminLayout title={t.comments} filters={<FilterBar filters={filters} of={address} />}>
      <p className="hidden text-xs text-muted md:block">{t.keys}</p>
      <StaffTable
        list={list}
        caption={t.comments}
        columns={useColumns(status, decisions)}
        rowKey={({ id }) => id}
        marking={{
          marked: marks.marked,
          onMark: marks.onMark,
          markRow: ({ writer }) => t.markComment(writer),
          markAll: t.comments,
        }}
        empty={<EmptyState icon={<MessageSquareText />} text={t.noComments} />}
      />
      <QueueActions count={marked.length} onClear={marks.clear}>
        <DecisionButtons of={decisions} chosen={marked} approve={t.approve} refuse={t.refuse} />
      </QueueActions>
      <ReasonDialog
        {...decisions.dialog}
        title={t.refuseTitle}
        text={t.refuseText}
        yes={t.refuse}
        usual={[t.reasonContact, t.reasonAdvert, t.reasonRude, t.reasonOffTopic]}
      />
    </AdminLayout>
  );
}

/** Returns the actions that decide about comments and undo the last decision. */
function useCommentDecisions(refresh: () => void, unmark: (ids: readonly number[]) => void) {
  const t = useMessages(contentAdminMessages);
  const { undo, announceDone, announceUndone } = useUndo();
  const takeBack = async (ids: readonly number[], { decision }: Decision) => {
    const { data } = await staffApi('POST /api/admin/comments/bulk-undo/', { body: { ids: [...ids], decision } });
    announceUndone(doneOf(data).length, ids.length);
    refresh();
  };
  const decisions = useDecisions<readonly number[]>({
    about: 'comment',
    ids: (ids) => ids,
    send: async (ids, decision) => {
      const body = { ids: ids.slice(0, 100), ...decision };
      // Comments already in that state were skipped.
      const decided = doneOf((await staffApi('POST /api/admin/comments/bulk-decide/', { body })).data);
      if (decided.length === 0) announce(t.decided(0), 'good');
      else announceDone(t.decided(decided.length), () => takeBack(decided, decision));
      unmark(body.ids);
      refresh();
    },
  });
  return { decisions, undo };
}

function useColumns(
  status: (typeof states)[number],
  decisions: Decisions<readonly number[]>,
): readonly Column<AdminComment>[] {
  const t = useMessages(contentAdminMessages);
  return [
    { key: 'comment', title: t.comment, cell: (comment) => <CommentText comment={comment} /> },
    { key: 'writer', title: t.writer, cell: ({ writer }) => <bdi>{writer}</bdi> },
    {
      key: 'post',
      title: t.post,
      onlyWide: true,
      cell: ({ post }) => (
        <Link to={postAddress(post.slug)} className="text-turquoise">
          <bdi>{post.title}</bdi>
        </Link>
      ),
    },
    { key: 'when', title: t.when, onlyWide: true, cell: ({ created_at: at }) => <TimeCell at={at} /> },
    {
      key: 'decide',
      title: <span className="sr-only">{t.approve}</span>,
      figure: true,
      ownLine: true,
      cell: ({ id }) => (
        <span className="flex gap-2 whitespace-nowrap sm:justify-end">
          {status === 'approved' ? null : (
            <Button
              size="small"
              held={decisions.busy}
              onClick={() => {
                decisions.approve([id]);
              }}
            >
              {t.approve}
            </Button>
          )}
          {status === 'refused' ? null : (
            <Button
              size="small"
              variant="danger"
              held={decisions.busy}
              onClick={() => {
                decisions.refuse([id]);
              }}
            >
              {t.refuse}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

function CommentText({ comment: { text, reason } }: { comment: AdminComment }) {
  const t = useMessages(contentAdminMessages);
  return (
    <div className="grid max-w-160 gap-1 py-1">
      <p dir="auto" className="text-start whitespace-pre-line">
        {text}
      </p>
      {reason === null ? null : <p className="text-xs text-rose">{t.reason(reason)}</p>}
    </div>
  );
}
