import type { Language } from '#shared/language.ts';
import type { Fields } from './action.ts';

/** The names of the properties with exactly this type. */
type NamesOf<T, Value> = {
  [Name in keyof T & string]-?: [T[Name], Value] extends [Value, T[Name]] ? Name : never;
}[keyof T & string];

/** The names of the properties with a text in each language. */
type NamesOfWordings<T> = {
  [Name in keyof T & string]-?: T[Name] extends Readonly<Record<Language, string>> ? Name : never;
}[keyof T & string];

interface Written<T> {
  readonly value: T;
  readonly change: (part: Partial<T>) => void;
}

interface Typed {
  readonly currentTarget: { readonly value: string };
}

interface Ticked {
  readonly currentTarget: { readonly checked: boolean };
}

/**
 * Connects the fields of a form to the properties of a draft, by their names: each gets its value, its change handler and its error from the last
 * attempt. `<TextField label={t.name} {...field.text('name')} />`.
 */
export function draftFields<T extends object>({ value, change }: Written<T>, errors: Fields) {
  const put = (name: string, next: unknown) => change({ [name]: next } as Partial<T>);
  // A moment, or the key of an image; null for none.
  const orNone = (name: NamesOf<T, string | null>) => ({
    value: value[name] as string | null,
    error: errors[name],
    onChange: (next: string | null) => put(name, next),
  });
  return {
    text: (name: NamesOf<T, string>) => ({
      value: value[name] as string,
      error: errors[name],
      onChange: ({ currentTarget }: Typed) => {
        put(name, currentTarget.value);
      },
    }),
    /** One language of a text; its error has the name `title.fa`. */
    worded: (name: NamesOfWordings<T>, language: Language) => {
      const wording = value[name] as Readonly<Record<Language, string>>;
      return {
        value: wording[language],
        error: errors[`${name}.${language}`],
        onChange: ({ currentTarget }: Typed) => {
          put(name, { ...wording, [language]: currentTarget.value });
        },
      };
    },
    /** An emptied number is null. */
    number: (name: NamesOf<T, number | null>) => ({
      value: value[name] as number | null,
      error: errors[name],
      onChange: (next: number | null) => put(name, next),
    }),
    /** A moment or null; invalid text stays as typed, and prevents the submit of the form. */
    moment: orNone,
    image: orNone,
    /** One of the given choices. */
    choice: <Name extends keyof T & string>(name: Name, choices: readonly (T[Name] & string)[]) => ({
      value: value[name] as T[Name] & string,
      error: errors[name],
      onChange: ({ currentTarget }: Typed) => {
        const next = choices.find((choice) => choice === currentTarget.value);
        if (next !== undefined) put(name, next);
      },
    }),
    checkbox: (name: NamesOf<T, boolean>) => ({
      checked: value[name] as boolean,
      onChange: ({ currentTarget }: Ticked) => {
        put(name, currentTarget.checked);
      },
    }),
    switch: (name: NamesOf<T, boolean>) => ({
      checked: value[name] as boolean,
      onChange: (next: boolean) => {
        put(name, next);
      },
    }),
  };
}

export type DraftFields<T extends object> = ReturnType<typeof draftFields<T>>;
