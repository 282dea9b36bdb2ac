import { describe, expect, test } from 'vitest';
import { describedCalls } from '#testing/described-calls.ts';
import { changesBetween, shapeOf, type Document } from './contract-changes.ts';
import released from './released-calls.json' with { type: 'json' };

const document = JSON.parse(JSON.stringify(describedCalls().document)) as Document;

describe('API-20 what changed since the last release', () => {
  test('is found in calls, fields, types and named schemas', () => {
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

  test('is of a list of values what came and what went', () => {
    const at = 'GET /api/lamps/ | query.color';
    const [change] = changesBetween({ [at]: '"red" or "blue" or "green"' }, { [at]: '"red" or "blue" or "white"' });
    expect(change?.parts).toEqual(['query.color: − "green", + "white"']);
  });

  test('is nothing between a document and itself, and what is renamed in it is found', () => {
    const shape = shapeOf(document);
    expect(changesBetween(shape, shapeOf(document))).toEqual([]);
    const renamed = JSON.parse(JSON.stringify(document).replaceAll('"placed_at"', '"ordered_at"')) as Document;
    const changes = changesBetween(shape, shapeOf(renamed));
    expect(changes.map(({ subject }) => subject)).toContain('Order');
    expect(changes.flatMap(({ parts }) => parts)).toContain('− placed_at');
  });

  test('the stored shape is one of a document, of a released version', () => {
    expect(released.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(released.shape).length).toBeGreaterThan(3_000);
    expect(released.shape).toHaveProperty('GET /api/products/ | ', 'listProducts');
  });
});
