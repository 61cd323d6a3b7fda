-- Shops that have no role yet get those that new ones start with, in the language of their owner.
INSERT INTO "shop_roles" ("shop_id", "name", "scopes")
SELECT "shops"."id", "first"."name", "first"."scopes" FROM "shops"
LEFT JOIN "accounts" ON "accounts"."id" = "shops"."owner_id"
JOIN (VALUES
  ('en', 'Manager', '{products,orders,refunds,reviews,marketing,shop}'::text[]),
  ('en', 'Orders and shipping', '{orders}'::text[]),
  ('en', 'Products and stock', '{products}'::text[]),
  ('en', 'Customer service', '{orders,refunds,reviews}'::text[]),
  ('zh-CN', '店长', '{products,orders,refunds,reviews,marketing,shop}'::text[]),
  ('zh-CN', '订单与发货', '{orders}'::text[]),
  ('zh-CN', '商品与库存', '{products}'::text[]),
  ('zh-CN', '客服', '{orders,refunds,reviews}'::text[]),
  ('es', 'Encargado', '{products,orders,refunds,reviews,marketing,shop}'::text[]),
  ('es', 'Pedidos y envíos', '{orders}'::text[]),
  ('es', 'Productos e inventario', '{products}'::text[]),
  ('es', 'Atención al cliente', '{orders,refunds,reviews}'::text[]),
  ('fr', 'Responsable', '{products,orders,refunds,reviews,marketing,shop}'::text[]),
  ('fr', 'Commandes et expéditions', '{orders}'::text[]),
  ('fr', 'Produits et stocks', '{products}'::text[]),
  ('fr', 'Service client', '{orders,refunds,reviews}'::text[]),
  ('th', 'ผู้จัดการร้าน', '{products,orders,refunds,reviews,marketing,shop}'::text[]),
  ('th', 'คำสั่งซื้อและการจัดส่ง', '{orders}'::text[]),
  ('th', 'สินค้าและสต็อก', '{products}'::text[]),
  ('th', 'บริการลูกค้า', '{orders,refunds,reviews}'::text[]),
  ('lao', 'ຜູ້ຈັດການຮ້ານ', '{products,orders,refunds,reviews,marketing,shop}'::text[]),
  ('lao', 'ຄຳສັ່ງຊື້ ແລະ ການຈັດສົ່ງ', '{orders}'::text[]),
  ('lao', 'ສິນຄ້າ ແລະ ສະຕັອກ', '{products}'::text[]),
  ('lao', 'ບໍລິການລູກຄ້າ', '{orders,refunds,reviews}'::text[])
) AS "first" ("locale", "name", "scopes") ON "first"."locale" = coalesce("accounts"."locale", 'en')
WHERE NOT EXISTS (SELECT 1 FROM "shop_roles" WHERE "shop_roles"."shop_id" = "shops"."id");
