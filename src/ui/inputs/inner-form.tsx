import type { ReactNode } from 'react';

/** The form of a dialog that may stand within another form: sent, it does not send that one too. */
export function InnerForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSend();
      }}
    >
      {children}
    </form>
  );
}
