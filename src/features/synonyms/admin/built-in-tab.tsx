import { useState } from 'react';
import { foldText } from '#shared/text/search-text.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { builtInGroups, builtInKinds } from '../built-in-synonyms.rules.ts';
import { synonymsAdminMessages } from './synonyms-admin.messages.ts';

const plain = (text: string) => foldText(text).replaceAll(' ', '');

/** Renders the built-in synonyms: groups of names that count as equal in searches. */
export function BuiltInTab() {
  const t = useMessages(synonymsAdminMessages);
  const [typed, setTyped] = useState('');
  const isTyped = (name: string) => plain(name).includes(plain(typed));
  const groups = builtInGroups.filter((group) => group.some(isTyped));
  const kinds = builtInKinds.filter(({ names, members }) => [...names, ...members].some(isTyped));
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
        {groups.length + kinds.length === 0 ? t.builtInNone : t.builtInCount(groups.length + kinds.length)}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {groups.map((group) => (
          <Line key={group.join(' ')} names={group} />
        ))}
        {kinds.map(({ names, members }) => (
          <Line key={names.join(' ')} names={names} members={members} />
        ))}
      </ul>
    </div>
  );
}

/** Renders equivalent names; with `members`, a search for any of the names finds all of them, but not the reverse. */
function Line({ names, members = [] }: { names: readonly string[]; members?: readonly string[] }) {
  const t = useMessages(synonymsAdminMessages);
  return (
    <li className="flex flex-wrap gap-2 rounded-control border border-line px-3 py-2 text-sm">
      {names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
      {members.length > 0 && <span className="text-muted">{t.alsoFinds}</span>}
      {members.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    </li>
  );
}
