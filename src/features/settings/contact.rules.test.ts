import { expect, test } from 'vitest';
import { contactFrom, deliveredContact } from './contact.rules.ts';

test('what the owner decided holds part by part, and half a place is none', () => {
  expect(contactFrom(null)).toEqual(deliveredContact);
  expect(contactFrom({ phone: '+983100000000', hours: 'always', latitude: 32.6 })).toEqual({ ...deliveredContact, phone: '+983100000000' });
  expect(contactFrom({ latitude: 32.6, longitude: 51.6 })).toMatchObject({ latitude: 32.6, longitude: 51.6 });
  expect(contactFrom({ latitude: 132, longitude: 51.6 })).toMatchObject({ latitude: deliveredContact.latitude });
});
