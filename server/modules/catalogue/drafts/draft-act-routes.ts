import * as contract from '#contract/catalogue/merchant-draft-acts.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { RefusalReason } from '#contract/core/refusals.ts';
import { actorOf } from '#server/http/caller.ts';
import { doEach } from '#server/http/outcomes.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { submitDraft } from '#server/modules/catalogue/versions/submit-draft.ts';
import { discardDraft, withdrawDraft } from './discard-draft.ts';
import { restoreDraft } from './discarded-drafts.ts';

const { draftProblems } = contract;

export function serveDraftActs(api: Api): void {
  serve(api, contract.discardDrafts, ({ ids }, caller) =>
    each(ids.map(withId), draftProblems.discard, caller.locale, ({ id }) => discardDraft(actorOf(caller), id)),
  );
  serve(api, contract.restoreDrafts, ({ ids }, caller) =>
    each(ids.map(withId), draftProblems.restore, caller.locale, ({ id }) => restoreDraft(actorOf(caller), id)),
  );
  serve(api, contract.withdrawDrafts, ({ ids }, caller) =>
    each(ids.map(withId), draftProblems.withdraw, caller.locale, ({ id }) => withdrawDraft(actorOf(caller), id)),
  );
  serve(api, contract.submitDrafts, ({ drafts }, caller) =>
    each(drafts, draftProblems.submit, caller.locale, (draft) => submitDraft(actorOf(caller), draft)),
  );
}

const withId = (id: number) => ({ id });

async function each<Item extends { id: number }, Reason extends RefusalReason>(
  items: readonly Item[],
  reasons: readonly Reason[],
  locale: Locale,
  act: (item: Item) => Promise<unknown>,
) {
  const outcomes = await doEach(items, { reasons, locale }, act);
  return outcomes.map(({ item, ...outcome }) => ({ id: item.id, ...outcome }));
}
