import { ArrowUpToLine, Headset, type LucideIcon, MessageCircle, Phone, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { openService, phoneLink } from '#storefront/base/client/customer-service.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { QrCode } from '#ui/display/qr-code.tsx';
import { ready } from '#ui/ready.ts';
import { scrollBehaviour } from '#ui/slides/reduced-motion.ts';
import { useReveal } from '#ui/slides/reveal.ts';

const item =
  'flex min-h-16 w-full flex-col items-center justify-center gap-1 px-1 py-2 text-center text-xs leading-tight text-ink-2 outline-offset-[-2px] hover:bg-brand-fill hover:text-white';

// Where the window has no room for it beside the page, half of it stands outside, with its icons in the other half, until
// it is wanted: it would lie over prices.
const aside =
  'transition-transform motion-reduce:transition-none max-[1343px]:[&:not(:hover,:focus-within)]:translate-x-8 max-[1343px]:[&:not(:hover,:focus-within)>*]:pr-8 max-[1343px]:[&:not(:hover,:focus-within)_[data-words]]:hidden';

/** Always at hand at the window's right edge: customer service, selling here, and the way back up. */
export function SideWidget() {
  const t = useTranslations('page-end');
  const openChat = useChat();
  return (
    <aside
      {...ready}
      aria-label={t('sideTools')}
      className={`below-first-screen fixed right-0 bottom-24 z-30 w-16 divide-y divide-line rounded-l-md bg-card shadow-float ${aside}`}
    >
      <Item title={t('serviceTitle')} openChat={openChat}>
        {(face) => (
          <button {...face} type="button" aria-label={t('serviceTitle')} onClick={openChat}>
            <ItemFace icon={Headset} text={t('service')} />
          </button>
        )}
      </Item>
      <Item title={t('applyToSell')} openChat={openChat}>
        {(face) => (
          <MallLink {...face} to="/users/merchant_settled?menuCur=70" aria-label={`${t('sell')}: ${t('applyToSell')}`}>
            <ItemFace icon={Store} text={t('sell')} />
          </MallLink>
        )}
      </Item>
      <Item title={t('backToTop')} openChat={openChat}>
        {(face) => (
          <button {...face} type="button" aria-label={t('backToTop')} onClick={scrollToTop}>
            <ItemFace icon={ArrowUpToLine} text={t('backToTop')} />
          </button>
        )}
      </Item>
    </aside>
  );
}

function ItemFace({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span data-words="" className="w-full wrap-break-word hyphens-auto">
        {text}
      </span>
    </>
  );
}

function scrollToTop() {
  scrollTo({ top: 0, behavior: scrollBehaviour() });
}

function useChat(): () => void {
  const t = useTranslations('page-end');
  const phone = useKnownHomeData()?.consumerHotline;
  const say = (words: string) => void toast(words, 'info', 'service');
  return () => openService(() => say(phone ? t('serviceAway', { phone }) : t('serviceUnknown')), say);
}

type ItemProps = {
  title: string;
  openChat: () => void;
  /** What is pressed, with these properties. */
  children: (face: { 'aria-expanded': boolean; className: string; onFocus: () => void }) => ReactNode;
};

/** One place of the widget. Hovering it, or its focus, shows the ways to reach the mall (specification §2). */
function Item({ title, openChat, children }: ItemProps) {
  const t = useTranslations('page-end');
  const phone = useKnownHomeData()?.consumerHotline;
  const code = useShellData()?.mobileMallCode;
  const { isOpen, set, area, trigger } = useReveal();
  return (
    <div
      ref={(place) => {
        trigger.current = place?.querySelector<HTMLElement>('a, button') ?? null;
      }}
      className="relative first:*:rounded-tl-md last:*:rounded-bl-md"
      {...area}
    >
      {children({ 'aria-expanded': isOpen, className: item, onFocus: () => set(true) })}
      {isOpen && (
        // The padding bridges the gap, so that the mouse can cross it.
        <div className="absolute right-full bottom-0 pr-3">
          <section
            aria-label={title}
            className="grid w-56 justify-items-center gap-3 rounded-lg bg-card p-5 text-center shadow-float"
          >
            <p className="font-semibold">{title}</p>
            {code && <QrCode code={code} alt={t('serviceCode')} width={136} />}
            {phone && (
              <a href={phoneLink(phone)} className="flex items-center gap-1.5 hover:text-brand">
                <Phone size={14} aria-hidden="true" />
                <span className="tabular-nums">{phone}</span>
              </a>
            )}
            <Button onClick={openChat}>
              <MessageCircle size={16} aria-hidden="true" />
              {t('chatNow')}
            </Button>
          </section>
        </div>
      )}
    </div>
  );
}
