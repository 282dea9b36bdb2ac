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

/** The files of the client that are made from the document, by their names. */
export async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const document = JSON.parse(JSON.stringify(describedCalls().document)) as {
    paths: Record<string, Record<string, Operation>>;
    webhooks?: object;
    components: { responses?: unknown; headers?: unknown };
  };
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  // The client knows every refusal by one class: types of done calls alone are a third of the text.
  for (const operation of all) {
    operation.responses = Object.fromEntries(Object.entries(operation.responses).filter(([status]) => status < '300'));
    for (const response of Object.values(operation.responses)) delete response.headers;
    // Types say the same in fewer lines.
    for (const part of [operation.requestBody, ...Object.values(operation.responses)])
      for (const content of Object.values(part?.content ?? {})) delete content.example;
  }
  delete document.components.responses;
  delete document.components.headers;
  // Not called by the client: `webhooks.ts` reads what the shop sends.
  delete document.webhooks;
  const whole = astToString(await openapiTS(document as never, { alphabetize: true }));
  // The same calls by their addresses, which the client does not need.
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

/** What the repository holds of a generated file. */
export const committed = (name: string) => readFileSync(path.join(folder, name), 'utf8');

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of Object.entries(await generatedFiles())) writeFileSync(path.join(folder, name), text);
  process.exit(0);
}
