import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import type { Column } from '#ui/layout/data-table.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { accessKeysMessages, scopeAreaWords } from '../access-keys.messages.ts';
import type { AccessKey } from '../access-keys.contract.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { byArea, isWriting } from './scope-words.ts';

const at = (moment: string, language: 'fa' | 'en') => (
  <time dateTime={moment} className="lg:whitespace-nowrap">
    {formatJalaliDate(new Date(moment), language, 'with-time')}
  </time>
);

function KeyName({ row }: { row: AccessKey }) {
  const t = useMessages(accessKeysMessages);
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold">{row.name}</bdi>
        {row.status === 'active' ? null : <Badge tone="bad">{row.status === 'revoked' ? t.revoked : t.ended}</Badge>}
      </span>
      <span className="text-xs text-muted">{t.hint(row.hint)}</span>
    </span>
  );
}

/** Renders the scopes of a key by area: the area's name, and whether the key may write. */
function ScopeList({ scopes }: { scopes: readonly string[] }) {
  const t = useMessages(accessKeysMessages);
  const areas: Readonly<Record<string, string>> = useMessages(scopeAreaWords);
  return (
    <span className="flex flex-wrap gap-1">
      {byArea(scopes).map(({ area, scopes: own }) => (
        <Badge key={area} tone={own.some(isWriting) ? 'good' : 'plain'}>
          {areas[area] ?? area}: {own.map((scope) => (isWriting(scope) ? t.write : t.read)).join(' + ')}
        </Badge>
      ))}
    </span>
  );
}

/** Returns the columns of a list of keys, and the confirmation before one is revoked. */
export function useKeyColumns({
  revoke,
  more = [],
}: {
  revoke: (key: AccessKey) => Promise<unknown>;
  more?: readonly Column<AccessKey>[];
}): { columns: readonly Column<AccessKey>[]; question: ReactNode } {
  const t = useMessages(accessKeysMessages);
  const language = useLanguage();
  const [leaving, setLeaving] = useState<AccessKey | null>(null);
  const columns: readonly Column<AccessKey>[] = [
    { key: 'name', title: t.name, cell: (row) => <KeyName row={row} /> },
    ...more,
    { key: 'scopes', title: t.scopes, ownLine: true, cell: ({ scopes }) => <ScopeList scopes={scopes} /> },
    {
      key: 'used',
      title: t.lastUsed,
      cell: ({ last_used_at }) =>
        last_used_at === null ? <span className="text-muted">{t.neverUsed}</span> : at(last_used_at, language),
    },
    {
      key: 'ends',
      title: t.ends,
      cell: ({ expires_at }) => (expires_at === null ? t.never : at(expires_at, language)),
    },
    {
      key: 'revoke',
      corner: true,
      title: <span className="sr-only">{t.revoke}</span>,
      figure: true,
      cell: (row) =>
        row.status === 'revoked' ? null : (
          <IconButton
            label={t.revokeOf(row.name)}
            onClick={() => {
              setLeaving(row);
            }}
          >
            <Ban aria-hidden size={20} className="text-rose" />
          </IconButton>
        ),
    },
  ];
  const question = (
    <RevokeDialog
      leaving={leaving}
      revoke={revoke}
      onClose={() => {
        setLeaving(null);
      }}
    />
  );
  return { columns, question };
}
