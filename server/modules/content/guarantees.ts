import { z } from 'zod';
import { GuaranteeKey } from '#contract/catalogue/product-content.ts';
import { type Locale, locales } from '#contract/core/languages.ts';

const inEveryLanguage = z.record(z.enum(locales as [Locale, ...Locale[]]), z.string().min(1));

export const Guarantee = z.object({
  key: GuaranteeKey,
  /** Whether a shop chooses it for each product; any other holds for all that is sold. */
  isChosen: z.boolean(),
  name: inEveryLanguage,
  text: inEveryLanguage,
});
export type Guarantee = z.infer<typeof Guarantee>;

/** The guarantees of the mall, until the platform changes them. */
export const defaultGuarantees: Guarantee[] = [
  {
    key: 'genuine',
    isChosen: false,
    name: {
      en: 'Genuine products',
      'zh-CN': '正品保障',
      es: 'Productos auténticos',
      fr: 'Produits authentiques',
      th: 'สินค้าแท้',
      lao: 'ສິນຄ້າແທ້',
    },
    text: {
      en: 'Everything sold here is authentic. If it is not, you get your money back.',
      'zh-CN': '商城所售均为正品，如有假货，全额退款。',
      es: 'Todo lo que se vende aquí es auténtico. Si no lo es, te devolvemos el dinero.',
      fr: 'Tout ce qui est vendu ici est authentique. Sinon, vous êtes remboursé.',
      th: 'สินค้าทุกชิ้นเป็นของแท้ หากไม่ใช่ ยินดีคืนเงินเต็มจำนวน',
      lao: 'ສິນຄ້າທຸກຢ່າງເປັນຂອງແທ້ ຖ້າບໍ່ແມ່ນ ພວກເຮົາຄືນເງິນໃຫ້ເຕັມຈຳນວນ',
    },
  },
  {
    key: 'returns',
    isChosen: true,
    name: {
      en: '7-day returns',
      'zh-CN': '7天无理由退货',
      es: 'Devolución en 7 días',
      fr: 'Retour sous 7 jours',
      th: 'คืนสินค้าได้ใน 7 วัน',
      lao: 'ສົ່ງຄືນໄດ້ພາຍໃນ 7 ວັນ',
    },
    text: {
      en: 'Changed your mind? Send it back unused within seven days of receiving it.',
      'zh-CN': '签收后7天内，商品完好即可申请退货。',
      es: '¿Has cambiado de idea? Devuélvelo sin usar en los siete días siguientes a la entrega.',
      fr: 'Vous avez changé d’avis ? Renvoyez l’article non utilisé dans les sept jours suivant la livraison.',
      th: 'เปลี่ยนใจได้ ส่งคืนสินค้าที่ยังไม่ใช้ภายใน 7 วันหลังได้รับ',
      lao: 'ປ່ຽນໃຈໄດ້ ສົ່ງຄືນສິນຄ້າທີ່ຍັງບໍ່ທັນໃຊ້ພາຍໃນ 7 ວັນຫຼັງຈາກໄດ້ຮັບ',
    },
  },
  {
    key: 'fast_refund',
    isChosen: false,
    name: {
      en: 'Fast refund',
      'zh-CN': '极速退款',
      es: 'Reembolso rápido',
      fr: 'Remboursement rapide',
      th: 'คืนเงินรวดเร็ว',
      lao: 'ຄືນເງິນໄວ',
    },
    text: {
      en: 'Once a refund is accepted, you get it back to your original payment method within two days.',
      'zh-CN': '退款申请通过后，款项将在2天内原路退回。',
      es: 'Una vez aceptado el reembolso, el dinero vuelve en dos días por el mismo medio de pago.',
      fr: 'Une fois le remboursement accepté, l’argent vous revient sous deux jours par le même moyen de paiement.',
      th: 'เมื่ออนุมัติการคืนเงินแล้ว เงินจะกลับเข้าช่องทางที่คุณชำระภายใน 2 วัน',
      lao: 'ເມື່ອອະນຸມັດການຄືນເງິນແລ້ວ ເງິນຈະກັບຄືນຕາມຊ່ອງທາງທີ່ທ່ານຈ່າຍພາຍໃນ 2 ວັນ',
    },
  },
  {
    key: 'secure_payment',
    isChosen: false,
    name: {
      en: 'Secure payment',
      'zh-CN': '支付安全',
      es: 'Pago seguro',
      fr: 'Paiement sécurisé',
      th: 'ชำระเงินปลอดภัย',
      lao: 'ຈ່າຍເງິນປອດໄພ',
    },
    text: {
      en: 'Your payment is encrypted, and card details never reach the shop.',
      'zh-CN': '支付全程加密，商家无法看到您的银行卡信息。',
      es: 'Tu pago va cifrado y los datos de la tarjeta nunca llegan a la tienda.',
      fr: 'Votre paiement est chiffré et la boutique ne voit jamais les données de votre carte.',
      th: 'การชำระเงินเข้ารหัสทั้งหมด ร้านค้าไม่เห็นข้อมูลบัตรของคุณ',
      lao: 'ການຈ່າຍເງິນຖືກເຂົ້າລະຫັດ ຮ້ານຄ້າບໍ່ເຫັນຂໍ້ມູນບັດຂອງທ່ານ',
    },
  },
  {
    key: 'warranty',
    isChosen: true,
    name: {
      en: 'One-year warranty',
      'zh-CN': '一年质保',
      es: 'Un año de garantía',
      fr: 'Garantie un an',
      th: 'รับประกัน 1 ปี',
      lao: 'ຮັບປະກັນ 1 ປີ',
    },
    text: {
      en: 'If it fails within a year of delivery, the shop repairs or replaces it free of charge.',
      'zh-CN': '签收后一年内出现质量问题，商家免费维修或更换。',
      es: 'Si falla en el año siguiente a la entrega, la tienda lo repara o lo cambia gratis.',
      fr: 'En cas de panne dans l’année suivant la livraison, la boutique répare ou remplace gratuitement.',
      th: 'หากสินค้าชำรุดภายใน 1 ปีหลังได้รับ ร้านซ่อมหรือเปลี่ยนให้ฟรี',
      lao: 'ຖ້າສິນຄ້າເສຍພາຍໃນ 1 ປີຫຼັງຈາກໄດ້ຮັບ ຮ້ານຈະສ້ອມແປງ ຫຼື ປ່ຽນໃຫ້ຟຣີ',
    },
  },
  {
    key: 'fresh',
    isChosen: true,
    name: {
      en: 'Fresh on arrival',
      'zh-CN': '坏单包赔',
      es: 'Llega fresco',
      fr: 'Frais à l’arrivée',
      th: 'สดเมื่อถึงมือ',
      lao: 'ສົດເມື່ອຮອດມື',
    },
    text: {
      en: 'If it arrives spoiled, you get your money back. Request a refund with a photo within a day.',
      'zh-CN': '收到时如有变质，24小时内凭照片申请，即可退款。',
      es: 'Si llega en mal estado, te devolvemos el dinero. Pide el reembolso con una foto en un día.',
      fr: 'Si le produit arrive abîmé, vous êtes remboursé. Demandez-le avec une photo sous un jour.',
      th: 'หากสินค้าเสียเมื่อได้รับ คืนเงินให้ ขอคืนเงินพร้อมรูปถ่ายภายใน 1 วัน',
      lao: 'ຖ້າສິນຄ້າເສຍເມື່ອໄດ້ຮັບ ພວກເຮົາຄືນເງິນໃຫ້ ຂໍຄືນເງິນພ້ອມຮູບພາຍໃນ 1 ມື້',
    },
  },
];
