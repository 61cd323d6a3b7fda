import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/catalogue/merchant-drafts.ts';
import { setReviewSetting } from '#contract/catalogue/platform.ts';
import type * as AddDraft from '#server/modules/catalogue/drafts/add-draft.ts';
import type * as DraftQueries from '#server/modules/catalogue/drafts/draft-queries.ts';
import type * as LockDraft from '#server/modules/catalogue/drafts/lock-draft.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import type * as LastSaved from '#server/modules/shops/last-saved-queries.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aSeller, changeProduct } from '#tests/support/accounts/sellers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier, inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// People of one shop write about the same product at once: what was answered as saved is in the draft or published, and
// whoever comes second is refused. Each race is also run against a planted bug, which it must find.

const planted = vi.hoisted(() => ({
  findDraft: null as typeof LockDraft.findDraft | null,
  lockDraft: null as typeof LockDraft.lockDraft | null,
  assertUnchanged: null as typeof LastSaved.assertUnchanged | null,
  lockOwnProduct: null as typeof AddDraft.lockOwnProduct | null,
  findLastVersion: null as typeof DraftQueries.findLastVersion | null,
}));
vi.mock('#server/modules/catalogue/drafts/lock-draft.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof LockDraft>(), 'findDraft', 'lockDraft');
});
vi.mock('#server/modules/shops/last-saved-queries.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof LastSaved>(), 'assertUnchanged');
});
vi.mock('#server/modules/catalogue/drafts/add-draft.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof AddDraft>(), 'lockOwnProduct');
});
vi.mock('#server/modules/catalogue/drafts/draft-queries.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof DraftQueries>(), 'findLastVersion');
});

const mall = openMallUnderTest();
let small: SmallMall;
let olga: Person;
let bo: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  olga = await aSeller(mall, small);
  await mall.pool.query(`update accounts set nickname = 'Olga' where id = $1`, [olga.accountId]);
  bo = await aColleagueOf(olga, ['products'], { nickname: 'Bo' });
});
beforeEach(async () => {
  await demandReview(false);
  await mall.pool.query('delete from product_drafts');
});
afterEach(() => removePlantedBugs(planted));

const mug = () => small.productIds[2] as number;

async function demandReview(isDemanded: boolean) {
  const admin = await someone({ role: 'platform' });
  await mall.ask(setReviewSetting, { isDemanded }, as(admin.token));
}

type Answer = { code: number; reason?: string | undefined; message: string };
const outcome = ({ reason }: Answer) => reason ?? 'done';

let written = 1_000;
/** A text that nobody wrote before, in two fields: a draft with one of each would be a mixture. */
const newText = () => ({ weightGrams: ++written, keywords: `text ${written}` });
type Text = ReturnType<typeof newText>;

/** The product as an editor shows it to someone. */
async function open(person = olga) {
  const { data } = await mall.ask(contract.getProductDraft, { productId: mug() }, as(person.token));
  if (!data) throw new Error('The mug is gone');
  return data;
}
type Opened = Awaited<ReturnType<typeof open>>;

function save(person: Person, { id, version, liveVersion, content }: Opened, text: Text): Promise<Answer> {
  const input = { id, productId: mug(), version, liveVersion, content: { ...content, ...text } };
  return mall.ask(contract.saveDraft, input, as(person.token));
}
const publish = (person: Person, { id, version }: Opened): Promise<Answer> =>
  mall.ask(contract.submitDraft, { id: id ?? 0, version }, as(person.token));
const discard = (person: Person, { id }: Opened): Promise<Answer> =>
  mall.ask(contract.discardDraft, { id: id ?? 0 }, as(person.token));

/** A draft that both have opened. */
async function aDraft(): Promise<Opened> {
  await changeProduct(mall, olga, mug(), newText());
  return open();
}

/** Where a text can be found again. */
async function placesOf({ weightGrams, keywords }: Text): Promise<string[]> {
  const { rows } = await mall.pool.query(
    `select 'draft' as place from product_drafts where content ->> 'weightGrams' = $1 and content ->> 'keywords' = $2
      union all
      select 'published' from products where weight_grams = $1::int and id = $3
      union all
      select 'discarded' from discarded_drafts where content ->> 'weightGrams' = $1 and content ->> 'keywords' = $2`,
    [String(weightGrams), keywords, mug()],
  );
  return rows.map(({ place }) => place);
}

const versionCount = async () =>
  (await mall.pool.query('select count(*)::int as n from product_versions where product_id = $1', [mug()])).rows[0].n;
const draftRow = ({ id }: Opened) => ({ text: 'select 1 from product_drafts where id = $1 for update', values: [id] });
const productRow = () => ({ text: 'select 1 from products where id = $1 for update', values: [mug()] });

/** With a planted bug: Bo's request reads the draft without a lock, and goes on once Olga has saved. */
async function saveAfterRead(act: (person: Person, opened: Opened) => Promise<Answer>) {
  const [opened, text] = [await aDraft(), newText()];
  const [looked, hasSaved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  planted.lockDraft = async (tx, _shopId, id) => {
    const [draft] = await tx.select().from(productDrafts).where(eq(productDrafts.id, id));
    looked.resolve();
    await hasSaved.promise;
    if (!draft) throw new Error(`Draft ${id} is gone`);
    return draft;
  };
  const acting = act(bo, opened);
  await looked.promise;
  const saved = outcome(await save(olga, opened, text));
  hasSaved.resolve();
  return { saved, other: outcome(await acting), text: await placesOf(text) };
}

describe('two editors save at once', () => {
  /** Each saves what they wrote, based on the same version, while the row is locked. */
  async function race(opened: Opened, count: number) {
    const texts = Array.from({ length: count }, newText);
    const lock = opened.id === null ? productRow() : draftRow(opened);
    const acts = texts.map((text, at) => () => save(at % 2 ? bo : olga, opened, text));
    const answers = await allAtLock(mall.pool, lock, acts);
    const won = answers.findIndex(({ code }) => code === 200);
    const places = await Promise.all(texts.map(placesOf));
    return { texts, answers, won, places };
  }

  test.each([
    [2, 'a draft', aDraft],
    [6, 'a draft', aDraft],
    [2, 'a product without a draft', open],
    [6, 'a product without a draft', open],
  ] as const)('%i save %s: one wins, and the others learn who it was', async (count, _, opens) => {
    for (let round = 0; round < 3; round += 1) {
      await mall.pool.query('delete from product_drafts');
      const opened = await opens();
      const { answers, won, places } = await race(opened, count);
      const by = won % 2 ? 'Bo' : 'Olga';
      const lost = {
        code: 409,
        reason: 'changed_meanwhile',
        message: `${by} changed this in the meantime. Have a look and try again`,
      };
      expect(answers.filter((_answer, at) => at !== won)).toEqual(Array.from({ length: count - 1 }, () => lost));
      expect(places).toEqual(places.map((_place, at) => (at === won ? ['draft'] : [])));
      expect((await open()).version).toBe(opened.version + 1);
    }
  });

  test('who was refused finds the text of the other, and saves their own upon it', async () => {
    const { texts, won, answers } = await race(await aDraft(), 2);
    const [winner, loser] = [texts[won] as Text, texts[1 - won] as Text];
    const person = won === 0 ? bo : olga;
    const seen = await open(person);
    expect(seen).toMatchObject({ content: winner, savedBy: won === 0 ? 'Olga' : 'Bo' });
    expect(outcome(answers[1 - won] as Answer)).toBe('changed_meanwhile');
    expect(outcome(await save(person, seen, { ...winner, keywords: loser.keywords }))).toBe('done');
    expect((await open()).content).toMatchObject({ weightGrams: winner.weightGrams, keywords: loser.keywords });
  });

  test('N: with a read before the write both are answered that they have saved, and one text is nowhere', async () => {
    const opened = await aDraft();
    const haveLooked = barrier(2);
    planted.findDraft = async (tx, shopId, id) => {
      const own = and(eq(productDrafts.shopId, shopId), eq(productDrafts.id, id));
      const [draft] = await tx.select().from(productDrafts).where(own);
      await haveLooked();
      return draft;
    };
    const texts = [newText(), newText()];
    const answers = await Promise.all(texts.map((text, at) => save(at ? bo : olga, opened, text)));
    expect(answers.map(outcome)).toEqual(['done', 'done']);
    expect((await Promise.all(texts.map(placesOf))).sort()).toEqual([[], ['draft']]);
  });

  test('N: without a look at the version the second overwrites the first', async () => {
    planted.assertUnchanged = async () => {};
    const { answers, places } = await race(await aDraft(), 2);
    expect(answers.map(outcome)).toEqual(['done', 'done']);
    expect(places.sort()).toEqual([[], ['draft']]);
  });

  test('N: without the lock of the product the second first save is a failure, and no refusal', async () => {
    const opened = await open();
    const haveLooked = barrier(2);
    planted.lockOwnProduct = async () => {};
    planted.findLastVersion = async () => {
      await haveLooked(); // for a draft, and found none
      return { number: opened.liveVersion, publishedBy: '' };
    };
    const answers = await Promise.all([olga, bo].map((person) => save(person, opened, newText())));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]); // the unique index is the second lock
  });
});

describe('one saves while the other publishes', () => {
  /** Olga saves and Bo publishes what both have opened; the first of them gets the row first. */
  async function race(first: 'saving' | 'publishing') {
    const opened = await aDraft();
    const seen = { weightGrams: opened.content.weightGrams, keywords: opened.content.keywords };
    const before = await versionCount();
    const text = newText();
    const both = [() => save(olga, opened, text), () => publish(bo, opened)];
    const answers = await inTurnAtLock(mall.pool, draftRow(opened), first === 'saving' ? both : both.reverse());
    const [saved, published] = (first === 'saving' ? answers : answers.reverse()) as [Answer, Answer];
    return {
      ...{ saved: outcome(saved), published: outcome(published) },
      ...{ text: await placesOf(text), seen: await placesOf(seen) },
      isPublished: (await versionCount()) > before,
    };
  }

  test('saving first: the publisher is refused, and nothing is published that they did not see', async () => {
    for (let round = 0; round < 3; round += 1)
      expect(await race('saving')).toEqual({
        ...{ saved: 'done', published: 'changed_meanwhile' },
        ...{ text: ['draft'], seen: [], isPublished: false },
      });
  });

  test('publishing first: what both saw is published, and the editor is refused', async () => {
    for (let round = 0; round < 3; round += 1)
      expect(await race('publishing')).toEqual({
        ...{ saved: 'changed_meanwhile', published: 'done' },
        ...{ text: [], seen: ['published'], isPublished: true },
      });
  });

  test('sending to review first: the editor is refused, and what is in review is what both saw', async () => {
    await demandReview(true);
    expect(await race('publishing')).toEqual({
      ...{ saved: 'draft_in_review', published: 'done' },
      ...{ text: [], seen: ['draft'], isPublished: false },
    });
  });

  test('N: publishing what was read without a lock, a text that was saved is nowhere', async () => {
    expect(await saveAfterRead(publish)).toEqual({ saved: 'done', other: 'done', text: [] });
  });

  test('N: without a look at the version something is published that the publisher did not see', async () => {
    planted.assertUnchanged = async () => {};
    expect(await race('saving')).toEqual({
      ...{ saved: 'done', published: 'done' },
      ...{ text: ['published'], seen: [], isPublished: true },
    });
  });
});

describe('one saves while the other discards', () => {
  async function race(first: 'saving' | 'discarding') {
    const opened = await aDraft();
    const text = newText();
    const both = [() => save(olga, opened, text), () => discard(bo, opened)];
    const answers = await inTurnAtLock(mall.pool, draftRow(opened), first === 'saving' ? both : both.reverse());
    const [saved, discarded] = (first === 'saving' ? answers : answers.reverse()) as [Answer, Answer];
    return { saved: outcome(saved), discarded: outcome(discarded), text: await placesOf(text) };
  }

  test('what was saved before can be restored, and what comes after is refused', async () => {
    expect(await race('saving')).toEqual({ saved: 'done', discarded: 'done', text: ['discarded'] });
    expect(await race('discarding')).toEqual({ saved: 'changed_meanwhile', discarded: 'done', text: [] });
  });

  test('N: discarding what was read without a lock, a text that was saved cannot be restored', async () => {
    expect(await saveAfterRead(discard)).toEqual({ saved: 'done', other: 'done', text: [] });
  });
});
