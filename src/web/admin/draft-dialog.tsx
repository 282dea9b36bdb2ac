import type { ReactNode } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/inputs/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DraftNotice, type DraftNoticeProps } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import type { UsedAction } from '#web/forms/use-action.ts';

export interface DraftDialogProps<T extends object> extends DraftNoticeProps<T> {
  title: string;
  /** Whether it has two columns where there is room: a part that fills a row needs `sm:col-span-2`. */
  wide?: boolean;
  /** The saving action; the error of the last attempt is displayed above the button. */
  action: UsedAction;
  /** The label of the save button. */
  save: string;
  disabled?: boolean;
  onSave: () => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form: its fields, what others saved of the same item meanwhile, and the save button. */
export function DraftDialog<T extends object>(props: DraftDialogProps<T>) {
  const {
    title,
    wide = false,
    draft,
    names,
    images,
    action,
    save,
    disabled = false,
    onSave,
    onClose,
    children,
  } = props;
  return (
    <Dialog open wide={wide} onClose={onClose} title={title}>
      <Form action={action} className={wide ? 'grid items-start gap-4 sm:grid-cols-2' : 'grid gap-4'} onSend={onSave}>
        <DraftNotice draft={draft} names={names} images={images} className="col-span-full" />
        {children}
        <div className="panel-foot col-span-full grid gap-3">
          <Notice tone="bad">{action.message}</Notice>
          <Button type="submit" variant="primary" busy={action.busy} disabled={disabled}>
            {save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
