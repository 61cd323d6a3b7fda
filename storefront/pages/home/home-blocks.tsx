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
import { placeActivities, usualBlocks } from './placed-blocks.ts';
import { ProductRow } from './product-row.tsx';
import { Ranking } from './ranking.tsx';
import { Recommended } from './recommended.tsx';
import { ShopStreet } from './shop-street.tsx';
import { useBlockAnswer } from './use-block-answer.ts';
import { useFreshAnswers } from './use-fresh-answers.ts';

type HomeBlocksProps = {
  answers: HomeAnswers;
  /** Of a draft, which no newer answer replaces. */
  isPreview?: boolean;
};

/** Everything below the banners, in order. A block whose answer is missing says so and asks again for itself alone. */
export function HomeBlocks({ answers: shown, isPreview = false }: HomeBlocksProps) {
  const home = useKnownHomeData();
  const fresh = useFreshAnswers(shown);
  const answers = isPreview ? shown : fresh;
  useCachedOnLeaving(answers);
  const activities = useBlockAnswer(listActivities, {}, answers.activities);
  const blocks = answers.blocks ?? usualBlocks;
  const placed = placeActivities(blocks, activities.answer ?? []);

  return (
    <div {...ready} className="below-first-screen space-y-8">
      {activities.answer === null && <BlockFailure {...activities} />}
      {blocks.map((block) => {
        const { key } = block;
        if (block.kind === 'adverts') return <AdvertStrip key={key} adverts={block.slides} />;
        if (block.kind === 'products') return <ProductRow key={key} block={block} />;
        if (block.kind === 'shops')
          return (
            <div key={key} className="late-part grid grid-cols-2 gap-3">
              <StreetBlock cameWith={answers.street} />
              <RankingBlock cameWith={answers.leaders} />
            </div>
          );
        if (block.kind === 'recommended')
          return (
            <div key={key} className="late-part [--late-height:1200px]">
              <RecommendedBlock cameWith={answers.recommended} tallPicture={home?.recommendImage ?? null} />
            </div>
          );
        return placed.get(key)?.map((activity) =>
          activity.kind === 'flash' ? (
            <div key={activity.id} className="late-part [--late-height:348px]">
              <FlashSale activity={activity} answeredAt={answers.answeredAt} />
            </div>
          ) : (
            <div key={activity.id} className="late-part">
              <ActivityBlock activity={activity} />
            </div>
          ),
        );
      })}
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
