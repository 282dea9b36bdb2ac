import { expect, test } from 'vitest';
import { callsIn, paired } from './call-rows.ts';

const before = callsIn(`export const lampsContract = contract({
  'GET /api/lamps/': {
    summary: 'Lamps, the newest first.',
    access: 'public',
    query: Type.Object({ before: Type.Optional(Id()) }),
    reply: Type.Object({ data: Type.Array(Lamp), next: Nullable(Type.String()) }),
  },
  'POST /api/lamp/:id/lightUp/': {
    summary: "Lights one of the owner's lamps.",
    reply: Done,
  },
  'GET /api/old/': {
    summary: 'Something else.',
    reply: Type.Array(Old),
  },
});`);
const now = callsIn(`export const lampsContract = contract({
  'GET /api/lamps/': {
    summary: 'Lamps, the newest first.',
    query: Type.Object({ after: After() }),
    reply: Type.Object({ data: Type.Array(Lamp), ...goesOn }),
  },
  'POST /api/lamps/:id/light-up/': {
    summary: "Lights one of the owner's lamps.",
    body: Type.Object({ version: SeenVersion() }),
    reply: Lamp,
    idempotency: 'required',
  },
  'POST /api/lamps/': {
    summary: 'Adds a lamp.',
    reply: Lamp,
    status: 201,
  },
});`);

test('the text form of a contract lists its calls', () => {
  expect(before).toEqual([
    {
      name: 'GET /api/lamps/',
      summary: 'Lamps, the newest first.',
      status: '200',
      list: 'before',
      once: '',
      version: '',
    },
    {
      name: 'POST /api/lamp/:id/lightUp/',
      summary: "Lights one of the owner's lamps.",
      status: '200',
      list: '',
      once: '',
      version: '',
    },
    { name: 'GET /api/old/', summary: 'Something else.', status: '200', list: 'bare array', once: '', version: '' },
  ]);
  expect(now.map(({ list, once, version, status }) => [list, once, version, status])).toEqual([
    ['next_after', '', '', '200'],
    ['', 'required', 'yes', '200'],
    ['', '', '', '201'],
  ]);
});

test('a renamed call is matched to its new name; removed and added calls have rows of their own', () => {
  expect(paired(before, now).map(([was, is]) => [was?.name ?? null, is?.name ?? null])).toEqual([
    ['GET /api/lamps/', 'GET /api/lamps/'],
    [null, 'POST /api/lamps/'],
    ['POST /api/lamp/:id/lightUp/', 'POST /api/lamps/:id/light-up/'],
    ['GET /api/old/', null],
  ]);
});
