import { useEffect, useRef, type RefObject } from 'react';
import { draftText, storeDraft, useWriterKnown } from './stored-draft.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field must not be stored in the browser: secrets, files and codes. A revealed password is a text field, and still a password. */
const isSecret = (field: Field) =>
  field.matches('[type="password"], [type="file"], [autocomplete$="password"], [autocomplete="one-time-code"]');

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (one): one is Field => one.matches('input[name], select[name], textarea[name]') && !isSecret(one as Field),
  );

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * Returns the values of the edited fields of a form, by their names, including those edited before hydration. Others are not stored: they would
 * overwrite values that changed elsewhere meanwhile.
 */
export function typedInto(fields: readonly Field[], edited: ReadonlySet<string>): Readonly<Record<string, string>> {
  const isEdited = (field: Field) =>
    edited.has(field.name) || isTicked(field) || !('defaultValue' in field) || field.value !== field.defaultValue;
  const standing = fields.filter((field) => (!isTicked(field) || field.checked) && isEdited(field));
  return Object.fromEntries(standing.map(({ name, value }) => [name, value]));
}

function fieldsIn(text: string): Readonly<Record<string, string>> {
  try {
    return text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, string>>);
  } catch {
    return {};
  }
}

/** Sets the value of a field as user input would, so that React handles the event. */
function write(field: Field, value: string): void {
  if (isTicked(field)) {
    if (field.value !== value) return;
    // On a reload the browser restores a tick before hydration, without an event for React.
    field.checked = false;
    field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Stores the values of a form's uncontrolled fields: they can be edited before hydration, and their values have to outlive a link in the form, Back
 * and a reload like any draft. Returns a handler to call with each edited field; without a name it does nothing.
 */
export function useHeldFields(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
): (edited: EventTarget) => void {
  const isKnown = useWriterKnown();
  // Restoring triggers an edit event for each field, before the remaining ones are restored.
  const isWritingBack = useRef(false);
  const edited = useRef(new Set<string>());
  useEffect(() => {
    if (name === undefined || !isKnown || form.current === null) return;
    const before = fieldsIn(draftText(name));
    isWritingBack.current = true;
    for (const field of fieldsOf(form.current)) {
      const value = before[field.name];
      if (value === undefined) continue;
      edited.current.add(field.name);
      write(field, value);
    }
    isWritingBack.current = false;
  }, [form, name, isKnown]);
  return (field) => {
    if (name === undefined || form.current === null || isWritingBack.current) return;
    if ('name' in field && typeof field.name === 'string') edited.current.add(field.name);
    storeDraft(name, JSON.stringify(typedInto(fieldsOf(form.current), edited.current)));
  };
}

/** Drops the sent values that are now stored; what was typed since stays. */
export function forgetSentFields(name: string, sent: Readonly<Record<string, string>>): void {
  const left = Object.entries(fieldsIn(draftText(name))).filter(([field, value]) => value !== sent[field]);
  storeDraft(name, left.length === 0 ? '' : JSON.stringify(Object.fromEntries(left)));
}

/** Drops all stored values of a form after it was sent. */
export const forgetHeldFields = (name: string): void => {
  storeDraft(name, '');
};
