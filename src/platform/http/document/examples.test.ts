import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Written } from './document-schemas.ts';
import { exampleOf } from './examples.ts';
import { demoCalls, describedCalls } from '#testing/described-calls.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content } | undefined>;
}
type Content = Record<string, { readonly schema: object; readonly example?: unknown } | undefined>;
const { paths, components } = describedCalls().document as {
  paths: Record<string, Record<string, Operation>>;
  components: object;
};
const operationOf = ({ path, method }: { readonly path: string; readonly method: string }) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
const bodies = [...demoCalls.values()].flatMap((compiled) =>
  compiled.call.body === undefined
    ? []
    : [{ compiled, content: operationOf(compiled)?.requestBody?.content['application/json'] }],
);
const answers = [...demoCalls.values()].flatMap((compiled) => {
  const content = operationOf(compiled)?.responses[String(compiled.call.status ?? 200)]?.content?.['application/json'];
  return content === undefined ? [] : [{ compiled, content }];
});

/** Returns the examples that do not match the schema beside them, with the errors. */
function againstSchema(examples: typeof bodies): string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'shop', components });
  return examples.flatMap(({ compiled, content }) => {
    const schema = JSON.parse(JSON.stringify(content?.schema).replaceAll('"#/', '"shop#/')) as object;
    const check = ajv.compile(schema);
    return check(content?.example) ? [] : [`${compiled.name}: ${ajv.errorsText(check.errors)}`];
  });
}

describe('the example request', () => {
  test('is present for each call that takes a body', () => {
    expect(bodies.length).toBeGreaterThan(150);
    expect(bodies.filter(({ content }) => content?.example === undefined).map(({ compiled }) => compiled.name)).toEqual(
      [],
    );
  });

  test('matches the schema in the document', () => {
    expect(againstSchema(bodies)).toEqual([]);
  });

  // Compiles the validators of every call, as the test of responses does with their schemas.
  test('passes the validation of its call', { timeout: 120_000 }, () => {
    const wrong = bodies.flatMap(({ compiled, content }) => {
      const params = compiled.call.params === undefined ? {} : exampleOf(compiled.call.params as unknown as Written);
      const given = { params, query: {}, headers: {}, body: structuredClone(content?.example) };
      const refusal = compiled.check(given);
      return refusal === null
        ? []
        : [`${compiled.name}: ${JSON.stringify(refusal.errors?.map(({ path, code }) => `${path} ${code}`))}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the example response', () => {
  test('is present for each call that responds in JSON', () => {
    expect(answers.length).toBeGreaterThan(250);
    expect(answers.filter(({ content }) => content.example === undefined).map(({ compiled }) => compiled.name)).toEqual(
      [],
    );
  });

  // Compiles every schema: 5 s, and more than 20 s on a busy machine.
  test('matches the schema in the document', { timeout: 120_000 }, () => {
    expect(againstSchema(answers)).toEqual([]);
  });
});
