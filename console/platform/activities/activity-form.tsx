import { Input, Radio, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { ChosenProducts } from '#console/base/products/chosen-products.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import { useCall } from '#console/base/use-call.ts';
import { activityBannerRatio } from '#console/platform/activity-banner.ts';
import { DraftForm } from '#console/platform/face/draft-form.tsx';
import { PictureField } from '#console/platform/face/picture-field.tsx';
import {
  type ActivityPage,
  activityLayouts,
  activityNameMax,
  activityProductsMax,
  activityTextMax,
} from '#contract/catalogue/activity-page.ts';
import type { WrittenActivity } from '#contract/catalogue/platform-activities.ts';
import { findHomeProducts, listHomeProducts } from '#contract/catalogue/platform-home.ts';
import { type Locale, withLocale } from '#contract/core/languages.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { ActivityHistory } from './activity-history.tsx';
import { useActivityForm } from './use-activity-form.ts';
import { useActivityWords } from './use-activity-words.ts';

type ActivityFormProps = { activity: WrittenActivity; onReload: () => Promise<WrittenActivity | undefined> };

/** An activity: its words, when it is shown, its banner, and its products in their order. */
export function ActivityForm({ activity, onReload }: ActivityFormProps) {
  const t = useTranslations('platform-face.activities');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const form = useActivityForm({ activity, onReload });
  const { value, wrong, saved, theirs } = form;
  const edit = (change: Partial<ActivityPage>) => form.edit((before) => ({ ...before, ...change }));
  const [found, setFound] = useState<ReadonlyMap<number, ChosenProduct>>(new Map());
  const asked = [saved.value, ...(theirs ? [theirs.value] : [])].flatMap(({ products }) =>
    products.map(({ productId }) => productId),
  );
  const { data: named = [] } = useCall(
    listHomeProducts,
    { ids: asked.join(',') },
    { isOff: asked.length === 0, keepsPrevious: true },
  );
  const products = new Map([...found, ...named.map((product) => [product.id, product] as const)]);
  const words = useActivityWords((id) => products.get(id)?.name ?? String(id));

  function choose(ids: number[]) {
    form.edit((before) => ({
      ...before,
      products: ids.map(
        (productId) => before.products.find((each) => each.productId === productId) ?? { productId, wideHash: null },
      ),
    }));
  }

  return (
    <DraftForm
      form={form}
      words={words}
      isNew={activity.state === 'draft'}
      preview={withLocale(locale, `/activity_preview/${activity.id}`)}
      languages={{ locale, onChange: setLocale, textsIn: ({ name, instruction }) => [name, instruction] }}
      history={(acts) => <ActivityHistory id={activity.id} {...acts} />}
    >
      <Part title={t('words')}>
        <Stack gap="sm">
          <TextsInput
            label={t('name')}
            locale={locale}
            texts={value.name}
            lettersMax={activityNameMax}
            isRequired
            error={wrong.get('name')}
            onChange={(name) => edit({ name })}
          />
          <TextsInput
            label={t('instruction')}
            locale={locale}
            texts={value.instruction}
            lettersMax={activityTextMax}
            rows={2}
            error={wrong.get('instruction')}
            onChange={(instruction) => edit({ instruction })}
          />
        </Stack>
      </Part>
      <Part title={t('shown')}>
        <Stack gap="sm">
          <Switch
            label={t('isOn')}
            description={t('isOnHint')}
            checked={value.isOn}
            onChange={({ currentTarget: { checked } }) => edit({ isOn: checked })}
          />
          <ShownTimes times={value} onChange={edit} />
        </Stack>
      </Part>
      <Part title={t('look')}>
        <Stack>
          <PictureField
            label={t('banner')}
            hint={t('bannerHint')}
            hash={value.bannerHash}
            ratio={activityBannerRatio}
            remove={t('removeBanner')}
            onChange={(bannerHash) => edit({ bannerHash })}
          />
          <Radio.Group
            label={t('layout')}
            value={String(value.layout)}
            onChange={(chosen) => edit({ layout: activityLayouts.find((each) => String(each) === chosen) ?? 1 })}
          >
            <Stack gap="xs" mt="xs">
              {activityLayouts.map((layout) => (
                <Radio key={layout} value={String(layout)} label={t(`layouts.${layout}`)} />
              ))}
            </Stack>
          </Radio.Group>
        </Stack>
      </Part>
      <Part title={t('products')}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('productsHint', { most: activityProductsMax })}
          </Text>
          <ChosenProducts
            finder={findHomeProducts}
            ids={value.products.map(({ productId }) => productId)}
            products={products}
            max={activityProductsMax}
            onKnow={(product) => setFound((before) => new Map(before).set(product.id, product))}
            onChange={choose}
          />
          {wrong.has('products') && <Input.Error role="alert">{wrong.get('products')}</Input.Error>}
        </Stack>
      </Part>
    </DraftForm>
  );
}
