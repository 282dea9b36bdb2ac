import { useState, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Button and drop zone for files. It is a native file input, so that keyboard, screen reader and camera work. */
export function ChooseFiles(props: {
  label: string;
  /** The file types in the browser's dialog; the server determines the actual kind itself. */
  accept: string;
  multiple: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onChoose: (files: readonly File[]) => void;
  className?: string;
  children: ReactNode;
}) {
  const { label, accept, multiple, disabled, describedBy, onChoose, className, children } = props;
  const [over, setOver] = useState(false);
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onChoose([...event.dataTransfer.files]);
      }}
      className={classNames(
        'relative cursor-pointer rounded-control border border-dashed transition-colors',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-turquoise',
        over ? 'border-turquoise bg-turquoise-soft' : 'border-edge hover:bg-raised',
        disabled && 'cursor-not-allowed opacity-50',
        className,
      )}
    >
      <input
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // Allows the same file to be selected again after it was removed.
          event.target.value = '';
          onChoose(chosen);
        }}
      />
      {children}
    </label>
  );
}
