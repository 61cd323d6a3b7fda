import type { SheetField, SheetText } from '#contract/catalogue/sheet-fields.ts';
import type { Locale } from '#contract/core/languages.ts';

// What people call columns, in the languages of the mall, by which their columns are guessed. Our own exports are known anyway.

type Words = Partial<Record<Locale, readonly string[]>>;

/** A text under a word of a language is in that language, unless the header names another one. */
export const textWords: Record<SheetText, Words> = {
  name: {
    en: ['name', 'product name', 'title', 'item name'],
    'zh-CN': ['名称', '商品名称', '产品名称', '标题', '商品标题'],
    es: ['nombre', 'nombre del producto', 'título'],
    fr: ['nom', 'nom du produit', 'titre'],
    th: ['ชื่อ', 'ชื่อสินค้า'],
    lao: ['ຊື່', 'ຊື່ສິນຄ້າ'],
  },
  summary: {
    en: ['summary', 'short description', 'subtitle'],
    'zh-CN': ['简介', '摘要', '副标题'],
    es: ['resumen', 'descripción corta'],
    fr: ['résumé', 'description courte'],
    th: ['สรุป', 'คำอธิบายสั้น'],
    lao: ['ສະຫຼຸບ', 'ຄຳອະທິບາຍສັ້ນ'],
  },
  description: {
    en: ['description', 'body', 'body html', 'details'],
    'zh-CN': ['描述', '商品描述', '详情', '商品详情'],
    es: ['descripción', 'detalles'],
    fr: ['description du produit', 'détails'],
    th: ['รายละเอียด', 'คำอธิบาย'],
    lao: ['ລາຍລະອຽດ', 'ຄຳອະທິບາຍ'],
  },
  unit: { en: ['unit'], 'zh-CN': ['单位'], es: ['unidad'], fr: ['unité'], th: ['หน่วย'], lao: ['ຫົວໜ່ວຍ'] },
  attributes: {
    en: ['attributes', 'specifications', 'specs'],
    'zh-CN': ['属性', '商品属性', '参数'],
    es: ['atributos', 'características'],
    fr: ['attributs', 'caractéristiques'],
    th: ['คุณสมบัติ', 'คุณลักษณะ'],
    lao: ['ຄຸນສົມບັດ'],
  },
  options: {
    en: ['options', 'variant options'],
    'zh-CN': ['选项', '规格'],
    es: ['opciones'],
    fr: ['options de variante'],
    th: ['ตัวเลือก'],
    lao: ['ຕົວເລືອກ'],
  },
};

export const languageWords: Record<Locale, readonly string[]> = {
  en: ['en', 'english'],
  'zh-CN': ['zh-cn', 'zh', 'chinese', '中文', '简体中文'],
  es: ['es', 'spanish', 'español'],
  fr: ['fr', 'french', 'français'],
  th: ['th', 'thai', 'ไทย'],
  lao: ['lao', 'lo', 'ລາວ'],
};

export const plainWords: readonly [SheetField, readonly string[]][] = [
  [
    'product',
    [
      'product',
      'product number',
      'product id',
      'id',
      'handle',
      '商品编号',
      '商品id',
      'número de producto',
      'numéro de produit',
      'รหัสสินค้า',
      'ເລກສິນຄ້າ',
    ],
  ],
  [
    'category',
    ['category', 'product category', 'type', '类目', '分类', '商品分类', 'categoría', 'catégorie', 'หมวดหมู่', 'ໝວດໝູ່'],
  ],
  ['brand', ['brand', 'vendor', 'manufacturer', '品牌', '商品品牌', 'marca', 'marque', 'แบรนด์', 'ยี่ห้อ', 'ຍີ່ຫໍ້']],
  [
    'keywords',
    ['keywords', 'tags', '关键词', '标签', 'palabras clave', 'etiquetas', 'mots clés', 'คำค้นหา', 'คีย์เวิร์ด', 'ຄຳສຳຄັນ'],
  ],
  [
    'pictures',
    [
      'pictures',
      'images',
      'image src',
      'image',
      'photos',
      '图片',
      '商品图片',
      'imágenes',
      'fotos',
      'photos du produit',
      'รูปภาพ',
      'ຮູບພາບ',
    ],
  ],
  [
    'weight',
    ['weight', 'weight g', 'weight grams', '重量', '重量 克', 'peso', 'peso g', 'poids', 'poids g', 'น้ำหนัก', 'ນ້ຳໜັກ'],
  ],
  ['isVirtual', ['virtual', '虚拟商品', 'virtuel', 'สินค้าดิจิทัล', 'ສິນຄ້າດິຈິຕອນ']],
  [
    'freight',
    [
      'delivery template',
      'shipping profile',
      '运费模板',
      'plantilla de envío',
      'modèle de livraison',
      'เทมเพลตค่าจัดส่ง',
      'ແມ່ແບບຄ່າຂົນສົ່ງ',
    ],
  ],
  [
    'limitPerBuyer',
    ['limit per buyer', '每人限购', '限购', 'límite por comprador', 'limite par acheteur', 'จำกัดต่อผู้ซื้อ', 'ຈຳກັດຕໍ່ຜູ້ຊື້'],
  ],
  ['guarantees', ['guarantees', 'guarantee', '服务保障', '保障', 'garantías', 'garanties', 'การรับประกัน', 'ການຮັບປະກັນ']],
  ['onSaleFrom', ['on sale from', '上架时间', 'a la venta desde', 'en vente à partir du', 'วางขายตั้งแต่', 'ວາງຂາຍຕັ້ງແຕ່']],
  ['onSaleUntil', ['on sale until', '下架时间', 'a la venta hasta', 'en vente jusqu’au', 'วางขายถึง', 'ວາງຂາຍຮອດ']],
  ['variant', ['variant', 'variant id', 'sku id', '规格编号', 'variante', 'ตัวเลือกสินค้า']],
  ['isOffered', ['offered', 'available', 'published', '在售', 'ofrecido', 'proposé', 'เปิดขาย', 'ເປີດຂາຍ']],
  ['price', ['price', 'variant price', '价格', '售价', 'precio', 'prix', 'ราคา', 'ລາຄາ']],
  [
    'originalPrice',
    [
      'original price',
      'compare at price',
      'variant compare at price',
      'list price',
      '原价',
      '划线价',
      'precio original',
      'prix d’origine',
      'prix barré',
      'ราคาเดิม',
      'ລາຄາເດີມ',
    ],
  ],
  ['cost', ['cost', 'cost per item', '成本', '成本价', 'coste', 'costo', 'coût', 'ต้นทุน', 'ຕົ້ນທຶນ']],
  [
    'stock',
    [
      'stock',
      'quantity',
      'inventory',
      'variant inventory qty',
      '库存',
      '数量',
      'existencias',
      'cantidad',
      'quantité',
      'สต็อก',
      'จำนวน',
      'ສະຕັອກ',
      'ຈຳນວນ',
    ],
  ],
  [
    'code',
    ['code', 'sku', 'variant sku', 'article number', '货号', '商家编码', 'código', 'référence', 'รหัส sku', 'ລະຫັດ'],
  ],
  [
    'barcode',
    [
      'barcode',
      'variant barcode',
      'ean',
      'gtin',
      'upc',
      '条码',
      '条形码',
      'código de barras',
      'code barres',
      'บาร์โค้ด',
      'ບາໂຄດ',
    ],
  ],
  [
    'variantWeight',
    [
      'variant weight',
      'variant weight g',
      'variant grams',
      '规格重量',
      'peso de la variante',
      'poids de la variante',
      'น้ำหนักตัวเลือก',
      'ນ້ຳໜັກຕົວເລືອກ',
    ],
  ],
  [
    'variantPicture',
    [
      'variant picture',
      'variant image',
      '规格图片',
      'imagen de la variante',
      'image de la variante',
      'รูปตัวเลือก',
      'ຮູບຕົວເລືອກ',
    ],
  ],
  ['state', ['state', 'status', '状态', 'estado', 'état', 'statut', 'สถานะ', 'ສະຖານະ']],
];
