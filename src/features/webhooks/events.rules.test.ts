import { expect, test } from 'vitest';
import { eventTypes, typesOf } from './events.rules.ts';

test.each([
  [undefined, eventTypes],
  ['order.paid', ['order.paid']],
  ['return.*,order.paid', ['order.paid', 'return.answered']],
  ['order.*,order.paid', eventTypes.filter((type) => type.startsWith('order.'))],
  ['', null],
  ['order', null],
  ['*', null],
  ['.*', null],
  ['order.paid,nothing.*', null],
])('the filter %s means %j', (filter, types) => {
  expect(typesOf(filter)).toEqual(types);
});
