import { expect, test } from 'vitest';
import { leftToPack, undeliveredNote, parcelTimeline, toPackByLocation } from './parcel-timeline.rules.ts';

const day = (number: number) => `2026-11-0${number}T09:00:00.000Z`;
const parcel = {
  packed_at: day(2),
  handed_over_at: day(3),
  on_the_way_at: null,
  at_station_at: null,
  delivered_at: null,
};
const entries = (status: Parameters<typeof parcelTimeline>[0]['status']) =>
  parcelTimeline({ ...parcel, status }, day(1)).map(
    ({ status: step, state, at }) => `${step} ${state} ${at?.slice(9, 10) ?? '-'}`,
  );

test('a parcel with its carrier is in transit since its handover', () => {
  expect(entries('handed-over')).toEqual([
    'placed done 1',
    'packaging done -',
    'ready done 2',
    'on-the-way current 3',
    'at-station toCome -',
    'delivered toCome -',
  ]);
});

test('a packed parcel waits for its carrier, whatever the times of other parcels', () => {
  expect(entries('packed').at(2)).toBe('ready current 2');
  expect(entries('packed').at(3)).toBe('on-the-way toCome -');
});

test('the pieces left to pack are those in no parcel, with the rest of their price', () => {
  const lines = [
    { position: 1, quantity: 3, total: 100 },
    { position: 2, quantity: 1, total: 50 },
  ];
  const inParcel = (position: number, quantity: number, total: number, resolution: 'replaced' | null = null) => ({
    resolution,
    lines: [
      { position, name: '', variant: null, sku: null, barcode: null, external_ref: null, image: null, quantity, total },
    ],
  });
  expect(leftToPack(lines, [inParcel(1, 1, 33), inParcel(2, 1, 50)])).toEqual([
    { position: 1, quantity: 2, total: 67 },
  ]);
  expect(leftToPack(lines, [])).toEqual(lines);
  // Pieces of a parcel that is packed again count as unpacked.
  expect(leftToPack(lines, [inParcel(1, 3, 100, 'replaced'), inParcel(2, 1, 50)])).toEqual([lines[0]]);
});

test('pieces to pack are grouped by stock location, and their prices add up to the remainder', () => {
  const lines = [
    { position: 1, quantity: 3, total: 100 },
    { position: 2, quantity: 1, total: 50 },
  ];
  const [main, north] = [{ id: 1 }, { id: 2 }];
  const toPack = [
    { position: 1, quantity: 1, location: main },
    { position: 2, quantity: 1, location: main },
    { position: 1, quantity: 2, location: north },
  ];
  expect(toPackByLocation({ lines, fulfillments: [], to_pack: toPack })).toEqual([
    {
      location: main,
      lines: [
        { position: 1, quantity: 1, total: 33 },
        { position: 2, quantity: 1, total: 50 },
      ],
    },
    { location: north, lines: [{ position: 1, quantity: 2, total: 67 }] },
  ]);
  const alone = [{ position: 2, quantity: 1, location: null }];
  expect(toPackByLocation({ lines, fulfillments: [], to_pack: alone })).toEqual([
    { location: null, lines: [lines[1]] },
  ]);
});

test('the customer sees an undelivered parcel and what was decided about it', () => {
  expect(undeliveredNote({ status: 'on-the-way', resolution: null })).toBe(null);
  expect(undeliveredNote({ status: 'lost', resolution: null })).toBe('undelivered-lost');
  expect(undeliveredNote({ status: 'lost', resolution: 'replaced' })).toBe('resolved-again');
  expect(undeliveredNote({ status: 'returned', resolution: 'refunded' })).toBe('resolved-refunded');
});
