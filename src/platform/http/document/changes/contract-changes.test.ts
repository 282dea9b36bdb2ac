import { describe, expect, test } from 'vitest';
import { describedCalls } from '#testing/described-calls.ts';
import { changesBetween, shapeOf, type Document } from './contract-changes.ts';
import released from './released-calls.json' with { type: 'json' };

const document = JSON.parse(JSON.stringify(describedCalls().document)) as Document;

describe('API-20 changes since the last release', () => {
  test('are found in calls, fields, types and named schemas', () => {
    const before = {
      'GET /api/lamps/ | ': 'listLamps',
      'GET /api/lamps/ | query.before': 'integer, optional',
      'GET /api/lamps/ | reply.data[]': 'Lamp',
      'GET /api/old/ | ': 'getOld',
      'Lamp | light': 'integer',
    };
    const now = {
      'GET /api/lamps/ | ': 'listLamps',
      'GET /api/lamps/ | query.after': 'string, optional',
      'GET /api/lamps/ | reply.data[]': 'Lamp',
      'POST /api/lamps/ | ': 'createLamp',
      'Lamp | light': 'integer int64',
    };
    expect(changesBetween(before, now)).toEqual([
      {
        subject: 'GET /api/lamps/',
        kind: 'changed',
        parts: ['+ query.after: string, optional', '− query.before'],
      },
      { subject: 'GET /api/old/', kind: 'removed', parts: [] },
      { subject: 'Lamp', kind: 'changed', parts: ['light: integer → integer int64'] },
      { subject: 'POST /api/lamps/', kind: 'added', parts: [] },
    ]);
  });

  test('list the added and removed values of an enumeration', () => {
    const at = 'GET /api/lamps/ | query.color';
    const [change] = changesBetween({ [at]: '"red" or "blue" or "green"' }, { [at]: '"red" or "blue" or "white"' });
    expect(change?.parts).toEqual(['query.color: − "green", + "white"']);
  });

  test('are empty between a document and itself, and renames are found', () => {
    const shape = shapeOf(document);
    expect(changesBetween(shape, shapeOf(document))).toEqual([]);
    const renamed = JSON.parse(JSON.stringify(document).replaceAll('"placed_at"', '"ordered_at"')) as Document;
    const changes = changesBetween(shape, shapeOf(renamed));
    expect(changes.map(({ subject }) => subject)).toContain('Order');
    expect(changes.flatMap(({ parts }) => parts)).toContain('− placed_at');
  });

  test('are computed from a stored document of a released version', () => {
    expect(released.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(released.shape).length).toBeGreaterThan(3_000);
    expect(released.shape).toHaveProperty('GET /api/products/ | ', 'listProducts');
  });
});
