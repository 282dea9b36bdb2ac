import { expect, test } from 'vitest';
import { contactFrom, demoContact, noContact } from './contact.rules.ts';

test("the owner's contact applies field by field, and half a map position is ignored", () => {
  expect(contactFrom(null, 'demo')).toEqual(demoContact);
  expect(contactFrom({ phone: '+983100000000', hours: 'always', latitude: 32.6 }, 'demo')).toEqual({
    ...demoContact,
    phone: '+983100000000',
  });
  expect(contactFrom({ latitude: 32.6, longitude: 51.6 }, 'demo')).toMatchObject({ latitude: 32.6, longitude: 51.6 });
  expect(contactFrom({ latitude: 132, longitude: 51.6 }, 'demo')).toMatchObject({ latitude: demoContact.latitude });
});

test('a production shop states no contact that its owner did not set', () => {
  expect(contactFrom(null, 'production')).toEqual(noContact);
  expect(contactFrom({ phone: '+983100000000', latitude: 132, longitude: 51.6 }, 'production')).toEqual({
    ...noContact,
    phone: '+983100000000',
  });
});
