import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallerKind } from '#contract/core/call.ts';
import { everyCall } from './index.ts';

type Schema = {
  type?: string;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
};

function* unboundedLists(schema: Schema, place: string): Generator<string> {
  if (schema.type === 'array') {
    if (schema.maxItems === undefined) yield place;
    if (schema.items) yield* unboundedLists(schema.items, `${place}[]`);
  }
  for (const [name, part] of Object.entries({ ...schema.properties, ...schema.$defs }))
    yield* unboundedLists(part, `${place}.${name}`);
  for (const part of schema.anyOf ?? []) yield* unboundedLists(part, place);
}

test('every list that a call answers with has a maximum', () => {
  const unbounded = everyCall.flatMap((call) => [
    ...unboundedLists(z.toJSONSchema(call.output, { unrepresentable: 'any' }) as Schema, call.path),
  ]);
  expect(unbounded).toEqual([]);
});

test('no body is refused for a field that its call does not know: clients of other people send more than they need', () => {
  const strict = everyCall
    .filter(({ method }) => method === 'POST')
    .filter(({ input }) => {
      const schema = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' });
      return JSON.stringify(schema).includes('"additionalProperties":false');
    });
  expect(strict.map(({ path }) => path)).toEqual([]);
});

test('no two calls share a path: whichever came first would refuse the other’s method', () => {
  const paths = everyCall.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test('the unbounded list finder finds one', () => {
  const schema = z.toJSONSchema(z.object({ list: z.array(z.object({ tags: z.array(z.string()) })).max(3) })) as Schema;
  expect([...unboundedLists(schema, 'x')]).toEqual(['x.list[].tags']);
});

test('every call for merchants and operators names the part of the work that it belongs to, and no other call does', () => {
  const isForWork = (who: CallerKind) => who === 'merchant' || who === 'platform';
  const wrong = everyCall.filter(({ who, scope }) => isForWork(who) !== (scope !== undefined));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
