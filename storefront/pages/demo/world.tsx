import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { getClock, listParcels } from '#contract/demo/developer.ts';
import { getDesk } from '#contract/demo/developer-desk.ts';
import { listOutbox } from '#contract/notifications/developer.ts';
import { listSandboxPayments } from '#contract/payments/developer.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Route } from './+types/world.ts';
import { CarrierCard } from './carrier-card.tsx';
import { ClockCard } from './clock-card.tsx';
import { GatewayCard } from './gateway-card.tsx';
import { OutboxCard } from './outbox-card.tsx';
import { PlatformDesk } from './platform-desk.tsx';
import { ShopDesk } from './shop-desk.tsx';

const shownMax = 5;

/** Outside the demo mall the calls say 404, and so does the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(callMall);
  const [clock, messages, payments, parcels, desk] = await Promise.all([
    ask(getClock, {}),
    ask(listOutbox, {}),
    ask(listSandboxPayments, {}),
    ask(listParcels, {}),
    ask(getDesk, {}),
  ]);
  return {
    clock,
    messages: messages.slice(0, shownMax),
    payments: payments.slice(0, shownMax),
    parcels,
    desk,
  };
}

export default function World({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />;
}

const everyMs = 5_000;

/** All that is outside the demo mall: time, mail, money and parcels; and the people of its shops and its platform. */
function Page({ clock, messages, payments, parcels, desk }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('demo');
  const { revalidate, state } = useRevalidator();
  const isHydrated = useHydrated();

  useEffect(() => {
    const timer = setInterval(() => !document.hidden && void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);

  return (
    <div className="page-column py-8">
      <div className="flex items-end justify-between gap-10">
        <div>
          <h1 className="text-xl font-semibold">{t('title')}</h1>
          <p className="mt-1 text-ink-2">{t('line')}</p>
        </div>
        <Button
          variant="secondary"
          disabled={!isHydrated}
          isBusy={state === 'loading'}
          onClick={() => void revalidate()}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {t('refresh')}
        </Button>
      </div>
      <div className="mt-6 grid grid-cols-2 items-start gap-4">
        <div className="grid grid-cols-1 gap-4">
          <ClockCard clock={clock} />
          <ShopDesk shops={desk.shops} />
          <OutboxCard messages={messages} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <PlatformDesk {...desk} />
          <GatewayCard payments={payments} />
          <CarrierCard parcels={parcels} />
        </div>
      </div>
    </div>
  );
}
