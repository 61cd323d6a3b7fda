import type { FaceOf } from '#contract/content/face.ts';
import type { FooterColumn, FooterLink, SellingPoint, SellingPointIcon } from '#contract/content/footer.ts';
import { type FirstFaceKey, firstFaceTexts } from './first-texts.ts';

const points = {
  variety: 'variety',
  delivery: 'delivery',
  genuine: 'genuine',
  lowPrice: 'price',
} as const satisfies Record<string, SellingPointIcon>;

const point = (name: keyof typeof points): SellingPoint => ({
  key: name,
  icon: points[name],
  title: firstFaceTexts(`points.${name}.title`),
  line: firstFaceTexts(`points.${name}.line`),
});

type LinkName = Extract<FirstFaceKey, `links.${string}`> extends `links.${infer Name}` ? Name : never;
type ColumnName = Extract<FirstFaceKey, `columns.${string}`> extends `columns.${infer Name}` ? Name : never;

const link = (name: LinkName, to: string): FooterLink => ({
  key: name,
  title: firstFaceTexts(`links.${name}`),
  link: to,
});
const column = (name: ColumnName, links: FooterLink[], hasHelp = false): FooterColumn => ({
  ...{ key: name, title: firstFaceTexts(`columns.${name}`), links, hasHelp },
});

/** The footer of a new mall. */
export const firstFooter = (): FaceOf<'footer'> => ({
  points: [point('variety'), point('delivery'), point('genuine'), point('lowPrice')], // specification §1
  columns: [
    column('shopping', [
      link('searchGoods', '/goods/goods_search'),
      link('activities', '/goods/activity_list'),
      link('ranking', '/goods/top_one'),
      link('shopStreet', '/merchant/merchant_street'),
    ]),
    column('account', [
      link('myOrders', '/users/order_list'),
      link('favourites', '/users/collection_list'),
      link('coupons', '/users/coupon_list'),
    ]),
    column('help', [link('findOrder', '/order/look_up'), link('refunds', '/users/refund_list')], true),
    column('selling', [
      link('applyToSell', '/users/merchant_settled?menuCur=70'),
      link('applicationRecord', '/users/application_record'),
    ]),
  ],
  copyright: firstFaceTexts('copyright'),
});
