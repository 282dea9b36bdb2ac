import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Written } from './document-schemas.ts';
import { exampleOf } from './examples.ts';
import { demoCalls, describedCalls } from '#testing/described-calls.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: object; readonly example?: unknown } | undefined>;
  };
}
const { paths, components } = describedCalls().document as {
  paths: Record<string, Record<string, Operation>>;
  components: object;
};
const bodies = [...demoCalls.values()].flatMap((compiled) => {
  if (compiled.call.body === undefined) return [];
  const operation = paths[compiled.path.replace(/:(\w+)/g, '{$1}')]?.[compiled.method.toLowerCase()];
  return [{ compiled, content: operation?.requestBody?.content['application/json'] }];
});

describe('the example of a request', () => {
  test('stands with each call that takes a body', () => {
    expect(bodies.length).toBeGreaterThan(150);
    expect(bodies.filter(({ content }) => content?.example === undefined).map(({ compiled }) => compiled.name)).toEqual(
      [],
    );
  });

  test('is of the schema that the document has', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'shop', components });
    const wrong = bodies.flatMap(({ compiled, content }) => {
      const schema = JSON.parse(JSON.stringify(content?.schema).replaceAll('"#/', '"shop#/')) as object;
      const check = ajv.compile(schema);
      return check(content?.example) ? [] : [`${compiled.name}: ${ajv.errorsText(check.errors)}`];
    });
    expect(wrong).toEqual([]);
  });

  test('is what the checks of its call accept', () => {
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
