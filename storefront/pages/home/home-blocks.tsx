import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { listActivities, listLeaders, listRecommended } from '#contract/catalogue/shopper.ts';
import type { HomeIndex } from '#contract/content/shopper.ts';
import { listShopStreet } from '#contract/shops/shopper.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { ActivityBlock } from '#storefront/parts/products/activity-block.tsx';
import { FlashSale } from '#storefront/parts/products/flash-sale.tsx';
import { ready } from '#ui/ready.ts';
import { AdvertStrip } from './advert-strip.tsx';
import { BlockFailure } from './block-failure.tsx';
import { cacheHome, dropCachedHome } from './cached-home.ts';
import { type HomeAnswers, recommendedPageSize, streetShopCount } from './home-answers.ts';
import { Ranking } from './ranking.tsx';
import { Recommended } from './recommended.tsx';
import { ShopStreet } from './shop-street.tsx';
import { useBlockAnswer } from './use-block-answer.ts';
import { useFreshAnswers } from './use-fresh-answers.ts';

/** Everything below the banners, in order. A block whose answer is missing says so and asks again for itself alone. */
export function HomeBlocks({ answers: shown }: { answers: HomeAnswers }) {
  const home = useKnownHomeData();
  const answers = useFreshAnswers(shown);
  useCachedOnLeaving(answers);
  const activities = useBlockAnswer(listActivities, {}, answers.activities);
  const running = activities.answer?.filter((activity) => activity.productList.length > 0) ?? [];
  const [first, ...others] = running.filter((activity) => activity.kind === 'standard');

  return (
    <div {...ready} className="below-first-screen space-y-8">
      {activities.answer === null && <BlockFailure {...activities} />}
      {running
        .filter((activity) => activity.kind === 'flash')
        .map((activity) => (
          <div key={activity.id} className="late-part [--late-height:348px]">
            <FlashSale activity={activity} answeredAt={answers.answeredAt} />
          </div>
        ))}
      {first && (
        <div className="late-part">
          <ActivityBlock activity={first} />
        </div>
      )}
      <div className="late-part grid grid-cols-2 gap-3">
        <StreetBlock cameWith={answers.street} />
        <RankingBlock cameWith={answers.leaders} />
      </div>
      {others.map((activity) => (
        <div key={activity.id} className="late-part">
          <ActivityBlock activity={activity} />
        </div>
      ))}
      <AdvertStrip adverts={home?.adverts ?? []} />
      <div className="late-part [--late-height:1200px]">
        <RecommendedBlock cameWith={answers.recommended} tallPicture={home?.recommendImage ?? null} />
      </div>
    </div>
  );
}

function StreetBlock({ cameWith }: { cameWith: HomeAnswers['street'] }) {
  const street = useBlockAnswer(listShopStreet, { page: 1, limit: streetShopCount }, cameWith);
  return street.answer ? <ShopStreet shops={street.answer.list} /> : <BlockFailure {...street} />;
}

function RankingBlock({ cameWith }: { cameWith: HomeAnswers['leaders'] }) {
  const ranking = useBlockAnswer(listLeaders, {}, cameWith);
  return ranking.answer ? <Ranking leaders={ranking.answer} /> : <BlockFailure {...ranking} />;
}

type RecommendedBlockProps = { cameWith: HomeAnswers['recommended']; tallPicture: HomeIndex['recommendImage'] };

function RecommendedBlock({ cameWith, tallPicture }: RecommendedBlockProps) {
  const recommended = useBlockAnswer(listRecommended, { page: 1, limit: recommendedPageSize, place: 'home' }, cameWith);
  if (!recommended.answer) return <BlockFailure {...recommended} />;
  return <Recommended firstPage={recommended.answer} tallPicture={tallPicture} />;
}

/** Nothing of it could be had. */
export function HomeFailure() {
  const { state, revalidate } = useRevalidator();
  return <BlockFailure isAsking={state === 'loading'} retry={() => void revalidate()} />;
}

function useCachedOnLeaving(answers: HomeAnswers): void {
  const { pathname } = useLocation();
  useEffect(() => {
    dropCachedHome();
    return () => cacheHome(pathname, answers);
  }, [pathname, answers]);
}
