import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawModel } from './draw-model.ts';
import { modelPage } from './model-page.ts';
import type { Model } from './read-model.ts';

const root = path.resolve(import.meta.dirname, '../..');

test(
  'docs/model.md matches the database that the migrations create (`npm run model` writes it)',
  { timeout: 60_000 },
  async () => {
    expect(await readFile(path.join(root, 'docs/model.md'), 'utf8')).toBe(await modelPage(root));
  },
);

const column = (table: string, name: string, primary: boolean, refers: boolean) => ({
  table,
  name,
  type: 'bigint',
  required: primary,
  primary,
  refers,
});

test('a foreign key is drawn with its cardinality and its action on delete', () => {
  const model: Model = {
    columns: [
      column('books', 'id', true, false),
      column('books', 'shelf_id', false, true),
      column('labels', 'shelf_id', true, true),
      column('shelves', 'id', true, false),
    ],
    references: [
      { from: 'books', to: 'shelves', columns: 'shelf_id', optional: true, once: false, onDelete: 'set null' },
      { from: 'labels', to: 'shelves', columns: 'shelf_id', optional: false, once: true, onDelete: 'no action' },
    ],
  };
  const page = drawModel(
    model,
    new Map([
      ['books', { owner: 'library', sentence: 'What is read.' }],
      ['labels', { owner: 'library', sentence: '' }],
      ['shelves', { owner: 'rooms', sentence: '' }],
    ]),
  );
  expect(page).toContain('3 tables of 2 owners, 4 columns, 2 foreign keys.');
  expect(page).toContain('library["library"] -->|2| rooms["rooms"]');
  expect(page).toContain('- `books`: What is read.');
  expect(page).toContain('    bigint shelf_id FK "?"');
  expect(page).toContain('books }o--o| shelves : "shelf_id: set null"');
  expect(page).toContain('labels |o--|| shelves : "shelf_id"');
});
