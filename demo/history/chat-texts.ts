import type { Locale, Localized } from '#contract/core/languages.ts';

const say = (en: string, zh: string, es: string, fr: string, th: string, lao: string): Localized => ({
  ...{ en, 'zh-CN': zh, es, fr, th, lao },
});

/** What the merchant's desk answers often. */
export const shopPhrases: readonly { name: string; texts: Localized }[] = [
  {
    name: 'Greeting',
    texts: say(
      'Hello {name}, this is {clerk} from {shop}. How can I help you?',
      '{name}您好，我是{shop}的客服{clerk}，请问有什么可以帮您？',
      'Hola, {name}: soy {clerk}, de {shop}. ¿En qué puedo ayudarte?',
      'Bonjour {name}, ici {clerk} de {shop}. Comment puis-je vous aider ?',
      'สวัสดีค่ะคุณ {name} ดิฉัน {clerk} จาก {shop} มีอะไรให้ช่วยไหมคะ',
      'ສະບາຍດີ {name} ຂ້ອຍ {clerk} ຈາກ {shop} ມີຫຍັງໃຫ້ຊ່ວຍບໍ?',
    ),
  },
  {
    name: 'Delivery time',
    texts: say(
      'We pack your order on the next working day. You see the expected date on the order’s page.',
      '我们会在下一个工作日打包发货，预计送达时间可在订单详情页查看。',
      'Preparamos tu pedido el siguiente día laborable. En la página del pedido ves la fecha prevista.',
      'Nous préparons votre commande le prochain jour ouvré. La date prévue figure sur la page de la commande.',
      'เราแพ็กสินค้าในวันทำการถัดไป ดูวันที่คาดว่าจะถึงได้ในหน้าคำสั่งซื้อค่ะ',
      'ພວກເຮົາຫຸ້ມຫໍ່ໃນວັນເຮັດວຽກຖັດໄປ ເບິ່ງວັນທີ່ຄາດວ່າຈະຮອດໄດ້ໃນໜ້າຄຳສັ່ງຊື້',
    ),
  },
  {
    name: 'On its way',
    texts: say(
      'Your order {order} is on its way. The tracking number is on its page.',
      '您的订单 {order} 已发出，可在订单详情页查看物流单号。',
      'Tu pedido {order} está en camino. El número de seguimiento está en su página.',
      'Votre commande {order} est en route. Le numéro de suivi est sur sa page.',
      'คำสั่งซื้อ {order} กำลังจัดส่ง ดูหมายเลขพัสดุได้ในหน้าคำสั่งซื้อค่ะ',
      'ຄຳສັ່ງຊື້ {order} ກຳລັງຈັດສົ່ງ ເບິ່ງໝາຍເລກຕິດຕາມໄດ້ໃນໜ້າຂອງມັນ',
    ),
  },
  {
    name: 'Returns',
    texts: say(
      'You can send it back unused within 30 days. Choose “Request refund” on the order’s page and we take care of the rest.',
      '未使用的商品可在 30 天内退货。请在订单详情页点击“申请退款”，其余由我们处理。',
      'Puedes devolverlo sin usar en 30 días. Elige «Solicitar reembolso» en la página del pedido y nos ocupamos del resto.',
      'Vous pouvez le renvoyer non utilisé sous 30 jours. Choisissez « Demander un remboursement » sur la page de la commande, nous nous occupons du reste.',
      'คืนสินค้าที่ยังไม่ใช้ได้ภายใน 30 วัน กด “ขอคืนเงิน” ในหน้าคำสั่งซื้อ ที่เหลือเราดูแลให้ค่ะ',
      'ສົ່ງຄືນສິນຄ້າທີ່ຍັງບໍ່ໃຊ້ໄດ້ພາຍໃນ 30 ມື້ ກົດ “ຂໍຄືນເງິນ” ໃນໜ້າຄຳສັ່ງຊື້ ທີ່ເຫຼືອພວກເຮົາຈັດການໃຫ້',
    ),
  },
  {
    name: 'Thanks and goodbye',
    texts: say(
      'You’re welcome! Write to us any time.',
      '不客气！有问题随时联系我们。',
      '¡De nada! Escríbenos cuando quieras.',
      'Avec plaisir ! Écrivez-nous quand vous voulez.',
      'ยินดีค่ะ! ทักมาได้ตลอดเลยนะคะ',
      'ດ້ວຍຄວາມຍິນດີ! ຕິດຕໍ່ຫາພວກເຮົາໄດ້ທຸກເວລາ',
    ),
  },
];

export const platformPhrases: readonly { name: string; texts: Localized }[] = [
  {
    name: 'Greeting',
    texts: say(
      'Hello {name}, you’ve reached {shop}. How can we help?',
      '{name}您好，这里是{shop}客服，请问有什么可以帮您？',
      'Hola, {name}: estás hablando con {shop}. ¿En qué podemos ayudarte?',
      'Bonjour {name}, vous êtes en contact avec {shop}. Comment pouvons-nous vous aider ?',
      'สวัสดีค่ะคุณ {name} ที่นี่ {shop} มีอะไรให้ช่วยไหมคะ',
      'ສະບາຍດີ {name} ທີ່ນີ້ {shop} ມີຫຍັງໃຫ້ຊ່ວຍບໍ?',
    ),
  },
  {
    name: 'Ask the shop',
    texts: say(
      'The shop knows this best, so I’m passing you on to them.',
      '这个问题店铺最清楚，我帮您转接到店铺客服。',
      'La tienda es quien mejor lo sabe, así que te paso con ella.',
      'La boutique est la mieux placée pour répondre, je vous transfère.',
      'ร้านค้าทราบเรื่องนี้ดีที่สุด จะโอนสายให้ร้านค้านะคะ',
      'ຮ້ານຮູ້ເລື່ອງນີ້ດີທີ່ສຸດ ຂ້ອຍຈະໂອນໃຫ້ຮ້ານ',
    ),
  },
];

type Line =
  | { by: 'shopper' | 'desk'; minutes: number; text: string }
  | { by: 'shopper' | 'desk'; minutes: number; show: 'product' | 'order' }
  | { by: 'desk'; minutes: number; phrase: string }
  | { by: 'desk'; minutes: number; close: true }
  | { by: 'shopper'; minutes: number; stars: number };

/** What was written between a buyer (by their place in the list; null: someone who has not signed in) and a desk, so many minutes ago. */
export type PastChat = { buyer: number | null; locale: Locale; at: 'shop' | 'platform'; lines: readonly Line[] };

const day = 24 * 60;

export const pastChats: readonly PastChat[] = [
  {
    ...{ buyer: 0, locale: 'en', at: 'shop' },
    lines: [
      { by: 'shopper', minutes: 9 * day, show: 'product' },
      {
        by: 'shopper',
        minutes: 9 * day - 1,
        text: 'Hi! Would this make a good present for someone who has everything?',
      },
      { by: 'desk', minutes: 9 * day - 6, phrase: 'Greeting' },
      {
        by: 'desk',
        minutes: 9 * day - 8,
        text: 'It’s one of our favourites to give. We can add a card with your words, too.',
      },
      { by: 'shopper', minutes: 9 * day - 12, text: 'Perfect, ordering it now. Thank you!' },
      { by: 'desk', minutes: 9 * day - 13, phrase: 'Thanks and goodbye' },
      { by: 'desk', minutes: 9 * day - 14, close: true },
      { by: 'shopper', minutes: 9 * day - 20, stars: 5 },
    ],
  },
  {
    ...{ buyer: 4, locale: 'zh-CN', at: 'shop' },
    lines: [
      { by: 'shopper', minutes: 2 * day, show: 'order' },
      { by: 'shopper', minutes: 2 * day - 1, text: '您好，这个订单大概什么时候能到？' },
      { by: 'desk', minutes: 2 * day - 9, phrase: 'Delivery time' },
      { by: 'shopper', minutes: 2 * day - 15, text: '好的，谢谢！' },
      { by: 'desk', minutes: 2 * day - 16, phrase: 'Thanks and goodbye' },
      { by: 'desk', minutes: 2 * day - 17, close: true },
      { by: 'shopper', minutes: 2 * day - 30, stars: 4 },
      { by: 'shopper', minutes: 4, text: '您好，想再问一下，可以开发票吗？' },
    ],
  },
  {
    ...{ buyer: 3, locale: 'th', at: 'shop' },
    lines: [
      { by: 'shopper', minutes: 3 * 60, text: 'สวัสดีค่ะ ถ้าใส่แล้วไม่พอดี คืนได้ไหมคะ' },
      { by: 'desk', minutes: 3 * 60 - 4, phrase: 'Returns' },
      { by: 'shopper', minutes: 3 * 60 - 7, text: 'เข้าใจแล้ว ขอบคุณมากค่ะ' },
      { by: 'desk', minutes: 3 * 60 - 8, phrase: 'Thanks and goodbye' },
    ],
  },
  {
    ...{ buyer: 2, locale: 'es', at: 'shop' },
    lines: [
      { by: 'shopper', minutes: 55, text: 'Hola, ¿hacéis envíos a las islas Canarias?' },
      { by: 'desk', minutes: 51, phrase: 'Greeting' },
      { by: 'desk', minutes: 50, text: 'Sí, llegan en unos cinco días.' },
      { by: 'shopper', minutes: 18, text: '¡Genial! ¿Y puedo pagar a la entrega?' },
    ],
  },
  {
    ...{ buyer: 1, locale: 'fr', at: 'shop' },
    lines: [
      { by: 'shopper', minutes: 12, show: 'order' },
      { by: 'shopper', minutes: 12, text: 'Bonjour, un des articles est arrivé cassé. Que dois-je faire ?' },
    ],
  },
  {
    ...{ buyer: null, locale: 'lao', at: 'shop' },
    lines: [{ by: 'shopper', minutes: 2, text: 'ສະບາຍດີ ສິນຄ້ານີ້ສົ່ງຮອດຫຼວງພະບາງບໍ?' }],
  },
  {
    ...{ buyer: 0, locale: 'en', at: 'platform' },
    lines: [
      { by: 'shopper', minutes: 26 * 60, text: 'How do I change the email address of my account?' },
      { by: 'desk', minutes: 26 * 60 - 11, phrase: 'Greeting' },
      {
        by: 'desk',
        minutes: 26 * 60 - 12,
        text: 'Open “Account settings” and choose “Email”. We send a code to both addresses.',
      },
      { by: 'desk', minutes: 26 * 60 - 30, close: true },
      { by: 'shopper', minutes: 26 * 60 - 45, stars: 5 },
    ],
  },
  {
    ...{ buyer: 1, locale: 'fr', at: 'platform' },
    lines: [
      { by: 'shopper', minutes: 7, text: 'Bonjour, mes points n’ont pas été crédités après ma dernière commande.' },
    ],
  },
];
