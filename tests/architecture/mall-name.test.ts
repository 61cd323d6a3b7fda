import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { defaultMallName } from '#contract/core/mall-name.ts';
import { readSources } from './read-imports.ts';

// Operators name the mall. Texts say {mall}, and one place of each client fills it in: storefront/base/i18n/messages.ts,
// console/base/mall-name.ts and server/http/translations.ts.

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Where the name stands as it is. */
const mayStand: Record<string, string> = {
  'contract/core/mall-name.ts': 'the name until operators choose another',
  'server/modules/integrations/webhooks/send-webhooks.ts': 'how the software names itself to programs of shops',
  'server/providers/carriers/demo-carrier.ts': 'carriers of the demo mall have names of their own',
};
const isDemoOrTest = (path: string) => /^(?:demo|tests|bench)\/|\.test\.tsx?$/.test(path);

const naming = (files: readonly { path: string; text: string }[]) =>
  files.filter(({ text }) => text.includes(defaultMallName.en)).map(({ path }) => path);

test('no text of any language has the name of the mall in it', () => {
  const files = globSync('locales/*/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(400);
  expect(naming(files.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') })))).toEqual([]);
});

test('the name stands in no code but that of its default value and what is called after the software', async () => {
  const sources = (await readSources(root)).filter(({ path }) => !isDemoOrTest(path));
  expect(naming(sources).toSorted()).toEqual(Object.keys(mayStand).toSorted());
});

test('a planted name is found', () => {
  const planted = { path: 'console/root.tsx', text: `title: '${defaultMallName.en}'` };
  expect(naming([planted, { path: 'console/root.tsx', text: "t('name')" }])).toEqual(['console/root.tsx']);
});
