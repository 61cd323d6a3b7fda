import { useTranslations } from 'use-intl';
import type { Message, ShownContent } from '#contract/chat/values.ts';
import { Bubble, BubbleMark, type BubbleState, MiddleLine } from '#ui/chat/bubble.tsx';
import { CouponMessage, LostCard, OrderMessage, PictureMessage, ProductMessage } from './chat-cards.tsx';
import { LinkedText } from './linked-text.tsx';

type MessageRowProps = {
  message: Message;
  time: string;
  /** Said below the last of one's own messages. */
  state: BubbleState | null;
  deskName: string;
  /** The first of several of the desk: their author is named. */
  isFirst: boolean;
  isFound: boolean;
  onGrown: () => void;
};

export function MessageRow({ message, time, state, deskName, isFirst, isFound, onGrown }: MessageRowProps) {
  const t = useTranslations('chat');
  const { side, content, author, number } = message;
  if (content.kind === 'notice') {
    const words = content.text || t(`notices.${content.notice}`);
    if (content.notice !== 'away') return <MiddleLine>{words}</MiddleLine>;
  }
  const isOwn = side === 'shopper';
  return (
    <div
      data-number={number}
      className={`group flex flex-col gap-1 ${isOwn ? 'items-end' : 'items-start'} ${isFound ? 'rounded-md outline-2 outline-offset-4 outline-brand' : ''}`}
    >
      <span className="sr-only">{isOwn ? t('you') : author || deskName}</span>
      {!isOwn && isFirst && author && (
        <span aria-hidden="true" className="px-1 text-xs text-ink-3">
          {author}
        </span>
      )}
      <div className={`flex max-w-[82%] items-end gap-2 ${isOwn ? 'flex-row-reverse' : ''}`}>
        <Content content={content} isOwn={isOwn} onGrown={onGrown} />
        <time
          dateTime={message.at}
          className="shrink-0 text-xs text-ink-3 tabular-nums opacity-0 transition-opacity group-hover:opacity-100"
        >
          {time}
        </time>
      </div>
      {state && (
        <span className="px-1 text-xs text-ink-3">
          <BubbleMark state={state} label={t(`marks.${state}`)} />
        </span>
      )}
    </div>
  );
}

type ContentProps = { content: ShownContent; isOwn: boolean; onGrown: () => void };

function Content({ content, isOwn, onGrown }: ContentProps) {
  const t = useTranslations('chat');
  switch (content.kind) {
    case 'text':
      return (
        <Bubble isOwn={isOwn}>
          <LinkedText text={content.text} />
        </Bubble>
      );
    case 'notice':
      return (
        <Bubble isOwn={false}>
          <span className="mb-0.5 block text-xs text-ink-3">{t('automatic')}</span>
          <LinkedText text={content.text || t('notices.away')} />
        </Bubble>
      );
    case 'picture':
      return content.picture ? (
        <PictureMessage picture={content.picture} name={t('picture')} onLoad={onGrown} />
      ) : (
        <LostCard />
      );
    case 'product':
      return content.product ? <ProductMessage product={content.product} /> : <LostCard />;
    case 'order':
      return content.order ? <OrderMessage order={content.order} /> : <LostCard />;
    case 'coupon':
      return content.coupon ? <CouponMessage coupon={content.coupon} /> : <LostCard />;
  }
}
