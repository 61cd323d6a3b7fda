import { z } from 'zod';
import type { AccountEntry } from '#contract/content/account-menu.ts';
import type { MenuEntry } from '#contract/content/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { Id } from '#contract/core/values.ts';
import { faceText } from './face/face-text.ts';

const Name = z.string().trim().min(1).max(60);
const Names = z.object({ en: Name }).catchall(Name);

/** A path that leads out of the mall becomes the home page; an empty one stays empty, which hides the entry. */
const Path = z.string().transform((path) => (path.trim() === '' ? '' : localPath(path)));

const Entry = z.object({ id: Id, names: Names, path: Path });
type Entry = z.output<typeof Entry>;

/** The ids are those that bookmarks of malls of this kind carry in `menuCur`. */
const defaultEntries: Entry[] = [
  entry(65, '/users/user_info', 'My profile', '个人资料', 'Mi perfil', 'Mon profil', 'ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ'),
  entry(66, '/users/address_list', 'Addresses', '收货地址', 'Direcciones', 'Adresses', 'ที่อยู่', 'ທີ່ຢູ່'),
  entry(
    67,
    '/users/collection_list',
    'My favourites',
    '我的收藏',
    'Mis favoritos',
    'Mes favoris',
    'รายการโปรด',
    'ລາຍການທີ່ມັກ',
  ),
  entry(
    73,
    '/goods/viewed_list',
    'Recently viewed',
    '最近浏览',
    'Vistos recientemente',
    'Vus récemment',
    'สินค้าที่ดูล่าสุด',
    'ສິນຄ້າທີ່ເບິ່ງຫຼ້າສຸດ',
  ),
  entry(68, '/users/coupon_list', 'Coupons', '优惠券', 'Cupones', 'Coupons', 'คูปอง', 'ຄູປອງ'),
  entry(72, '/users/points', 'Points', '积分', 'Puntos', 'Points', 'คะแนนสะสม', 'ຄະແນນສະສົມ'),
  // Followed shops are shown among the favourites.
  entry(69, '', 'Followed shops', '关注的店铺', 'Tiendas seguidas', 'Boutiques suivies', 'ร้านที่ติดตาม', 'ຮ້ານທີ່ຕິດຕາມ'),
  entry(
    70,
    '/users/merchant_settled',
    'Apply to be a merchant',
    '商家入驻',
    'Hazte vendedor',
    'Devenir vendeur',
    'สมัครเป็นผู้ขาย',
    'ສະໝັກເປັນຜູ້ຂາຍ',
  ),
  entry(
    71,
    '/users/application_record',
    'Application record',
    '入驻记录',
    'Mis solicitudes',
    'Mes candidatures',
    'ประวัติการสมัคร',
    'ປະຫວັດການສະໝັກ',
  ),
];

/** The account menu as it was set before operators could write it, with the one of a new mall. */
export const accountMenuShape = z.object({ entries: z.array(Entry).max(50).default(defaultEntries) });

export function namedEntries(entries: readonly AccountEntry[], locale: Locale): MenuEntry[] {
  return entries.map(({ id, name, isOn, link }) => ({
    id,
    name: faceText(name, locale),
    pc_url: isOn && link !== null ? link : '',
  }));
}

function entry(
  id: number,
  path: string,
  en: string,
  zh: string,
  es: string,
  fr: string,
  th: string,
  lao: string,
): Entry {
  return { id, path, names: { en, 'zh-CN': zh, es, fr, th, lao } };
}
