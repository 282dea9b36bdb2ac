import type { ReactNode } from 'react';

/** A column of a table: its heading, and what stands in it for each row. */
export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly figure?: boolean;
  /** Left out on a phone. */
  readonly onlyWide?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds, for who hears it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** With it each row can be marked, and all of them at once. */
  marking?: {
    readonly marked: ReadonlySet<string | number>;
    readonly onMark: (marked: ReadonlySet<string | number>) => void;
    readonly markRow: (row: Row) => string;
    readonly markAll: string;
  };
}

const cellPlace = (column: Column<never>) => `${column.figure === true ? 'text-end tabular-nums' : 'text-start'} ${column.onlyWide === true ? 'hidden md:table-cell' : ''}`;

/** Many rows of one kind, dense, for who works with them all day. */
export function DataTable<Row>({ caption, columns, rows, rowKey, marking }: DataTableProps<Row>) {
  const keys = rows.map(rowKey);
  const all = marking !== undefined && keys.length > 0 && keys.every((key) => marking.marked.has(key));
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {marking === undefined ? null : (
              <th scope="col" className="w-11 ps-3 text-start">
                <MarkBox label={marking.markAll} checked={all} onChange={() => { marking.onMark(all ? new Set() : new Set(keys)); }} />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`px-3 py-2 font-semibold ${cellPlace(column as Column<never>)}`}>{column.title}</th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} className="hover:bg-raised focus-within:bg-raised">
                {marking === undefined ? null : (
                  <td className="ps-3">
                    <MarkBox label={marking.markRow(row)} checked={marking.marked.has(key)} onChange={() => { marking.onMark(toggled(marking.marked, key)); }} />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={`px-3 py-2 align-middle ${cellPlace(column as Column<never>)}`}>{column.cell(row)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function toggled(marked: ReadonlySet<string | number>, key: string | number): ReadonlySet<string | number> {
  const next = new Set(marked);
  if (!next.delete(key)) next.add(key);
  return next;
}

function MarkBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-target place-content-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className="size-4.5 accent-turquoise" checked={checked} onChange={onChange} />
    </label>
  );
}
