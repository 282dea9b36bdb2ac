import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const folder = path.resolve('vendor/ucp-2026-04-08');

const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Returns the published schemas, compiled to validate responses: `uri` is an absolute URL, formats that the shop never writes are accepted. */
function publishedAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { uri: (value) => URL.canParse(value), 'date-time': date, email: true, uuid: true },
  });
  const files = readdirSync(path.join(folder, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join('schemas', file));
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  for (const file of files) ajv.addSchema(read(file));
  // It is published beside `schemas/`, which its references are relative to; its own `$id` is one folder too deep for them.
  ajv.addSchema({ ...read('discovery/profile_schema.json'), $id: 'https://ucp.dev/discovery/profile.json' });
  return ajv;
}

let ajv: Ajv2020 | undefined;

/** Returns the validator of a published schema, by its path on ucp.dev. */
export function published(address: string): ValidateFunction {
  ajv ??= publishedAjv();
  const found = ajv.getSchema(`https://ucp.dev/${address}`);
  if (found === undefined) throw new Error(`Nothing is published at ${address}.`);
  return found;
}

/** Returns the errors of a value by a published schema; empty if it is valid. */
export function errorsBy(address: string, value: unknown): string[] {
  const validate = published(address);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
