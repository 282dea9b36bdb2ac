import { expect, test } from 'vitest';
import { api } from '../api.ts';

/** Changes by the staff and sellers that do not require the seen version, each with the reason. */
const withoutVersion: Readonly<Record<string, string>> = {
  'PUT /api/admin/customers/:id/active/': 'a switch, which says what is to be',
};

test('every staff and seller change states the seen version, so that nothing is overwritten unseen', () => {
  const changes = api
    .flatMap(({ contract }) => Object.entries(contract))
    .filter(([name]) => /^(PUT|PATCH) \/api\/(admin|seller)\//.test(name));
  expect(changes.length).toBeGreaterThan(25);
  const lacking = changes
    .filter(([, { body, refusals = {} }]) => {
      const { required = [] }: { required?: readonly string[] } = body ?? {};
      // Fields can include their seen values instead; which are required is checked when they are present.
      return !(required.includes('version') || required.includes('before') || 'version-needed' in refusals);
    })
    .map(([name]) => name);
  expect(lacking.sort()).toEqual(Object.keys(withoutVersion).sort());
});
