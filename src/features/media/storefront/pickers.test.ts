import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** File inputs without the frame that blocks their form, each with the reason. */
const withoutFrame: Readonly<Record<string, string>> = {
  'features/media/storefront/choose-files.tsx': 'what the frame stands around',
  'features/product-import/admin/import-part.tsx': 'sent by being chosen, with nothing else',
};

test('a file that did not arrive blocks the form it was chosen for, in every picker', () => {
  const choosing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(features|web)\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
    .filter((file) => /\bChooseFiles\b/.test(readFileSync(path.join(root, file), 'utf8')));
  const unframed = choosing.filter((file) => !readFileSync(path.join(root, file), 'utf8').includes('<PickerFrame'));
  expect(choosing.length).toBeGreaterThan(unframed.length);
  expect(unframed.sort()).toEqual(Object.keys(withoutFrame));
});
