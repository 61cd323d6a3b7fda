import { asc, count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/languages.ts';
import type { Paging } from '#contract/values.ts';
import { database } from '#server/database/connection.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shopCategories, shops, shopTypes } from './tables.ts';

export async function listStreet(locale: Locale, { page, limit }: Paging) {
  const isChinese = locale === 'zh-CN';
  const avatar = alias(pictures, 'avatar');
  const back = alias(pictures, 'back');
  const isOpen = eq(shops.isOpen, true);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: shops.id,
        name: isChinese ? shops.cnName : shops.name,
        intro: isChinese ? shops.cnIntro : shops.intro,
        ratingTenths: shops.ratingTenths,
        isSelf: shops.isSelf,
        typeId: shops.typeId,
        categoryId: shops.categoryId,
        followers: shops.followerCount,
        avatar,
        back,
      })
      .from(shops)
      .innerJoin(avatar, eq(avatar.hash, shops.avatarHash))
      .innerJoin(back, eq(back.hash, shops.backHash))
      .where(isOpen)
      .orderBy(desc(shops.isRecommended), desc(shops.ratingTenths), asc(shops.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(shops).where(isOpen),
  ]);
  const list = rows.map(({ ratingTenths, avatar, back, ...shop }) => ({
    ...shop,
    starLevel: ratingTenths / 10,
    avatar: pictureValue(avatar),
    backImage: pictureValue(back),
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}

export function listTypes(locale: Locale) {
  const isChinese = locale === 'zh-CN';
  return database()
    .select({
      id: shopTypes.id,
      name: isChinese ? shopTypes.cnName : shopTypes.name,
      info: isChinese ? shopTypes.cnInfo : shopTypes.info,
    })
    .from(shopTypes)
    .orderBy(asc(shopTypes.id))
    .limit(100);
}

export function listCategories(locale: Locale) {
  return database()
    .select({
      id: shopCategories.id,
      name: locale === 'zh-CN' ? shopCategories.cnName : shopCategories.name,
      handlingFee: shopCategories.commissionPercent,
    })
    .from(shopCategories)
    .orderBy(asc(shopCategories.id))
    .limit(100);
}
