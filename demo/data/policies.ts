import type { Localized } from '#contract/core/languages.ts';
import type { PolicyKind } from '#contract/shops/policies.ts';

/** What every shop of the demo promises. */
export const demoPolicies: Record<PolicyKind, Localized> = {
  returns: {
    en: 'You can send anything back within 15 days of receiving it, unused and in its packaging.\nWe refund the price as soon as the parcel has arrived here.',
    'zh-CN': '收到商品后 15 天内，商品未使用且包装完好即可退货。\n我们收到退回的包裹后立即退款。',
    es: 'Puedes devolver cualquier artículo en los 15 días siguientes a su recepción, sin usar y en su embalaje.\nTe devolvemos el importe en cuanto nos llega el paquete.',
    fr: 'Vous pouvez renvoyer tout article dans les 15 jours suivant sa réception, non utilisé et dans son emballage.\nNous vous remboursons dès que le colis nous est parvenu.',
    th: 'คืนสินค้าได้ภายใน 15 วันหลังได้รับ โดยสินค้ายังไม่ได้ใช้และอยู่ในบรรจุภัณฑ์เดิม\nเราคืนเงินทันทีที่ได้รับพัสดุ',
    lao: 'ສົ່ງຄືນໄດ້ພາຍໃນ 15 ວັນຫຼັງໄດ້ຮັບ ໂດຍສິນຄ້າຍັງບໍ່ໄດ້ໃຊ້ ແລະ ຢູ່ໃນຫຸ້ມຫໍ່ເດີມ\nພວກເຮົາຄືນເງິນທັນທີທີ່ໄດ້ຮັບພັດສະດຸ',
  },
  delivery: {
    en: 'We send orders within two working days and tell you the tracking number at once.',
    'zh-CN': '我们在两个工作日内发货，并立即告知物流单号。',
    es: 'Enviamos los pedidos en dos días laborables y te damos enseguida el número de seguimiento.',
    fr: 'Nous expédions les commandes sous deux jours ouvrés et vous communiquons aussitôt le numéro de suivi.',
    th: 'เราส่งสินค้าภายในสองวันทำการ และแจ้งเลขพัสดุทันที',
    lao: 'ພວກເຮົາສົ່ງສິນຄ້າພາຍໃນສອງວັນເຮັດວຽກ ແລະ ແຈ້ງເລກພັດສະດຸທັນທີ',
  },
  guarantee: {
    en: 'If something breaks within a year in normal use, we repair or replace it free of charge.',
    'zh-CN': '一年内正常使用出现故障，我们免费维修或更换。',
    es: 'Si algo se estropea en un año de uso normal, lo reparamos o cambiamos gratis.',
    fr: 'Si un article tombe en panne en un an d’usage normal, nous le réparons ou le remplaçons gratuitement.',
    th: 'หากสินค้าเสียจากการใช้งานปกติภายในหนึ่งปี เราซ่อมหรือเปลี่ยนให้โดยไม่มีค่าใช้จ่าย',
    lao: 'ຖ້າສິນຄ້າເສຍຈາກການໃຊ້ງານປົກກະຕິພາຍໃນໜຶ່ງປີ ພວກເຮົາສ້ອມ ຫຼື ປ່ຽນໃຫ້ໂດຍບໍ່ເສຍຄ່າ',
  },
};
