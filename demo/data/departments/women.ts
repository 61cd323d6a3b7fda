import { choice, clothingSizes, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const women: Department = {
  key: 'women',
  name: words('Women’s Fashion|女装'),
  icon: 'dress',
  unit: words('piece|件'),
  care: words(
    'Cut true to size; if you are between two sizes, take the smaller. Wash cold inside out and dry in the shade. Exchanges of size are free for 15 days.|版型标准，介于两码之间建议选小。反面冷水洗，阴干。15天内免费换码。',
  ),
  palettes: ['rose', 'blush', 'sand', 'lilac', 'peach', 'sage'],
  groups: [
    group(
      'Dresses|裙装',
      leaf(
        'Summer Dresses|连衣裙',
        family('Dress|连衣裙', {
          icon: 'dress+womans-hat',
          choices: [inColours('sky', 'coral', 'green', 'navy'), clothingSizes],
          models: [
            'mirelle|Marguerite/雏菊|Linen Blend, Pockets|亚麻混纺 带口袋|49.9',
            'mirelle|Riviera/海岸|Tie Waist, Midi Length|系带收腰 中长款|59.9',
            'mirelle|Soirée/晚宴|Satin for Evenings|缎面礼服裙|89',
            'select|Holiday/度假|Packs without Creasing|抗皱易打理|35.9',
          ],
          points: [
            'Falls softly, does not cling|垂顺不贴身',
            'Real pockets, deep enough for a phone|真口袋，放得下手机',
            'Lined to the knee|内衬及膝不透',
          ],
          about:
            'The dress for warm days when nothing else will do: on in a minute, right all day.|天热只想穿的那条裙子，一分钟出门，一整天好看。',
          specs: ['Fabric|面料|55% linen, 45% viscose|亚麻55% 粘纤45%', 'Length|裙长|112 cm (M)|112厘米（M码）'],
        }),
      ),
      leaf(
        'Traditional Dress|民族服饰',
        family('Wrap Robe Dress|新中式袍裙', {
          icon: 'kimono+folding-hand-fan',
          choices: [inColours('wine', 'teal', 'lilac'), clothingSizes],
          models: [
            'mirelle|Plum Rain/梅雨|Jacquard with Sash|提花配腰封|79',
            'mirelle|Moon Gate/月门|Embroidered Sleeves|刺绣广袖|119',
          ],
          points: [
            'Sash can be tied three ways|腰封三种系法',
            'Soft jacquard that breathes|提花面料透气',
            'Hidden snaps, no slipping|暗扣防走光',
          ],
          about:
            'Old lines, new cloth; made for tea houses, photographs and ordinary Sundays.|旧时轮廓，当代面料，茶馆、拍照、寻常周日都合适。',
          specs: ['Fabric|面料|Jacquard|提花', 'Season|季节|Spring, autumn|春秋'],
        }),
        family('Silk Sari|丝质纱丽', {
          icon: 'sari+ring',
          choices: [inColours('orange', 'violet', 'green')],
          models: [
            'mirelle|Monsoon/季风|Hand-Loomed Border|手织滚边|99',
            'mirelle|Jasmine/茉莉|Light Georgette|轻盈乔其纱|69',
          ],
          points: [
            'Five and a half metres|全长5.5米',
            'Blouse piece included|附上衣料',
            'Border woven, not printed|滚边织造非印花',
          ],
          about: 'Light to wear, rich to look at, and easy to drape from the booklet.|轻盈上身，华美入眼，附图解穿法。',
          specs: ['Length|长度|5.5 m|5.5米', 'Care|洗护|Dry clean|干洗'],
        }),
      ),
      leaf(
        'Skirts|半身裙',
        family('Pleated Skirt|百褶半身裙', {
          icon: 'dress+folding-hand-fan',
          choices: [inColours('blush', 'navy', 'camel'), clothingSizes],
          models: [
            'mirelle|Concerto/协奏|Pleats That Stay|褶线持久|39.9',
            'mirelle|Campus/学院|Above the Knee|及膝上学院风|32.9',
            'mirelle|Matinee/日场|Midi, Lined|中长款有内衬|44.9',
          ],
          points: [
            'Elastic back, flat front|后腰松紧前片平整',
            'Machine washable pleats|可机洗不掉褶',
            'Moves when you do|走动生风',
          ],
          about: 'Swings at every step and sits down without a wrinkle.|步步生摆，坐下不皱。',
          specs: ['Length|裙长|76 cm|76厘米', 'Fabric|面料|Recycled polyester|再生聚酯'],
        }),
      ),
    ),
    group(
      'Tops|上装',
      leaf(
        'Blouses|衬衫雪纺',
        family('Blouse|衬衫', {
          icon: 'womans-clothes+ribbon',
          choices: [inColours('blush', 'white', 'sky'), clothingSizes],
          models: [
            'mirelle|Aubade/晨曲|Bow Collar|蝴蝶结领|35.9',
            'mirelle|Office Hours/通勤|No-Iron, Not See-Through|免烫不透|29.9',
            'mirelle|Plume/轻羽|Puff Sleeves|泡泡袖|37.9',
          ],
          points: [
            'Opaque even in white|浅色也不透',
            'Buttons that do not gape|胸前暗扣不崩开',
            'Irons itself on the hanger|挂挂就平',
          ],
          about: 'Fits under a jacket on Monday and over a swimsuit on Saturday.|周一配西装，周六罩泳衣。',
          specs: ['Fabric|面料|Chiffon|雪纺', 'Fit|版型|Regular|标准'],
        }),
      ),
      leaf(
        'T-Shirts|T恤',
        family('Cotton T-Shirt|纯棉T恤', {
          icon: 't-shirt+jeans',
          choices: [inColours('white', 'mint', 'lilac', 'black'), clothingSizes],
          models: [
            'mirelle|Everyday/日常|Heavy Organic Cotton|重磅有机棉|17.9',
            'mirelle|Crop/短款|Shorter, Boxy|短款箱型|16.9',
            'select|Three-Pack/三件装|Three Colours|三色组合|25.9',
          ],
          points: [
            'Collar keeps its shape after 50 washes|水洗50次领口不变形',
            'Thick enough to wear alone|单穿不透',
            'No side seams, no twisting|圆筒织造不扭缝',
          ],
          about: 'The plain one you will look for first on laundry day.|洗衣日第一件想找的就是它。',
          specs: ['Weight|克重|230 g/m²|230克', 'Fabric|面料|100% cotton|100%棉'],
        }),
      ),
      leaf(
        'Knitwear|针织衫',
        family('Soft Cardigan|软糯针织开衫', {
          icon: 'yarn+womans-clothes',
          choices: [inColours('cream', 'rose', 'green'), clothingSizes],
          models: [
            'mirelle|Hearth/炉边|Merino, Shell Buttons|美丽诺羊毛 贝壳扣|59.9',
            'mirelle|Cloud/云朵|Brushed, Very Light|拉绒轻暖|45.9',
            'mirelle|Fireside/围炉|Long, with Two Pockets|长款双口袋|64.9',
          ],
          points: ['Does not itch|亲肤不扎', 'Keeps warm at 280 grams|280克轻暖', 'Comes with spare yarn|附备用毛线'],
          about: 'For cool rooms, late trains and the last hour of a picnic.|空调房、晚班车、野餐散场前，都用得上。',
          specs: ['Fabric|面料|70% merino|70%美丽诺羊毛', 'Care|洗护|Wool wash|羊毛程序'],
        }),
      ),
    ),
    group(
      'Outerwear & Bottoms|外套裤装',
      leaf(
        'Coats|风衣大衣',
        family('Coat|大衣', {
          icon: 'coat+scarf',
          choices: [inColours('camel', 'black', 'wine'), clothingSizes],
          models: [
            'mirelle|Boulevard/大道|Double-Faced Wool|双面羊毛呢|159',
            'mirelle|Drizzle/细雨|Water-Repellent Trench|防泼水风衣|109',
            'mirelle|Puffer/绒绒|700-Fill Down|700蓬羽绒|129',
          ],
          points: [
            'Room for a jumper underneath|里面能套毛衣',
            'Inside pocket with a zip|内袋带拉链',
            'Sewn by hand along the edge|手工缝边',
          ],
          about: 'Makes an old jumper look like a decision.|旧毛衣外面一披，立刻像精心搭配。',
          specs: ['Fabric|面料|Wool blend|羊毛混纺', 'Length|衣长|104 cm|104厘米'],
        }),
      ),
      leaf(
        'Jeans & Trousers|牛仔裤休闲裤',
        family('Women’s Jeans|女士牛仔裤', {
          icon: 'jeans+t-shirt',
          choices: [inColours('blue', 'black', 'sky'), choice('Waist|腰围', ['26', '27', '28', '29', '30'])],
          models: [
            'mirelle|Straight Story/直筒物语|High Rise|高腰显腿长|45.9',
            'mirelle|Wide Open/阔腿|Floor Length|拖地阔腿|48.9',
            'select|Stretch Jeans/弹力|Sits All Day|久坐不勒|29.9',
          ],
          points: [
            'Holds its colour in the wash|耐洗不掉色',
            'Stretches and comes back|有弹力且回弹',
            'Back pockets set where they flatter|后袋位置修饰臀型',
          ],
          about: 'Broken in from the first day, without the holes.|第一天就像穿了一年那么舒服，而且没有破洞。',
          specs: ['Fabric|面料|98% cotton, 2% elastane|棉98% 氨纶2%', 'Weight|重量|12 oz|12盎司'],
        }),
      ),
      leaf(
        'Shorts|短裤',
        family('Linen Shorts|亚麻短裤', {
          icon: 'shorts+sunglasses',
          choices: [inColours('camel', 'sky', 'rose'), clothingSizes],
          models: [
            'mirelle|Pier/码头|Drawstring Waist|抽绳腰|24.9',
            'mirelle|Tennis/网球|Pleated Front|前褶短裤|27.9',
            'mirelle|Promenade/漫步|High Waist, Belt Included|高腰附腰带|29.9',
          ],
          points: [
            'Cool on the hottest day|再热也清爽',
            'Two pockets and a coin pocket|双袋加零钱袋',
            'Not short when you sit|坐下不上缩',
          ],
          about: 'Breezy, decent and dry an hour after the swim.|透气、得体，下水后一小时就干。',
          specs: ['Fabric|面料|Linen, cotton|棉麻', 'Inseam|内长|11 cm|11厘米'],
        }),
      ),
    ),
    group(
      'Swim & Accessories|泳装配饰',
      leaf(
        'Swimwear|泳装',
        family('Bikini|比基尼', {
          icon: 'bikini+beach-with-umbrella',
          choices: [inColours('coral', 'teal', 'black'), clothingSizes],
          models: ['mirelle|Lagoon/泻湖|Ties That Hold|系带不松|29.9', 'mirelle|Atoll/环礁|High Waist|高腰遮肉|34.9'],
          points: ['Quick-drying, chlorine-proof|速干抗氯', 'Removable cups|胸垫可拆', 'UV 50+|UPF50+防晒'],
          about: 'Stays put through waves, volleyball and the walk for ice cream.|冲浪、打球、买冰淇淋，都不用整理。',
          specs: ['Fabric|面料|Recycled nylon|再生尼龙', 'Lining|里布|Double|双层'],
        }),
        family('One-Piece Swimsuit|连体泳衣', {
          icon: 'one-piece-swimsuit+goggles',
          choices: [inColours('navy', 'red', 'green'), clothingSizes],
          models: [
            'mirelle|Lane/泳道|For Real Swimming|训练级连体|32.9',
            'mirelle|Palm/棕榈|Ruched and Kind|抓褶显瘦|37.9',
          ],
          points: [
            'Straps do not slip|肩带不滑',
            'Smooths without squeezing|收而不勒',
            'Keeps its black black|黑色不发灰',
          ],
          about: 'Forty lengths or four hours of reading, it does both.|游四十圈，或躺着读四小时书，都行。',
          specs: ['Fabric|面料|80% nylon|80%锦纶', 'UV|防晒|UPF 50+'],
        }),
      ),
      leaf(
        'Hats & Scarves|帽子围巾',
        family('Straw Hat|编织遮阳帽', {
          icon: 'womans-hat+sunglasses',
          choices: [inColours('cream', 'rose', 'brown')],
          models: [
            'mirelle|Sunday/周日|Packable Brim|可折叠宽檐|25.9',
            'mirelle|Café/咖啡馆|Ribbon Band|缎带装饰|22.9',
          ],
          points: [
            'Brim of 11 centimetres|11厘米大檐',
            'Rolls up for travel|可卷起收纳',
            'Inner band adjusts|内圈可调节',
          ],
          about: 'Shade you can carry, with a ribbon that earns compliments.|随身的一片阴凉，丝带常被夸。',
          specs: ['Material|材质|Paper straw|纸草', 'Head|头围|55-58 cm|55-58厘米'],
        }),
        family('Wool Scarf|羊毛围巾', {
          icon: 'scarf+gloves',
          choices: [inColours('red', 'camel', 'graphite', 'teal')],
          models: [
            'mirelle|Hug/拥抱|Two Metres Long|两米加长|29.9',
            'thornley|Tartan/格纹|Classic Woven Check|经典织造格纹|32.9',
            'mirelle|Everyday Scarf/日常|Soft Acrylic|柔软腈纶|12.9',
          ],
          points: ['Soft at the neck|贴颈柔软', 'Does not shed|不掉毛', 'Wraps twice|可绕两圈'],
          about: 'Large enough to share on a cold platform.|大到可以在寒冷的站台分你一半。',
          specs: ['Size|尺寸|200 × 35 cm|200×35厘米', 'Fabric|面料|Wool|羊毛'],
        }),
      ),
      leaf(
        'Bows & Hair|发饰',
        family('Hair Ribbon Set|发带套装', {
          icon: 'ribbon+mirror',
          choices: [inColours('rose', 'navy', 'cream')],
          models: [
            'mirelle|Ballet/芭蕾|Five Velvet Bows|五只丝绒蝴蝶结|9.99',
            'mirelle|Silk Tie/真丝发圈|Mulberry Silk, No Creases|桑蚕丝不勒发|12.9',
            'mirelle|Maypole/花柱|Seven Satin Ribbons|七色缎带|8.99',
          ],
          points: ['Grips fine hair|细软发也夹得住', 'No metal edges|无金属边', 'Gift box included|附礼盒'],
          about: 'A small finishing touch for a quick morning.|匆忙早晨里的点睛之笔。',
          specs: ['Pieces|数量|5', 'Material|材质|Velvet, silk|丝绒、真丝'],
          unit: 'set|套',
        }),
      ),
    ),
  ],
};
