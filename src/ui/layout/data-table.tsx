import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { indexAfterKey } from './data-table.rules.ts';
import { useBoxScroll } from './use-box-scroll.ts';

/** A column of a table: its heading and its cell for each row. */
export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it contains figures, which are aligned to the end. */
  readonly figure?: boolean;
  /**
   * Whether it is hidden on a phone; the other value, for the least important columns, also hides it where the table is narrower than on an admin
   * page.
   */
  readonly onlyWide?: boolean | 'desk';
  /** Whether it has a line of its own on a phone: long texts, buttons. */
  readonly ownLine?: boolean;
  /** Whether it is in the corner of its row on a phone: a single icon button. */
  readonly corner?: boolean;
  /** The name by which the list can be sorted by this column. */
  readonly sort?: string;
}

/** How the rows are sorted: by the name of a column, `-name` for descending order; null for the list's own order. */
export interface Sorting {
  readonly by: string | null;
  readonly onSort: (by: string | null) => void;
}

/** The selected rows, and the labels of the checkboxes. */
export interface Marking<Row> {
  readonly marked: ReadonlySet<string | number>;
  readonly onMark: (marked: ReadonlySet<string | number>) => void;
  readonly markRow: (row: Row) => string;
  readonly markAll: string;
}

export interface DataTableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** If set, each row can be selected, and all of them at once. */
  marking?: Marking<Row> | undefined;
  /** If set, the headings of columns that have a `sort` can be pressed. */
  sorting?: Sorting | undefined;
}

const cellIndex = (column: Column<never>) =>
  classNames(
    column.figure === true ? 'text-start sm:text-end' : 'text-start',
    column.onlyWide === true && 'hidden md:table-cell',
    column.onlyWide === 'desk' && 'hidden xl:table-cell',
  );

/**
 * A dense table of many rows for daily work. The arrow keys or j and k move between rows, Enter opens a row (presses its first link or button), x
 * selects it. On a phone a row is a small card, each cell under its heading; the roles are explicit because a table with another `display` is no
 * table to screen readers.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, marking, sorting }: DataTableProps<Row>) {
  const [present, setPresent] = useState(0);
  const keys = rows.map(rowKey);
  const inReach = Math.min(present, rows.length - 1);
  const { box, onScroll } = useBoxScroll(caption, rows.length);
  return (
    <div
      ref={box}
      onScroll={onScroll}
      className="overflow-auto rounded-card border border-line bg-surface md:max-h-[calc(100dvh-13rem)] print:max-h-none"
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table role="table" className="stacks w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <Head columns={columns} keys={keys} marking={marking} sorting={sorting} />
        <tbody
          role="rowgroup"
          className="divide-y divide-line"
          onKeyDown={(event) => {
            if (event.key === 'x' && marking !== undefined && isRow(event.target))
              marking.onMark(toggled(marking.marked, keys[inReach] ?? ''));
            else walk(event, setPresent);
          }}
        >
          {rows.map((row, index) => (
            <BodyRow
              key={keys[index]}
              row={row}
              id={keys[index] ?? ''}
              columns={columns}
              marking={marking}
              inReach={index === inReach}
              onFocus={() => {
                setPresent(index);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'marking' | 'sorting'> {
  keys: readonly (string | number)[];
}

function Head<Row>({ columns, keys, marking, sorting }: HeadProps<Row>) {
  const all = marking !== undefined && keys.length > 0 && keys.every((key) => marking.marked.has(key));
  return (
    <thead role="rowgroup" className="sticky top-0 z-10 bg-surface">
      <tr role="row" className="text-xs text-muted shadow-[inset_0_-1px_0_var(--color-line)]">
        {marking === undefined ? null : (
          <th scope="col" role="columnheader" data-pressed className="text-start sm:w-11 sm:ps-3">
            <MarkBox
              label={marking.markAll}
              ofAll
              checked={all}
              onChange={() => {
                marking.onMark(all ? new Set() : new Set(keys));
              }}
            />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.key} column={column as Column<never>} sorting={sorting} />
        ))}
      </tr>
    </thead>
  );
}

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'marking'> {
  row: Row;
  id: string | number;
  /** Whether it is the one row in the tab order; from there the arrow keys move on. */
  inReach: boolean;
  onFocus: () => void;
}

function BodyRow<Row>({ row, id, columns, marking, inReach, onFocus }: BodyRowProps<Row>) {
  const isMarked = marking?.marked.has(id) === true;
  // When a row has the focus, its first two cells are read out: a row gets no name from its content.
  const name = useId();
  return (
    <tr
      role="row"
      aria-labelledby={`${name}-0 ${name}-1`}
      tabIndex={inReach ? 0 : -1}
      onFocus={onFocus}
      className={classNames(
        'hover:bg-raised focus-within:bg-raised focus-visible:-outline-offset-2!',
        isMarked && 'bg-turquoise-soft',
      )}
    >
      {marking === undefined ? null : (
        <td role="cell" className="sm:ps-3">
          <MarkBox
            label={marking.markRow(row)}
            checked={isMarked}
            onChange={() => {
              marking.onMark(toggled(marking.marked, id));
            }}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          id={index < 2 ? `${name}-${index}` : undefined}
          role="cell"
          data-title={typeof column.title === 'string' ? column.title : undefined}
          data-own-line={column.ownLine}
          data-corner={column.corner}
          className={classNames('align-middle sm:px-2 sm:py-2 lg:px-3', cellIndex(column as Column<never>))}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const isRow = (target: EventTarget): target is HTMLTableRowElement => target instanceof HTMLTableRowElement;

/** Moves the focus between rows and opens the focused one; keys in a field of a row belong to that field. */
function walk(event: KeyboardEvent<HTMLTableSectionElement>, onIndex: (index: number) => void): void {
  const { target, key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
  if (target.matches('select, textarea, input:not([type="checkbox"]), [contenteditable="true"]')) return;
  const row = target.closest('tr');
  if (row === null) return;
  if (key === 'Enter' && isRow(target)) {
    row.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.click();
    event.preventDefault();
    return;
  }
  const index = indexAfterKey(key, row.sectionRowIndex, currentTarget.rows.length);
  if (index === null) return;
  event.preventDefault();
  onIndex(index);
  const next = currentTarget.rows[index];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function Heading({ column, sorting }: { column: Column<never>; sorting: Sorting | undefined }) {
  const classes = cellIndex(column);
  const { sort } = column;
  if (sort === undefined || sorting === undefined)
    return (
      <th scope="col" role="columnheader" className={classNames('font-semibold sm:px-2 sm:py-2 lg:px-3', classes)}>
        {column.title}
      </th>
    );
  const upwards = sorting.by === sort;
  const downwards = sorting.by === `-${sort}`;
  const Arrow = upwards ? ArrowUp : downwards ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      role="columnheader"
      data-pressed
      aria-sort={upwards ? 'ascending' : downwards ? 'descending' : 'none'}
      className={classNames('sm:px-2 lg:px-3', classes)}
    >
      <button
        type="button"
        className={classNames(
          'inline-flex min-h-target items-center gap-1 font-semibold hover:text-ink',
          (upwards || downwards) && 'text-turquoise',
        )}
        onClick={() => {
          sorting.onSort(downwards ? sort : upwards ? null : `-${sort}`);
        }}
      >
        <span className="own-direction">{column.title}</span>
        <Arrow aria-hidden size={14} className="shrink-0" />
      </button>
    </th>
  );
}

function toggled(marked: ReadonlySet<string | number>, key: string | number): ReadonlySet<string | number> {
  const next = new Set(marked);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** A row's checkbox, or the one for all rows, which has a visible label on a phone, where no column is below it. */
function MarkBox({
  label,
  checked,
  ofAll = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  ofAll?: boolean;
  onChange: () => void;
}) {
  return (
    <label
      className={classNames(
        'flex min-h-target min-w-target flex-row-reverse items-center justify-center gap-2 sm:w-target',
        ofAll ? 'px-3 sm:px-0' : 'max-sm:justify-end',
      )}
    >
      {ofAll ? <span className="sm:hidden">{label}</span> : null}
      <input
        type="checkbox"
        aria-label={label}
        className="size-4.5 accent-turquoise"
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
