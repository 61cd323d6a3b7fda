import { useEffect, useState } from 'react';
import { getMallTime } from '#contract/content/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { askForHome, type HomeAnswers } from './home-answers.ts';
import { isSecondVisit } from './use-home-data.ts';

/**
 * What the page was shown with, and on a second visit soon after what the mall says now: a page that was put aside, or
 * that came from a cache, may be some minutes old. A block that cannot be had stays as it was.
 */
export function useFreshAnswers(shown: HomeAnswers): HomeAnswers {
  const [fresh, setFresh] = useState<{ instead: HomeAnswers; answers: HomeAnswers } | null>(null);
  useEffect(() => {
    if (!isSecondVisit()) return;
    let isLeft = false;
    const mallTime = () =>
      callQuietly(getMallTime, {}).then(
        ({ now }) => Date.parse(now),
        () => shown.answeredAt,
      );
    void askForHome(callQuietly, mallTime).then((answers) => {
      if (!isLeft) setFresh({ instead: shown, answers: newest(shown, answers) });
    });
    return () => {
      isLeft = true;
    };
  }, [shown]);
  return fresh?.instead === shown ? fresh.answers : shown;
}

/** Blocks that say the same as before stay the very same value, so that nothing of them is drawn again. */
export function newest(before: HomeAnswers, now: HomeAnswers): HomeAnswers {
  const pick = <Block>(old: Block, fresh: Block): Block =>
    fresh === null || JSON.stringify(fresh) === JSON.stringify(old) ? old : fresh;
  return {
    blocks: pick(before.blocks, now.blocks),
    activities: pick(before.activities, now.activities),
    street: pick(before.street, now.street),
    leaders: pick(before.leaders, now.leaders),
    recommended: pick(before.recommended, now.recommended),
    answeredAt: now.answeredAt,
  };
}
