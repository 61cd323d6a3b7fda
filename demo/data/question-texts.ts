import type { Localized } from '#contract/core/languages.ts';
import type { ReviewKind } from './review-texts.ts';

/** What people ask, and what the shop and a buyer answer: each must be true of anything of its kind that is delivered. */
export type QuestionTopic = Record<'question' | 'shop' | 'buyer', Required<Localized>>;

const say = (en: string, zh: string, es: string, fr: string, th: string, lao: string): Required<Localized> => ({
  ...{ en, 'zh-CN': zh, es, fr, th, lao },
});

const pictures: QuestionTopic = {
  question: say(
    'Does it look like in the pictures?',
    '实物和图片一样吗？',
    '¿Es igual que en las fotos?',
    'Est-ce qu’il ressemble aux photos ?',
    'ของจริงเหมือนในรูปไหม',
    'ຂອງຈິງຄືໃນຮູບບໍ?',
  ),
  shop: say(
    'Yes. Screens differ a little, but our pictures come very close.',
    '一致的。不同屏幕可能略有色差，但非常接近。',
    'Sí. Cada pantalla es un poco distinta, pero nuestras fotos se acercan mucho.',
    'Oui. Chaque écran diffère un peu, mais nos photos sont très fidèles.',
    'เหมือนค่ะ สีอาจต่างเล็กน้อยตามหน้าจอ แต่ใกล้เคียงมาก',
    'ຄືກັນ ສີອາດຕ່າງໜ້ອຍໜຶ່ງຕາມໜ້າຈໍ ແຕ່ໃກ້ຄຽງຫຼາຍ',
  ),
  buyer: say(
    'Exactly like it, if anything nicer.',
    '一模一样，甚至更好看。',
    'Tal cual, incluso más bonito.',
    'Tout à fait, c’est même plus beau en vrai.',
    'เหมือนเป๊ะ ของจริงสวยกว่าด้วย',
    'ຄືກັນເລີຍ ຂອງຈິງງາມກວ່າອີກ',
  ),
};

const delivery: QuestionTopic = {
  question: say(
    'How long does it take to arrive?',
    '下单后多久能收到？',
    '¿Cuánto tarda en llegar?',
    'Combien de temps faut-il pour le recevoir ?',
    'ใช้เวลาจัดส่งนานไหม',
    'ໃຊ້ເວລາຈັດສົ່ງດົນປານໃດ?',
  ),
  shop: say(
    'We pack orders on the next working day. The date for your address is shown above the buy button.',
    '我们会在下一个工作日打包发出，购买按钮上方会显示您所在地区的预计到达时间。',
    'Preparamos los pedidos al siguiente día laborable. Encima del botón de compra ves la fecha para tu dirección.',
    'Nous préparons les commandes le jour ouvré suivant. La date pour votre adresse est indiquée au-dessus du bouton d’achat.',
    'เราแพ็กในวันทำการถัดไป วันที่คาดว่าจะถึงที่อยู่ของคุณแสดงเหนือปุ่มสั่งซื้อ',
    'ພວກເຮົາຫຸ້ມຫໍ່ໃນວັນເຮັດວຽກຖັດໄປ ວັນທີ່ຄາດວ່າຈະຮອດທີ່ຢູ່ຂອງທ່ານສະແດງຢູ່ເທິງປຸ່ມສັ່ງຊື້',
  ),
  buyer: say(
    'Mine came a day earlier than promised.',
    '我的比预计早到了一天。',
    'El mío llegó un día antes de lo prometido.',
    'Le mien est arrivé un jour plus tôt que prévu.',
    'ของฉันมาถึงก่อนกำหนดหนึ่งวัน',
    'ຂອງຂ້ອຍມາຮອດກ່ອນກຳນົດໜຶ່ງມື້',
  ),
};

const packed: QuestionTopic = {
  question: say(
    'Is it packed well? It is a present.',
    '包装结实吗？想送人。',
    '¿Viene bien embalado? Es para regalar.',
    'Est-ce bien emballé ? C’est pour offrir.',
    'แพ็กของดีไหม จะซื้อเป็นของขวัญ',
    'ຫຸ້ມຫໍ່ດີບໍ? ຈະຊື້ເປັນຂອງຂວັນ',
  ),
  shop: say(
    'Every order leaves in a sturdy box with padding.',
    '每一单都用加厚纸箱并加缓冲材料发出。',
    'Cada pedido sale en una caja resistente y con protección.',
    'Chaque commande part dans un carton solide et rembourré.',
    'ทุกออร์เดอร์ส่งในกล่องแข็งแรงพร้อมวัสดุกันกระแทก',
    'ທຸກຄຳສັ່ງຊື້ສົ່ງໃນກ່ອງແຂງແຮງພ້ອມວັດສະດຸກັນກະແທກ',
  ),
  buyer: say(
    'It arrived without a scratch and I only had to add a ribbon.',
    '收到时完好无损，系个丝带就能送人了。',
    'Llegó perfecto, solo le puse un lazo.',
    'Arrivé en parfait état, je n’ai eu qu’à ajouter un ruban.',
    'ของมาถึงสภาพสมบูรณ์ แค่ผูกโบก็ให้เป็นของขวัญได้เลย',
    'ຂອງມາຮອດສະພາບສົມບູນ ພຽງແຕ່ຜູກໂບກໍໃຫ້ເປັນຂອງຂວັນໄດ້ເລີຍ',
  ),
};

const setUp: QuestionTopic = {
  question: say(
    'Is it hard to get started with?',
    '上手难吗？',
    '¿Es difícil empezar a usarlo?',
    'Est-ce difficile à prendre en main ?',
    'เริ่มใช้งานยากไหม',
    'ເລີ່ມໃຊ້ງານຍາກບໍ?',
  ),
  shop: say(
    'Not at all, a short guide with pictures is in the box. If you get stuck, contact us.',
    '不难，盒内附有图文说明。有问题随时联系我们。',
    'Para nada: en la caja hay una guía breve con imágenes. Si te atascas, escríbenos.',
    'Pas du tout : un petit guide illustré est dans la boîte. En cas de souci, contactez-nous.',
    'ไม่ยากเลย ในกล่องมีคู่มือภาพประกอบ หากติดขัดติดต่อเราได้',
    'ບໍ່ຍາກເລີຍ ໃນກ່ອງມີຄູ່ມືພ້ອມຮູບ ຖ້າຕິດຂັດຕິດຕໍ່ພວກເຮົາໄດ້',
  ),
  buyer: say(
    'My mother managed it by herself in ten minutes.',
    '我妈十分钟就自己弄好了。',
    'Mi madre lo hizo sola en diez minutos.',
    'Ma mère y est arrivée seule en dix minutes.',
    'แม่ฉันทำเองได้ในสิบนาที',
    'ແມ່ຂ້ອຍເຮັດເອງໄດ້ໃນສິບນາທີ',
  ),
};

const everyday: QuestionTopic = {
  question: say(
    'Does it last if I use it every day?',
    '天天用会不会很快坏？',
    '¿Aguanta el uso diario?',
    'Est-ce que ça tient avec un usage quotidien ?',
    'ใช้ทุกวันจะทนไหม',
    'ໃຊ້ທຸກມື້ຈະທົນບໍ?',
  ),
  shop: say(
    'That is what it is made for. Should anything be wrong, we are here to help.',
    '就是为日常使用设计的，如有问题我们随时处理。',
    'Está pensado para eso. Si algo falla, aquí estamos.',
    'Il est conçu pour cela. Au moindre souci, nous sommes là.',
    'ออกแบบมาเพื่อใช้ทุกวัน หากมีปัญหาเราพร้อมดูแล',
    'ອອກແບບມາເພື່ອໃຊ້ທຸກມື້ ຖ້າມີບັນຫາພວກເຮົາພ້ອມດູແລ',
  ),
  buyer: say(
    'In use every day for two months, no complaints.',
    '每天用，两个月了没问题。',
    'Dos meses usándolo a diario y ninguna queja.',
    'Utilisé tous les jours depuis deux mois, rien à redire.',
    'ใช้ทุกวันมาสองเดือน ยังดีอยู่',
    'ໃຊ້ທຸກມື້ມາສອງເດືອນ ຍັງດີຢູ່',
  ),
};

const care: QuestionTopic = {
  question: say(
    'How do I care for it?',
    '平时怎么打理？',
    '¿Cómo se cuida?',
    'Comment l’entretenir ?',
    'ดูแลรักษาอย่างไร',
    'ດູແລຮັກສາແນວໃດ?',
  ),
  shop: say(
    'Follow the label inside and let it dry in the air, away from direct sun.',
    '请按内侧标签打理，自然晾干，避免暴晒。',
    'Sigue la etiqueta interior y déjalo secar al aire, sin sol directo.',
    'Suivez l’étiquette intérieure et laissez sécher à l’air, à l’abri du soleil.',
    'ทำตามป้ายด้านใน และผึ่งลมให้แห้ง หลีกเลี่ยงแดดจัด',
    'ເຮັດຕາມປ້າຍດ້ານໃນ ແລະ ຜຶ່ງລົມໃຫ້ແຫ້ງ ຫຼີກລ່ຽງແດດແຮງ',
  ),
  buyer: say(
    'I do just that, and it still looks new.',
    '就是这样打理的，现在还跟新的一样。',
    'Yo lo hago así y sigue como nuevo.',
    'C’est ce que je fais, et il a toujours l’air neuf.',
    'ทำตามนั้น ตอนนี้ยังดูเหมือนใหม่',
    'ເຮັດຕາມນັ້ນ ຕອນນີ້ຍັງຄືໃໝ່',
  ),
};

const keeps: QuestionTopic = {
  question: say(
    'How long will it keep?',
    '保质期还剩多久？',
    '¿Cuánto dura en buen estado?',
    'Combien de temps se conserve-t-il ?',
    'เก็บได้นานแค่ไหน',
    'ເກັບໄດ້ດົນປານໃດ?',
  ),
  shop: say(
    'The date is on the pack, and we only send what has plenty of time left.',
    '日期印在包装上，我们只发新鲜日期的。',
    'La fecha está en el envase y solo enviamos lo que tiene margen de sobra.',
    'La date figure sur l’emballage, et nous n’envoyons que des produits à date longue.',
    'วันที่อยู่บนบรรจุภัณฑ์ และเราส่งเฉพาะของที่ยังเก็บได้อีกนาน',
    'ວັນທີຢູ່ເທິງຫໍ່ ແລະ ພວກເຮົາສົ່ງສະເພາະຂອງທີ່ຍັງເກັບໄດ້ອີກດົນ',
  ),
  buyer: say(
    'Ours was very fresh and gone long before the date.',
    '很新鲜，没等到日期就吃完了。',
    'Llegó muy fresco y se acabó mucho antes de la fecha.',
    'Très frais à l’arrivée, et fini bien avant la date.',
    'สดมาก หมดก่อนวันที่ระบุนานเลย',
    'ສົດຫຼາຍ ໝົດກ່ອນວັນທີທີ່ລະບຸດົນເລີຍ',
  ),
};

const beginner: QuestionTopic = {
  question: say(
    'Is it something for a beginner?',
    '适合新手吗？',
    '¿Sirve para alguien que empieza?',
    'Convient-il à un débutant ?',
    'เหมาะกับมือใหม่ไหม',
    'ເໝາະກັບຜູ້ເລີ່ມຕົ້ນບໍ?',
  ),
  shop: say(
    'Yes, many of our customers choose it as their first one.',
    '适合，很多顾客入门都选它。',
    'Sí, muchos clientes lo eligen como el primero.',
    'Oui, beaucoup de nos clients commencent avec celui-ci.',
    'เหมาะมาก ลูกค้าหลายคนเลือกเป็นชิ้นแรก',
    'ເໝາະ ລູກຄ້າຫຼາຍຄົນເລືອກເປັນອັນທຳອິດ',
  ),
  buyer: say(
    'I gave it to my niece, who had never tried before. She loves it.',
    '送给从没接触过的侄女，她很喜欢。',
    'Se lo regalé a mi sobrina, que nunca lo había probado. Le encanta.',
    'Je l’ai offert à ma nièce qui débutait. Elle adore.',
    'ซื้อให้หลานสาวที่เพิ่งเริ่ม เธอชอบมาก',
    'ຊື້ໃຫ້ຫລານສາວທີ່ຫາກໍເລີ່ມ ລາວມັກຫຼາຍ',
  ),
};

const always = [delivery, packed, pictures];
export const questionTopics: Record<ReviewKind, readonly QuestionTopic[]> = {
  device: [setUp, everyday, ...always],
  wear: [care, ...always],
  beauty: [everyday, ...always],
  food: [keeps, delivery, packed],
  home: [everyday, ...always],
  play: [beginner, ...always],
  keepsake: always,
};

/** Of those who write in the languages for which reviews have no names. */
export const furtherNicknames = {
  es: ['Lucía', 'Mateo R.', 'Carmen', 'Javi_84', 'Marisol', 'Pablo', 'Elena M.'],
  fr: ['Camille', 'Théo', 'Manon B.', 'Julien', 'Chloé', 'Bastien', 'Agathe'],
  th: ['น้ำฝน', 'ต้นกล้า', 'พี่แอน', 'มะลิ', 'ก้อง', 'ใบเตย', 'นัท'],
  lao: ['ນ້ອຍ', 'ແກ້ວ', 'ສົມສີ', 'ດາວ', 'ຄຳ', 'ມະນີ', 'ບຸນມີ'],
} as const;
