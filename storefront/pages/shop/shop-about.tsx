import { useTranslations } from 'use-intl';
import { getShopAbout } from '#contract/shops/shopper-page.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { findShopId } from '#storefront/base/links/shop-path.ts';
import { Card } from '#ui/display/card.tsx';
import type { Route } from './+types/shop-about.ts';
import { useShop } from './use-shop.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = findShopId(request.url);
  if (id === null) return null; // the frame around it answers
  return context.get(callMall)(getShopAbout, { id });
}

/** What a shop says about itself in full: who it is, how it is reached, and what it promises. */
export default function ShopAbout({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('shops');
  const shop = useShop();
  const contacts = [
    [t('openingHours'), shop.openingHours],
    [t('phone'), shop.phone],
    [t('email'), shop.email],
    [t('address'), shop.address],
  ] as const;
  return (
    <div className="mt-4 space-y-4">
      {shop.intro && <Words id="intro" title={t('home.intro')} text={shop.intro} />}
      <Card aria-labelledby="contacts" className="px-8 py-6">
        <h2 id="contacts" className="text-lg font-semibold">
          {t('about.contacts')}
        </h2>
        <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2.5">
          {contacts.map(
            ([label, value]) =>
              value !== '' && (
                <div key={label} className="contents">
                  <dt className="text-ink-3">{label}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      {loaderData?.policies.map(({ kind, text }) => (
        <Words key={kind} id={kind} title={t(`about.${kind}`)} text={text} />
      ))}
    </div>
  );
}

/** A text in paragraphs, as the shop has written it. */
function Words({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <Card aria-labelledby={id} className="px-8 py-6">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-[90ch] whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>
    </Card>
  );
}
