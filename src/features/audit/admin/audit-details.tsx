import { formatNumber, inDigitsOf } from '#shared/text/digits.ts';
import { formatJalaliDate } from '#shared/text/jalali.ts';
import { joined } from '#shared/text/joined.ts';
import type { Language } from '#shared/language.ts';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { fieldChanges, type FieldChange, type Stored } from '../audit-change.rules.ts';
import type { AuditEntry } from '../audit.contract.ts';
import { auditFieldWords, auditValueWords } from './audit-fields.messages.ts';
import { auditMessages } from './audit.messages.ts';

/** Fields that contain one of a few codes; elsewhere `ready` is free text. */
const coded = new Set(['state', 'return_state', 'role', 'kind', 'way', 'theme', 'view', 'language']);
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const numbering = /(?:^id|_id|_ids|Id|To|^return|^reference|^number|^card|^version)$/;

/** Returns a function for the staff's name of a field, with its position in what it belongs to. */
function useFieldName(): (path: readonly string[]) => string {
  const words: Readonly<Record<string, string>> = useMessages(auditFieldWords);
  const t = useMessages(auditMessages);
  const language = useLanguage();
  return (path) => {
    if (path.length === 0) return t.whole;
    return path
      .map((name) => (/^\d+$/.test(name) ? formatNumber(Number(name) + 1, language) : (words[name] ?? name)))
      .join(' › ');
  };
}

function useStoredText(): (stored: Exclude<Stored, { readonly cut_text: string }>, name: string) => string {
  const t = useMessages(auditMessages);
  const codes: Readonly<Record<string, string>> = useMessages(auditValueWords);
  const language = useLanguage();
  return function textOf(stored, name): string {
    if (stored === null || stored === '') return t.nothing;
    if (typeof stored === 'boolean') return stored ? t.yes : t.no;
    if (typeof stored === 'number') return figureOf(stored, name, language);
    if (typeof stored === 'string') {
      if (moment.test(stored)) return formatJalaliDate(new Date(stored), language, 'with-time');
      return coded.has(name) ? (codes[stored] ?? stored) : stored;
    }
    return stored.length === 0
      ? t.nothing
      : joined(
          stored.map((one) => textOf(one, name)),
          language,
        );
  };
}

function figureOf(figure: number, name: string, language: Language): string {
  return numbering.test(name) ? inDigitsOf(String(figure), language) : formatNumber(figure, language);
}

/** Renders the changed fields, collapsed: each with its old value struck through and its new one. */
export function AuditDetails({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const t = useMessages(auditMessages);
  const nameOf = useFieldName();
  const rows = fieldChanges(entry.before, entry.after);
  if (rows.length === 0) return <span className="text-muted">{t.none}</span>;
  return (
    <details>
      <summary className="flex min-h-target cursor-pointer items-center text-turquoise">{t.show(rows.length)}</summary>
      <dl className="grid max-w-3xl gap-3 pb-2 text-sm">
        {rows.map((row) => (
          <div key={row.path.join('.')} className="grid gap-1">
            <dt className="text-xs text-muted">
              <bdi>{nameOf(row.path)}</bdi>
            </dt>
            <FieldSides row={row} />
          </div>
        ))}
      </dl>
    </details>
  );
}

function FieldSides({ row: { path, before, after, changed } }: { row: FieldChange }) {
  const t = useMessages(auditMessages);
  const name = path.at(-1) ?? '';
  if (!changed)
    return (
      <dd>
        <span className="sr-only">{t.unchanged} </span>
        <StoredValue value={after} name={name} className="text-muted" />
      </dd>
    );
  return (
    <>
      {before === undefined ? null : (
        <dd>
          <span className="sr-only">{t.before} </span>
          <del className="decoration-pomegranate">
            <StoredValue value={before} name={name} className="text-muted" />
          </del>
        </dd>
      )}
      {after === undefined ? null : (
        <dd>
          <span className="sr-only">{t.after} </span>
          <ins className="no-underline">
            <StoredValue value={after} name={name} className="" />
          </ins>
        </dd>
      )}
    </>
  );
}

function StoredValue({
  value: stored,
  name,
  className: className,
}: {
  value: Stored | undefined;
  name: string;
  className: string;
}) {
  const t = useMessages(auditMessages);
  const textOf = useStoredText();
  if (stored === undefined) return null;
  if (stored !== null && typeof stored === 'object' && 'cut_text' in stored) {
    return (
      <>
        <span dir="auto" className={`whitespace-pre-line wrap-anywhere ${className}`}>
          {stored.cut_text}
        </span>{' '}
        <span className="text-xs text-saffron">{t.cut(stored.letters)}</span>
      </>
    );
  }
  return (
    <span dir="auto" className={`whitespace-pre-line wrap-anywhere ${className}`}>
      {textOf(stored, name)}
    </span>
  );
}
