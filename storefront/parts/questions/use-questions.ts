import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/core/call.ts';
import { listQuestions, type questionSorts } from '#contract/questions/shopper.ts';
import type { Question } from '#contract/questions/values.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';

export type QuestionFilters = { words: string; sort: (typeof questionSorts)[number] };
type Page = OutputOf<typeof listQuestions>;
type Asked = { filters: QuestionFilters; page: number; tries: number };
type Known = { of: Asked; list: Question[]; total: number } | { of: Asked; list: null };

const perPage = 5;

/** A product's questions, page after page; those before others stay until the others are there. */
export function useQuestions(id: number) {
  const [asked, setAsked] = useState<Asked>({ filters: { words: '', sort: 'helpful' }, page: 1, tries: 0 });
  const [known, setKnown] = useState<Known | null>(null);
  const [added, setAdded] = useState<Question[]>([]);

  useEffect(() => {
    let isLeft = false;
    const { filters, page } = asked;
    const say = (found: Page) =>
      setKnown((before) => {
        const earlier = page > 1 && before?.list ? before.list : [];
        const ids = new Set(earlier.map((one) => one.id));
        return { of: asked, list: [...earlier, ...found.list.filter((one) => !ids.has(one.id))], total: found.total };
      });
    callQuietly(listQuestions, { id, ...filters, page, limit: perPage }).then(
      (found) => !isLeft && say(found),
      () => !isLeft && setKnown({ of: asked, list: null }),
    );
    return () => {
      isLeft = true;
    };
  }, [id, asked]);

  // What one has just asked stands first, until the list has it.
  const list = known?.list ?? null;
  const isPlain = asked.filters.words === '';
  const mine = isPlain ? added.filter((one) => !list?.some((listed) => listed.id === one.id)) : [];
  const total = known?.list ? known.total + mine.length : null;
  return {
    filters: asked.filters,
    shown: list && [...mine, ...list],
    total,
    hasMore: list !== null && known?.list != null && list.length < known.total,
    isPending: useSteadyPending(known?.of !== asked),
    hasFailed: known?.of === asked && known.list === null,
    setFilters: (filters: QuestionFilters) => setAsked({ filters, page: 1, tries: 0 }),
    more: () => known?.of === asked && setAsked({ ...asked, page: asked.page + 1 }),
    retry: () => {
      setKnown(null);
      setAsked({ ...asked, page: 1, tries: asked.tries + 1 });
    },
    add: (question: Question) =>
      setAdded((before) => [question, ...before.filter(({ id: known }) => known !== question.id)]),
  };
}
