import { useEffect, useRef, type RefObject } from 'react';
import { draftText, storeDraft, useWriterKnown } from './stored-draft.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What no browser should hold for us: secrets, files and codes. A password that is looked at is a text, and a password all the same. */
const isSecret = (field: Field) =>
  field.matches('[type="password"], [type="file"], [autocomplete$="password"], [autocomplete="one-time-code"]');

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (one): one is Field => one.matches('input[name], select[name], textarea[name]') && !isSecret(one as Field),
  );

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/**
 * What stands in the fields of a form that somebody edited, here or before the page was alive, by their names. Of the others nothing is
 * held: it would be written over what others change of them meanwhile.
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

/** Writes into a field as its owner would, so that whoever draws it hears of it. */
function write(field: Field, value: string): void {
  if (isTicked(field)) {
    if (field.value !== value) return;
    // A browser that reloads ticks it before the page is alive, and whoever draws it does not know.
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
 * Stores what is typed into the fields of a form that hold it themselves: they are typed into before the page is alive, and what is in
 * them has to outlive a link of the form, Back and a reload as any draft. Answers what an edit calls with its field; without a name it does
 * nothing.
 */
export function useHeldFields(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
): (edited: EventTarget) => void {
  const isKnown = useWriterKnown();
  // What is written back says of each field that it was edited, before the others stand there.
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

/** What was typed was sent and is stored: what was typed since stays. */
export function forgetSentFields(name: string, sent: Readonly<Record<string, string>>): void {
  const left = Object.entries(fieldsIn(draftText(name))).filter(([field, value]) => value !== sent[field]);
  storeDraft(name, left.length === 0 ? '' : JSON.stringify(Object.fromEntries(left)));
}

/** Its form was sent: nothing of it stays. */
export const forgetHeldFields = (name: string): void => {
  storeDraft(name, '');
};
