import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { describedCalls } from '#testing/described-calls.ts';

interface Operation {
  readonly 'x-result-row'?: { readonly $ref?: string };
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Content };
  responses: Record<string, { headers?: unknown; readonly content?: Content }>;
}

type Content = Record<string, { example?: unknown }>;

const folder = path.join(import.meta.dirname, '../packages/client/src/generated');
const note = '// Made from the calls of the shop by `npm run client:generate`: not to be changed by hand.\n';

/** Returns the client's files that are generated from the document, by name. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const document = JSON.parse(JSON.stringify(describedCalls().document)) as {
    paths: Record<string, Record<string, Operation>>;
    webhooks?: object;
    components: { responses?: unknown; headers?: unknown };
  };
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  // The client represents every refusal by one class: with the types of successful responses alone the text is a third as long.
  for (const operation of all) {
    operation.responses = Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status < '300'));
    for (const response of Object.values(operation.responses)) delete response.headers;
    // Examples are removed: the types convey the same in fewer lines.
    for (const part of [operation.requestBody, ...Object.values(operation.responses)])
      for (const content of Object.values(part?.content ?? {})) delete content.example;
  }
  delete document.components.responses;
  delete document.components.headers;
  // Not called by the client: `webhooks.ts` parses what the shop sends.
  delete document.webhooks;
  const whole = astToString(await openapiTS(document as never, { alphabetize: true }));
  // The types by path describe the same calls and are not needed by the client.
  const types = whole.slice(whole.indexOf('export type webhooks'));
  const results = all
    .flatMap(({ operationId, 'x-result-row': row }) => {
      const name = row?.$ref?.split('/').at(-1);
      return name === undefined ? [] : [`  ${operationId}: components['schemas']['${name}'];\n`];
    })
    .sort();
  const operations = Object.entries(document.paths)
    .flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, { operationId, parameters }]) => {
        const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
        return `  ${operationId}: ['${method.toUpperCase()}', '${address}'${isKeyed ? ', true' : ''}],\n`;
      }),
    )
    .sort();
  return {
    'schema.d.ts': `${note}${types}/** Of each call that begins a job, a line of the result. */\nexport interface results {\n${results.join('')}}\n`,
    'operations.ts': `${note}/** Of each call its method and address, and whether it takes an idempotency key. */\nexport const operations = {\n${operations.join('')}} as const;\n`,
  };
}

/** Returns the committed text of a generated file. */
export const committed = (name: string) => readFileSync(path.join(folder, name), 'utf8');

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of Object.entries(await generatedFiles())) writeFileSync(path.join(folder, name), text);
  process.exit(0);
}
