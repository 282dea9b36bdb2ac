import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/inputs/button.tsx';
import { DraftNotice, type DraftNoticeProps } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import type { Fields, UsedAction } from '#web/forms/use-action.ts';

const inColumns = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' } as const;

export interface SettingsFormProps<T extends object> extends DraftNoticeProps<T> {
  title: string;
  hint?: ReactNode;
  /** The number of fields side by side where there is room. */
  columns: keyof typeof inColumns;
  action: UsedAction;
  /** The label of the save button. */
  save: string;
  disabled?: boolean;
  /** Other actions, beside that button. */
  more?: ReactNode;
  /** Receives the values held by the fields themselves, such as a password. */
  onSave: (typed: Fields) => unknown;
  /** The fields. */
  children: ReactNode;
}

/** A group of settings on a card: its title and hint, the fields, what others changed meanwhile, and the save button. */
export function SettingsForm<T extends object>(props: SettingsFormProps<T>) {
  const { title, hint, columns, action, save, disabled = false, more, onSave, children } = props;
  return (
    <Form
      action={action}
      aria-label={title}
      className={classNames(
        'grid items-start gap-4 rounded-card border border-line bg-surface p-4',
        inColumns[columns],
      )}
      onSend={onSave}
    >
      <div className="col-span-full">
        <h2 className="font-bold">{title}</h2>
        {hint === undefined ? null : <p className="text-sm text-muted">{hint}</p>}
      </div>
      <DraftNotice draft={props.draft} names={props.names} images={props.images} className="col-span-full" />
      {children}
      <div className="col-span-full flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" busy={action.busy} disabled={disabled}>
          {save}
        </Button>
        {more}
      </div>
    </Form>
  );
}
