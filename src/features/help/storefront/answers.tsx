import { MessageCircleQuestion, Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { plainText } from '#shared/contract/document.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useEntryState } from '#web/pages/entry-state.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { Answer } from '../help.contract.ts';
import { supportMessages } from '../help.messages.ts';
import { answerGroups, answersWith } from '../help.rules.ts';
import { AnswerItem } from './answer-item.tsx';

/** The answers that match the search, or all; the one in the URL hash is open. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  const t = useMessages(supportMessages);
  const [typed, setTyped] = useEntryState('words', '');
  const requested = useDeferredValue(typed).trim();
  const searchable = useMemo(
    () => answers.map((answer) => ({ ...answer, words: plainText(answer.answer) })),
    [answers],
  );
  const found = answersWith(searchable, requested);
  const named = useNamedAnswer();
  if (answers.length === 0) return <EmptyState icon={<MessageCircleQuestion />} text={t.noAnswers} />;
  return (
    <>
      <SearchAnswers typed={typed} onType={setTyped} found={requested === '' ? 0 : found.length} />
      {found.length === 0 ? (
        <EmptyState icon={<Search />} text={t.nothingFound(requested)} hint={t.nothingFoundHint} />
      ) : null}
      {answerGroups.map((group) => {
        const own = found.filter((answer) => answer.group === group);
        return own.length === 0 ? null : (
          <section key={group} aria-labelledby={`group-${group}`} className="grid gap-3">
            <h2 id={`group-${group}`} className="text-lg">
              {t[group]}
            </h2>
            <div className="divide-y divide-line overflow-hidden rounded-card bg-surface">
              {own.map((answer) => (
                <AnswerItem
                  key={answer.slug}
                  answer={answer}
                  requested={requested}
                  open={answer.slug === named || (requested !== '' && found.length <= 2)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

interface SearchAnswersProps {
  typed: string;
  onType: (typed: string) => void;
  /** The number of matching answers; 0 where the number is not displayed. */
  found: number;
}

function SearchAnswers({ typed, onType, found }: SearchAnswersProps) {
  const t = useMessages(supportMessages);
  return (
    <search className="grid gap-2">
      <TextField
        label={t.search}
        labelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t.searchPlaceholder}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
        start={<Search aria-hidden="true" className="size-5" />}
        end={
          typed === '' ? null : (
            <IconButton
              label={t.clearSearch}
              onClick={() => {
                onType('');
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )
        }
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {found > 0 ? t.found(found) : null}
      </p>
    </search>
  );
}
/** Returns the answer in the URL hash and scrolls it into view. */
function useNamedAnswer(): string | null {
  const { hash } = useLocation();
  const name = hash === '' ? null : hash.slice(1);
  useEffect(() => {
    if (name !== null) document.getElementById(name)?.scrollIntoView();
  }, [name]);
  return name;
}
