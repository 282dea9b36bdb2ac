import { Lightbulb } from 'lucide-react';
import { formatNumber } from '#shared/text/digits.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { StaffTable } from '#web/admin/staff-table.tsx';
import { TimeCell } from '#web/admin/time-cell.tsx';
import { staffApi } from '#web/data/api.ts';
import { usePages } from '#web/data/use-pages.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { SynonymSuggestion } from '../synonyms-admin.contract.ts';
import type { SynonymKind } from '../synonyms.rules.ts';
import { synonymsAdminMessages } from './synonyms-admin.messages.ts';

/** Renders pairs suggested by clicks, which the owner accepts in one direction or both, or rejects. */
export function SynonymSuggestionsTab() {
  const t = useMessages(synonymsAdminMessages);
  const language = useLanguage();
  const list = usePages<SynonymSuggestion>(['admin/synonym-suggestions'], (query, signal) =>
    staffApi('GET /api/admin/synonym-suggestions/', { query, ...(signal && { signal }) }),
  );
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.suggestedHint}</p>
      <StaffTable
        list={list}
        caption={t.suggested}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t.name, cell: ({ name }) => <bdi>{name}</bdi> },
          { key: 'means', title: t.means, cell: ({ means }) => <bdi>{means}</bdi> },
          {
            key: 'clicks',
            title: t.clicks,
            figure: true,
            cell: ({ clicks_count: clicks }) => formatNumber(clicks, language),
          },
          {
            key: 'clicked',
            title: t.clickedAt,
            onlyWide: true,
            cell: ({ last_clicked_at: at }) => <TimeCell at={at} />,
          },
          {
            key: 'decide',
            title: <span className="sr-only">{t.decision}</span>,
            ownLine: true,
            cell: (suggestion) => <Decision suggestion={suggestion} onDecided={list.refresh} />,
          },
        ]}
        empty={<EmptyState icon={<Lightbulb />} text={t.noSuggestions} hint={t.noSuggestionsHint} />}
      />
    </div>
  );
}

/** Renders the buttons to accept or reject a suggestion. */
function Decision({ suggestion: { id, name }, onDecided }: { suggestion: SynonymSuggestion; onDecided: () => void }) {
  const t = useMessages(synonymsAdminMessages);
  const action = useAction({ done: null });
  const params = { id };
  const accept = (kind: SynonymKind) =>
    action.run(async () => {
      await staffApi('POST /api/admin/synonym-suggestions/:id/accept/', { params, body: { kind } });
      onDecided();
    }, t.accepted);
  const reject = () =>
    action.run(async () => {
      await staffApi('POST /api/admin/synonym-suggestions/:id/reject/', { params, body: {} });
      onDecided();
    }, t.rejected);
  return (
    <div role="group" aria-label={name} className="flex flex-wrap gap-2">
      <Button size="small" variant="primary" held={action.busy} onClick={() => void accept('two-way')}>
        {t.acceptBoth}
      </Button>
      <Button size="small" held={action.busy} onClick={() => void accept('one-way')}>
        {t.acceptOne}
      </Button>
      <Button size="small" variant="outline" held={action.busy} onClick={() => void reject()}>
        {t.reject}
      </Button>
    </div>
  );
}
