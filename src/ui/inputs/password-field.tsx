import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, FieldBox, inputClasses, type TextFieldProps } from './field.tsx';
import { useFieldError } from './form-attempt.ts';
import { IconButton } from './icon-button.tsx';
import { useMessages } from '../theme/language-context.tsx';
import { uiMessages } from '../ui.messages.ts';

/** A password field, masked until its owner reveals it; always left to right. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'end' | 'liveError' | 'start' | 'dir' | 'className'>,
) {
  const { label, labelHidden, hint, error: found, required, onInput, ...input } = props;
  const { error, onEdit } = useFieldError(found);
  const t = useMessages(uiMessages);
  const [visible, setVisible] = useState(false);
  const reveal = (
    <IconButton
      label={visible ? t.hidePassword : t.showPassword}
      aria-pressed={visible}
      onClick={() => {
        setVisible(!visible);
      }}
    >
      {visible ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
    </IconButton>
  );
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(wiring) => (
        <FieldBox invalid={Boolean(error)} end={reveal}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            onInput={(event) => {
              onEdit();
              onInput?.(event);
            }}
            type={visible ? 'text' : 'password'}
            dir="ltr"
            className={inputClasses}
          />
        </FieldBox>
      )}
    </Field>
  );
}
