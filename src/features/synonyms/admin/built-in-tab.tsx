import { useState } from 'react';
import { foldText } from '#shared/text/search-text.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { builtInGroups } from '../built-in-synonyms.rules.ts';
import { synonymsAdminMessages } from './synonyms-admin.messages.ts';

const plain = (text: string) => foldText(text).replaceAll(' ', '');

/** What the shop brings along: groups of names that count as the same, found by any of them. */
export function BuiltInTab() {
  const t = useMessages(synonymsAdminMessages);
  const [typed, setTyped] = useState('');
  const groups = builtInGroups.filter((group) => group.some((name) => plain(name).includes(plain(typed))));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.builtInHint}</p>
      <TextField
        label={t.builtInFind}
        type="search"
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="text-sm text-muted">
        {groups.length === 0 ? t.builtInNone : t.builtInCount(groups.length)}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {groups.map((group) => (
          <li
            key={group.join(' ')}
            className="flex flex-wrap gap-2 rounded-control border border-line px-3 py-2 text-sm"
          >
            {group.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
