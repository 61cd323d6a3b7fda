import type { ColourKey } from '#demo/art/colours.ts';
import type { OtherNames } from './other-languages.ts';

/**
 * How shoppers ask for each colour, commas between the ways. Spanish and French colours agree with what they describe
 * ("vestido negro", "botas negras"), so all forms are there; a shade also goes by the colour it is a shade of.
 */
export const colourWords: Record<ColourKey, OtherNames> = {
  black: { es: 'negro,negra,negros,negras', fr: 'noir,noire,noirs,noires', th: 'สีดำ', lao: 'ສີດຳ' },
  graphite: { es: 'gris,grises,grafito', fr: 'gris,grise,grises,anthracite', th: 'สีเทา', lao: 'ສີເທົາ,ສີຂີ້ເທົ່າ' },
  white: { es: 'blanco,blanca,blancos,blancas', fr: 'blanc,blanche,blancs,blanches', th: 'สีขาว', lao: 'ສີຂາວ' },
  silver: {
    es: 'plateado,plateada,plateados,plateadas',
    fr: 'argenté,argentée,argentés,argentées',
    th: 'สีเงิน',
    lao: 'ສີເງິນ',
  },
  cream: { es: 'crema,beige', fr: 'crème,écru,beige', th: 'สีครีม', lao: 'ສີຄີມ' },
  navy: {
    es: 'azul,azules,azul marino',
    fr: 'bleu,bleue,bleus,bleues,bleu marine',
    th: 'สีกรมท่า,สีน้ำเงิน',
    lao: 'ສີຟ້າເຂັ້ມ,ສີນ້ຳເງິນ',
  },
  blue: { es: 'azul,azules', fr: 'bleu,bleue,bleus,bleues', th: 'สีน้ำเงิน,สีฟ้า', lao: 'ສີຟ້າ,ສີນ້ຳເງິນ' },
  sky: { es: 'azul,azules,celeste,celestes', fr: 'bleu,bleue,bleus,bleues,bleu ciel', th: 'สีฟ้า', lao: 'ສີຟ້າ,ສີຟ້າອ່ອນ' },
  teal: { es: 'azul petróleo,turquesa', fr: 'bleu canard,turquoise', th: 'สีเขียวหัวเป็ด', lao: 'ສີຂຽວອົມຟ້າ' },
  mint: {
    es: 'verde,verdes,verde menta',
    fr: 'vert,verte,verts,vertes,vert menthe',
    th: 'สีเขียว,สีเขียวมิ้นต์',
    lao: 'ສີຂຽວ,ສີຂຽວມິ້ນ',
  },
  green: { es: 'verde,verdes', fr: 'vert,verte,verts,vertes', th: 'สีเขียว', lao: 'ສີຂຽວ' },
  olive: {
    es: 'verde,verdes,verde oliva',
    fr: 'vert,verte,verts,vertes,kaki',
    th: 'สีเขียว,สีเขียวมะกอก',
    lao: 'ສີຂຽວ,ສີຂຽວໝາກກອກ',
  },
  yellow: { es: 'amarillo,amarilla,amarillos,amarillas', fr: 'jaune,jaunes', th: 'สีเหลือง', lao: 'ສີເຫຼືອງ' },
  orange: { es: 'naranja,anaranjado,anaranjada', fr: 'orange,orangé', th: 'สีส้ม', lao: 'ສີສົ້ມ' },
  coral: { es: 'coral', fr: 'corail', th: 'สีส้มอมชมพู,สีปะการัง', lao: 'ສີສົ້ມອົມບົວ' },
  red: { es: 'rojo,roja,rojos,rojas', fr: 'rouge,rouges', th: 'สีแดง', lao: 'ສີແດງ' },
  wine: {
    es: 'rojo,roja,rojos,rojas,burdeos,granate,vino',
    fr: 'rouge,rouges,bordeaux',
    th: 'สีแดง,สีแดงเลือดหมู,สีไวน์',
    lao: 'ສີແດງ,ສີແດງເຂັ້ມ',
  },
  rose: { es: 'rosa,rosas,rosado,rosada', fr: 'rose,roses', th: 'สีชมพู', lao: 'ສີບົວ,ສີຊົມພູ' },
  blush: { es: 'rosa,rosa palo,nude', fr: 'rose,roses,rose poudré,nude', th: 'สีชมพู,สีชมพูอ่อน,สีนู้ด', lao: 'ສີບົວ,ສີບົວອ່ອນ' },
  lilac: { es: 'lila,lilas', fr: 'lilas,mauve,mauves', th: 'สีม่วง,สีม่วงอ่อน', lao: 'ສີມ່ວງ,ສີມ່ວງອ່ອນ' },
  violet: {
    es: 'violeta,morado,morada,morados,moradas',
    fr: 'violet,violette,violets,violettes',
    th: 'สีม่วง',
    lao: 'ສີມ່ວງ',
  },
  brown: { es: 'marrón,marrones', fr: 'marron,brun,brune,bruns,brunes', th: 'สีน้ำตาล', lao: 'ສີນ້ຳຕານ' },
  camel: { es: 'camel,tostado,marrón claro', fr: 'camel,fauve,marron clair', th: 'สีน้ำตาลอ่อน', lao: 'ສີນ້ຳຕານອ່ອນ' },
  gold: { es: 'dorado,dorada,dorados,doradas', fr: 'doré,dorée,dorés,dorées', th: 'สีทอง', lao: 'ສີທອງ,ສີຄຳ' },
};
