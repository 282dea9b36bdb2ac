import { expect, test } from 'vitest';
import { draftFields } from './draft-fields.ts';

interface Slide {
  readonly link: string;
  readonly theme: 'plain' | 'night';
  readonly position: number | null;
  readonly begins_at: string | null;
  readonly title: { readonly fa: string; readonly en: string };
  readonly visible: boolean;
}

const slide: Slide = {
  link: '/a',
  theme: 'plain',
  position: 1,
  begins_at: null,
  title: { fa: 'یک', en: 'One' },
  visible: true,
};

function fieldsOf(errors: Readonly<Record<string, string>> = {}) {
  const changes: Partial<Slide>[] = [];
  const field = draftFields<Slide>({ value: slide, change: (part) => changes.push(part) }, errors);
  return { field, changes };
}

test('each field has its part, what is wrong with it, and changes nothing else', () => {
  const { field, changes } = fieldsOf({ link: 'Not of this shop.', 'title.en': 'Too long.' });
  expect(field.text('link')).toMatchObject({ value: '/a', error: 'Not of this shop.' });
  expect(field.worded('title', 'en')).toMatchObject({ value: 'One', error: 'Too long.' });
  expect(field.worded('title', 'fa').error).toBeUndefined();
  expect(field.number('position')).toMatchObject({ value: 1, error: undefined });
  field.text('link').onChange({ currentTarget: { value: '/b' } });
  field.worded('title', 'en').onChange({ currentTarget: { value: 'Two' } });
  field.number('position').onChange(null);
  field.checkbox('visible').onChange({ currentTarget: { checked: false } });
  field.switch('visible').onChange(false);
  expect(changes).toEqual([
    { link: '/b' },
    { title: { fa: 'یک', en: 'Two' } },
    { position: null },
    { visible: false },
    { visible: false },
  ]);
});

test('a choice takes what is offered alone', () => {
  const { field, changes } = fieldsOf();
  const theme = field.choice('theme', ['plain', 'night']);
  theme.onChange({ currentTarget: { value: 'night' } });
  theme.onChange({ currentTarget: { value: 'gone' } });
  expect(changes).toEqual([{ theme: 'night' }]);
});

test('an incomplete moment stays in the draft as typed, and an emptied field as none', () => {
  const { field, changes } = fieldsOf();
  const begins = field.moment('begins_at');
  begins.onChange('۱۴۰۵/۹');
  begins.onChange(null);
  begins.onChange('2026-11-22T14:30:00.000Z');
  expect(changes).toEqual([{ begins_at: '۱۴۰۵/۹' }, { begins_at: null }, { begins_at: '2026-11-22T14:30:00.000Z' }]);
});
