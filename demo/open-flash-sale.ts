import type { NewActivity } from '#server/modules/catalogue/index.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A flash sale of next month without products yet: shops sign them up. */
export const openFlashSale = (): NewActivity => ({
  activity: {
    kind: 'flash',
    layout: 1,
    name: {
      en: 'Weekend Flash Sale',
      'zh-CN': '周末秒杀',
      es: 'Venta flash de fin de semana',
      fr: 'Vente flash du week-end',
      th: 'แฟลชเซลสุดสัปดาห์',
      lao: 'ແຟລດເຊວທ້າຍອາທິດ',
    },
    instruction: {
      en: 'Two days of low prices from many shops.',
      'zh-CN': '众多店铺，两天低价。',
      es: 'Dos días de precios bajos de muchas tiendas.',
      fr: 'Deux jours de petits prix dans de nombreuses boutiques.',
      th: 'สองวันราคาต่ำจากหลายร้าน',
      lao: 'ສອງມື້ລາຄາຕ່ຳຈາກຫຼາຍຮ້ານ',
    },
    startsAt: inDays(30),
    endsAt: inDays(32),
    position: 2,
  },
  products: [],
  terms: { signUpUntil: inDays(27), leastPercent: 20, mostUnits: 200, perBuyer: 3 },
});
