import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rateChat } from '#contract/chat/shopper.ts';
import { chatNoteMax } from '#contract/chat/values.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StarField } from '#ui/fields/star-field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';

/** Asks, once a conversation was closed, how good the answers were. */
export function Rating({ chatId, onRated }: { chatId: number; onRated: () => void }) {
  const t = useTranslations('chat.rating');
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const { isBusy, press } = useSubmitGuard();
  const rate = () =>
    press({ chatId, stars, comment }, async (input) => {
      await callFromBrowser(rateChat, input);
      onRated();
    });
  return (
    <section aria-label={t('title')} className="grid shrink-0 gap-3 border-t border-line bg-card px-5 py-4">
      <p className="font-semibold">{t('title')}</p>
      <StarField
        label={t('label')}
        value={stars}
        nameOf={(value) => t('stars', { count: value })}
        wordOf={(value) => t(`words.${value as 1 | 2 | 3 | 4 | 5}`)}
        name={`stars-${chatId}`}
        onChange={setStars}
      />
      {stars > 0 && (
        <>
          <Textarea
            aria-label={t('comment')}
            placeholder={t('comment')}
            rows={2}
            maxLength={chatNoteMax}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button className="justify-self-end" isBusy={isBusy} onClick={() => void rate()}>
            {t('send')}
          </Button>
        </>
      )}
    </section>
  );
}
