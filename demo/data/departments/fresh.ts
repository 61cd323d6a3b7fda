// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, leaf, words } from '#demo/data/families.ts';

const kilos = choice('Weight|净重', ['1 kg|1千克', '2.5 kg|2.5千克', '5 kg|5千克'], 105);
const portions = choice('Portion|规格', ['500 g|500克', '1 kg|1千克', '2 kg|2千克'], 92);

export const fresh: Department = {
  key: 'fresh',
  name: words('Fresh|生鲜'),
  icon: 'red-apple',
  unit: words('box|箱'),
  care: words(
    'Packed with ice in a box that keeps four degrees for 36 hours. Photograph anything damaged within 24 hours and the money is back the same day.|冰袋保温箱，36小时保持4℃。24小时内拍照反馈坏损，当天退款。',
  ),
  palettes: ['mint', 'sage', 'butter', 'peach', 'aqua', 'blush'],
  groups: [
    group(
      'Fruit|新鲜水果',
      leaf(
        'Apples & Pears|苹果梨',
        family('Apples|苹果', {
          icon: 'red-apple+green-apple',
          choices: [kilos],
          models: [
            'orchardlane|Red Crisp/红脆|Sweet, 80 mm and Up|80mm以上大果|5.99',
            'orchardlane|Sugar Heart/冰糖心|From High Orchards|高原冰糖心|7.99',
            'select|Lunchbox Apples/便当小苹果|Small and Sweet|小果脆甜|4.99',
          ],
          points: ['Picked ripe|树熟采摘', 'Unwaxed|不打蜡', 'Crunch you can hear|一口脆响'],
          about: 'Cold nights, warm days, and nobody in a hurry.|昼夜温差大，慢慢长大的苹果。',
          specs: ['Diameter|果径|80-85 mm|80-85毫米', 'Keep|保存|Cool, 3 weeks|冷藏3周'],
        }),
        family('Green Apples|青苹果', {
          icon: 'green-apple+lemon',
          choices: [kilos],
          models: [
            'orchardlane|Tart/酸爽|For Baking|适合烘焙|6.5',
            'orchardlane|Early/早熟|First of the Year|头茬早果|6.99',
          ],
          points: ['Bright and tart|酸甜清爽', 'Holds its shape in pies|烤后不塌', 'Washed|已清洗'],
          about: 'Wakes up salads, pies and sleepy people.|沙拉、苹果派和困倦的人，都能叫醒。',
          specs: ['Sugar|糖度|11 °Brix|11度', 'Keep|保存|Cool, 4 weeks|冷藏4周'],
        }),
        family('Pears|梨', {
          icon: 'pear+honey-pot',
          choices: [kilos],
          models: [
            'orchardlane|Juicy/多汁|Dripping Ripe|皮薄多汁|6.5',
            'orchardlane|Snow Pear/雪梨|For Soups|炖汤润肺|6.99',
          ],
          points: ['Thin skin|皮薄无渣', 'Ripens on the table|室温后熟更甜', 'Cushioned one by one|单果网套'],
          about: 'Eat it over the sink.|建议在水槽边吃。',
          specs: ['Weight|单果|250 g|250克', 'Keep|保存|Cool, 2 weeks|冷藏2周'],
        }),
      ),
      leaf(
        'Citrus|柑橘柠檬',
        family('Tangerines|蜜橘', {
          icon: 'tangerine+lemon',
          choices: [kilos],
          models: [
            'orchardlane|Easy Peel/易剥|Seedless|无籽易剥|5.99',
            'orchardlane|Leafy/带叶|Picked with Leaves|带叶现摘|6.99',
          ],
          points: ['Peels in one piece|一剥到底', 'No seeds|无籽', 'Sweet with a little sour|甜里带一点酸'],
          about: 'The smell of winter holidays.|寒假的味道。',
          specs: ['Diameter|果径|55-65 mm|55-65毫米', 'Keep|保存|Cool, 2 weeks|阴凉2周'],
        }),
        family('Lemons|柠檬', {
          icon: 'lemon+lime',
          choices: [choice('Pack|数量', ['6 pieces|6个', '12 pieces|12个', '24 pieces|24个'], 85)],
          models: [
            'orchardlane|Zest/香皮|Unwaxed Peel|无蜡可用皮|4.5',
            'orchardlane|Lime Mix/青柠组合|Lemons and Limes|柠檬青柠双拼|4.99',
          ],
          points: ['Peel fit for cooking|果皮可入菜', 'Heavy with juice|汁水足', 'Keeps a month|可放一个月'],
          about: 'Half of all recipes, solved.|一半的菜谱，有它就成。',
          specs: ['Weight|单果|110 g|110克', 'Keep|保存|Cool, 4 weeks|冷藏4周'],
        }),
      ),
      leaf(
        'Berries & Grapes|莓果葡萄',
        family('Strawberries|草莓', {
          icon: 'strawberry+glass-of-milk',
          choices: [choice('Box|盒装', ['300 g|300克', '600 g|600克', '1.2 kg|1.2千克'], 88)],
          models: [
            'orchardlane|Dawn/晨露|Picked at Five|清晨五点采|6.99',
            'orchardlane|White/白草莓|Rare White Variety|白色奶香|14.9',
          ],
          points: [
            'One layer, no bruises|单层防压',
            'Fragrant across the room|满屋香',
            'No swelling agents|不用膨大剂',
          ],
          about: 'Red to the core and sweet without sugar.|红到芯里，不加糖也甜。',
          specs: ['Weight|单果|20-25 g|20-25克', 'Keep|保存|4 °C, 3 days|4℃ 3天'],
          unit: 'box|盒',
        }),
        family('Blueberries|蓝莓', {
          icon: 'blueberries+waffle',
          choices: [choice('Box|盒装', ['4 × 125 g|4盒×125克', '8 × 125 g|8盒×125克'], 85)],
          models: [
            'orchardlane|Bloom/果霜|18 mm and Up|18mm以上|12.9',
            'orchardlane|Jumbo/特大|22 mm and Up|22mm以上|17.9',
          ],
          points: ['Bloom still on|果霜完整', 'Firm and crisp|脆甜', 'Rinsed in spring water|泉水清洗'],
          about: 'A handful at a time until the box is empty.|一把一把，直到盒子见底。',
          specs: ['Diameter|果径|18 mm|18毫米', 'Keep|保存|4 °C, 7 days|4℃ 7天'],
        }),
        family('Grapes|葡萄', {
          icon: 'grapes+cheese-wedge',
          choices: [choice('Weight|净重', ['500 g|500克', '1 kg|1千克'], 85)],
          models: [
            'orchardlane|Muscat/玫瑰香|Seedless, Skin and All|无籽可连皮吃|8.99',
            'orchardlane|Black Pearl/黑珍珠|Deep Sweet|浓甜|7.99',
          ],
          points: ['Whole bunches|整串发货', 'Skin you can eat|皮薄可食', 'Crunch, then honey|先脆后蜜'],
          about: 'Cold from the fridge, they beat dessert.|冰镇之后，胜过甜品。',
          specs: ['Sugar|糖度|19 °Brix|19度', 'Keep|保存|4 °C, 7 days|4℃ 7天'],
        }),
        family('Cherries|车厘子', {
          icon: 'cherries+shortcake',
          choices: [choice('Box|规格', ['500 g|500克', '1 kg|1千克', '2.5 kg gift box|2.5千克礼盒'], 95)],
          models: [
            'orchardlane|Ruby/红宝石|28 mm and Up|28mm以上|11.9',
            'orchardlane|Air Fresh/空运|Flown Overnight|空运直达|15.9',
          ],
          points: ['Green stems|梗绿新鲜', 'Thick flesh, small stone|肉厚核小', 'Sorted twice|二次分选'],
          about: 'Two at a time, stems tied by the skilled.|一次吃两颗，高手用舌头打结。',
          specs: ['Diameter|果径|28-30 mm|28-30毫米', 'Keep|保存|2 °C, 7 days|2℃ 7天'],
        }),
      ),
      leaf(
        'Melons & Tropical|瓜类热带果',
        family('Watermelon|西瓜', {
          icon: 'watermelon+ice',
          choices: [choice('Size|规格', ['Half, 2 kg|半个约2千克', 'Whole, 4 kg|整个约4千克'], 80)],
          models: [
            'orchardlane|Midsummer/盛夏|Sand-Grown, Crisp|沙地脆甜|6.99',
            'orchardlane|Mini/迷你|Seedless for Two|无籽小瓜|5.99',
          ],
          points: ['Knocked by hand|人工敲听挑选', 'Sweet to the rind|甜到瓜皮', 'Padded ring|防摔圆托'],
          about: 'Cut it on the balcony and invite the neighbours.|阳台上切开，喊邻居来吃。',
          specs: ['Sugar|糖度|12 °Brix|12度', 'Keep|保存|Cool, 7 days|阴凉7天'],
          unit: 'piece|个',
        }),
        family('Pineapple|菠萝', {
          icon: 'pineapple+coconut',
          choices: [choice('Pack|数量', ['1 piece|1个', '2 pieces|2个'], 85)],
          models: [
            'orchardlane|Golden/金钻|No Need to Salt|免泡盐水|5.5',
            'orchardlane|Peeled/去皮|Ready to Eat|去皮即食|6.5',
          ],
          points: ['Ripened on the plant|自然熟', 'Core you can eat|果芯可食', 'Does not sting|不扎嘴'],
          about: 'Sunshine with a hairstyle.|有发型的阳光。',
          specs: ['Weight|单果|1.4 kg|1.4千克', 'Keep|保存|Cool, 5 days|阴凉5天'],
          unit: 'piece|个',
        }),
        family('Mangoes|芒果', {
          icon: 'mango+coconut',
          choices: [kilos],
          models: [
            'orchardlane|Honey/蜜芒|Fibre-Free|无丝蜜甜|8.99',
            'orchardlane|Green Mango/青芒|With Chilli Salt|配辣椒盐|7.5',
          ],
          points: ['Thin stone|核薄肉厚', 'Ripens in three days|三天自然熟', 'Each in its sleeve|单果套袋'],
          about: 'A spoon is all the equipment you need.|一把勺子就够了。',
          specs: ['Weight|单果|300 g|300克', 'Keep|保存|Room, then cool|先室温后冷藏'],
        }),
        family('Bananas|香蕉', {
          icon: 'banana+monkey-face',
          choices: [kilos],
          models: [
            'orchardlane|Sunny/阳光|Ripens in Turn|分批成熟|3.99',
            'orchardlane|Apple Banana/苹果蕉|Small, Tangy|小蕉微酸|5.5',
          ],
          points: ['Three stages in one box|一箱三种熟度', 'No gas ripening|不催熟', 'Soft and sweet|软糯香甜'],
          about: 'One for today, one for Friday, one for bread.|今天一根，周五一根，剩下做面包。',
          specs: ['Length|长度|18-20 cm|18-20厘米', 'Keep|保存|Room, 5 days|常温5天'],
        }),
      ),
    ),
    group(
      'Vegetables|新鲜蔬菜',
      leaf(
        'Leafy & Salad|叶菜沙拉',
        family('Salad Greens|沙拉菜', {
          icon: 'leafy-green+tomato',
          choices: [choice('Box|盒装', ['200 g|200克', '400 g|400克'], 85)],
          models: [
            'orchardlane|Hydro/水培|Washed, Ready|免洗即食|3.5',
            'orchardlane|Kale Mix/羽衣甘蓝|Seven Leaves|七种叶菜|3.99',
          ],
          points: ['Grown without pesticide|零农药', 'Washed three times|三道清洗', 'Root still on|带根保鲜'],
          about: 'Cut this morning, on your plate tonight.|清晨收割，晚上上桌。',
          specs: ['Weight|净含量|200 g|200克', 'Keep|保存|4 °C, 5 days|4℃ 5天'],
          unit: 'box|盒',
        }),
        family('Prepared Salad|轻食沙拉', {
          icon: 'green-salad+egg',
          choices: [choice('Dressing|酱汁', ['Sesame|焙煎芝麻', 'Vinaigrette|油醋汁', 'Yoghurt|酸奶'])],
          models: [
            'orchardlane|Lunch Bowl/午餐碗|With Chicken and Egg|鸡胸鸡蛋|6.99',
            'orchardlane|Green Bowl/素食碗|With Avocado|牛油果素食|6.5',
          ],
          points: ['400 kcal|约400千卡', 'Cut after you order|下单现切', 'Fork inside|附餐叉'],
          about: 'A light lunch that gets you to dinner.|清爽一餐，扛到晚饭。',
          specs: ['Weight|净含量|320 g|320克', 'Keep|保存|4 °C, 1 day|4℃ 1天'],
          unit: 'bowl|份',
        }),
      ),
      leaf(
        'Roots|根茎类',
        family('Carrots|胡萝卜', {
          icon: 'carrot+rabbit-face',
          choices: [kilos],
          models: ['orchardlane|Sweet/水果胡萝卜|Eat Raw|可生吃|3.5', 'orchardlane|Bunch/带缨|With Tops|带缨新鲜|3.99'],
          points: ['Sweet and crisp|清甜爽脆', 'Washed|已洗净', 'No woody core|无硬芯'],
          about: 'Rabbits would cross a road for it.|兔子愿意为它过马路。',
          specs: ['Length|长度|15-18 cm|15-18厘米', 'Keep|保存|4 °C, 3 weeks|4℃ 3周'],
        }),
        family('Potatoes|土豆', {
          icon: 'potato+butter',
          choices: [kilos],
          models: [
            'orchardlane|Butter/黄心|Yellow and Floury|黄心粉糯|3.99',
            'orchardlane|Baby/小土豆|Skin-On Roast|带皮烤|4.5',
          ],
          points: [
            'Soft inside, crisp when fried|煮粉炸脆',
            'Brushed, not washed|干刷耐放',
            'From sandy soil|沙土种植',
          ],
          about: 'There is no bad way to cook it.|怎么做都好吃。',
          specs: ['Size|单个|120-180 g|120-180克', 'Keep|保存|Dark, 4 weeks|避光4周'],
        }),
        family('Garlic & Onions|葱姜蒜', {
          icon: 'onion+garlic',
          choices: [kilos],
          models: [
            'orchardlane|Kitchen Set/厨房组合|Onion, Garlic, Ginger|洋葱大蒜生姜|4.99',
            'orchardlane|Purple Onion/紫皮洋葱|Mild|微辣清甜|3.99',
          ],
          points: ['Dry and firm|干爽紧实', 'Strong aroma|香气足', 'In a net bag|透气网袋'],
          about: 'Where most good dinners begin.|一桌好菜的开始。',
          specs: ['Keep|保存|Dry, 6 weeks|干燥6周', 'Origin|产地|Own farm|自有农场'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Fruits & Peppers|茄果类',
        family('Tomatoes|番茄', {
          icon: 'tomato+herb',
          choices: [choice('Weight|净重', ['500 g|500克', '1.5 kg|1.5千克'], 150)],
          models: [
            'orchardlane|Vine/串番茄|Smells of Summer|串收浓香|3.5',
            'orchardlane|Sandy/沙瓤|Old Variety|老品种沙瓤|4.5',
          ],
          points: ['Ripened red|自然红熟', 'Juice and flesh in balance|汁浓肉厚', 'Good raw|生吃也好'],
          about: 'A tomato that tastes of tomato.|有番茄味的番茄。',
          specs: ['Diameter|果径|60 mm|60毫米', 'Keep|保存|Room, 5 days|常温5天'],
          unit: 'box|盒',
        }),
        family('Peppers|彩椒', {
          icon: 'bell-pepper+hot-pepper',
          choices: [choice('Mix|组合', ['Three colours|三色', 'Green|青椒', 'Hot|辣椒'])],
          models: [
            'orchardlane|Crunch/脆椒|Thick Walls|肉厚脆甜|3.99',
            'orchardlane|Snack Pepper/水果椒|Mini, Sweet|迷你水果椒|4.5',
          ],
          points: ['Shiny and firm|光亮紧实', 'Sweet raw|生吃清甜', 'Few seeds|少籽'],
          about: 'Colour for the pan, crunch for the box.|锅里添色，便当添脆。',
          specs: ['Weight|净含量|500 g|500克', 'Keep|保存|4 °C, 7 days|4℃ 7天'],
          unit: 'box|盒',
        }),
        family('Aubergines|茄子', {
          icon: 'eggplant+garlic',
          choices: [kilos],
          models: [
            'orchardlane|Silk/紫绸|Tender Skin|皮薄肉嫩|3.99',
            'orchardlane|Round/圆茄|For Grilling|适合烧烤|4.5',
          ],
          points: ['Few seeds|籽少', 'Takes little oil|不吸油', 'Firm stem|蒂绿新鲜'],
          about: 'Grill it until it gives up, then add garlic.|烤到它服软，再加蒜。',
          specs: ['Length|长度|25 cm|25厘米', 'Keep|保存|Cool, 5 days|阴凉5天'],
        }),
      ),
      leaf(
        'Mushrooms & Corn|菌菇玉米',
        family('Mushrooms|鲜蘑菇', {
          icon: 'brown-mushroom+butter',
          choices: [choice('Box|盒装', ['250 g|250克', '500 g|500克'], 85)],
          models: [
            'orchardlane|Forest/林间|Shiitake|鲜香菇|3.99',
            'orchardlane|Hot Pot/火锅组合|Five Mushrooms|五菌拼盘|6.99',
          ],
          points: ['Picked closed|未开伞', 'No washing needed|无需清洗', 'Meaty and fragrant|厚实鲜香'],
          about: 'Smells of woods after rain.|雨后森林的味道。',
          specs: ['Weight|净含量|250 g|250克', 'Keep|保存|4 °C, 6 days|4℃ 6天'],
          unit: 'box|盒',
        }),
        family('Sweet Corn|甜玉米', {
          icon: 'ear-of-corn+butter',
          choices: [choice('Pack|数量', ['4 ears|4根', '8 ears|8根'], 85)],
          models: [
            'orchardlane|Fruit Corn/水果玉米|Eat Raw|可生食|4.99',
            'orchardlane|Waxy/糯玉米|Vacuum, Ready|真空即食|5.5',
          ],
          points: ['Bursting with juice|爆汁', 'Eight minutes in water|煮八分钟', 'Husk on|带苞叶'],
          about: 'Butter runs down your wrist; that is normal.|黄油顺着手腕流，很正常。',
          specs: ['Weight|单根|280 g|280克', 'Keep|保存|4 °C, 7 days|4℃ 7天'],
        }),
      ),
    ),
    group(
      'Meat & Eggs|肉禽蛋',
      leaf(
        'Beef & Pork|牛肉猪肉',
        family('Steak|牛排', {
          icon: 'cut-of-meat+salt',
          choices: [choice('Portion|规格', ['200 g|200克', '4 × 200 g|4片×200克'], 270)],
          models: [
            'tidemarket|Ribeye/眼肉|Grain-Fed 150 Days|谷饲150天|9.99',
            'tidemarket|Sirloin/西冷|Pepper and Butter Inside|附黑椒黄油|8.99',
            'tidemarket|Kids Steak/儿童牛排|Tender, No Salt|原切低盐|7.5',
          ],
          points: ['Cut whole, never glued|原切不拼接', 'Marbled|雪花均匀', 'Cooks in six minutes|六分钟上桌'],
          about: 'Hot pan, two minutes a side, and patience for three more.|热锅，每面两分钟，再耐心等三分钟。',
          specs: ['Origin|产地|Pasture|天然牧场', 'Keep|保存|−18 °C, 12 months|零下18℃ 12个月'],
          unit: 'piece|份',
        }),
        family('Bacon|培根', {
          icon: 'bacon+egg',
          choices: [portions],
          models: [
            'tidemarket|Applewood/果木|Smoked 12 Hours|果木烟熏12小时|6.99',
            'tidemarket|Thick/厚切|Thick-Cut|厚切|7.99',
          ],
          points: ['Little shrinkage|煎后少缩', 'No added water|不注水', 'Resealable|自封袋'],
          about: 'The alarm clock that nobody turns off.|没人会按掉的闹钟。',
          specs: ['Salt|盐|2.1%', 'Keep|保存|4 °C, 30 days|4℃ 30天'],
          unit: 'bag|袋',
        }),
        family('Meat on the Bone|带骨羊排', {
          icon: 'meat-on-bone+garlic',
          choices: [portions],
          models: [
            'tidemarket|Meadow/草原|Grass-Fed Lamb|草饲羊排|15.9',
            'tidemarket|Marinated/秘制|Ready to Roast|腌制即烤|16.9',
          ],
          points: ['Mild, no strong smell|不膻', 'Trimmed|去多余脂肪', 'Oven or grill|烤箱烧烤皆可'],
          about: 'Sunday on a plate.|盘子里的周日。',
          specs: ['Cut|部位|Rib|肋排', 'Keep|保存|−18 °C, 12 months|零下18℃ 12个月'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Poultry|鸡鸭禽肉',
        family('Chicken Legs|鸡腿', {
          icon: 'poultry-leg+lemon',
          choices: [portions],
          models: [
            'tidemarket|Free Range/散养|Runs Outdoors|林间散养|7.99',
            'tidemarket|Air Fry/空炸|Crumbed|裹粉空炸|8.5',
            'tidemarket|Sunday Roast/周日烤|Marinated with Herbs|香草腌制|8.9',
          ],
          points: ['No antibiotics|无抗养殖', 'Firm meat|肉质紧实', 'Packed in pairs|两只一包'],
          about: 'Crisp outside, juicy inside, argued over.|外脆里嫩，抢着吃。',
          specs: ['Weight|单只|180 g|180克', 'Keep|保存|−18 °C, 12 months|零下18℃ 12个月'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Eggs|鸡蛋',
        family('Eggs|鲜鸡蛋', {
          icon: 'egg+cooking',
          choices: [choice('Tray|规格', ['10 eggs|10枚', '20 eggs|20枚', '30 eggs|30枚'], 80)],
          models: [
            'orchardlane|Meadow Eggs/草地|Laid This Week|当周新蛋|4.5',
            'tidemarket|Raw-Safe/可生食|Pasteurised|可生食级|6.5',
            'orchardlane|Quail/鹌鹑|Eighteen Quail Eggs|十八枚鹌鹑蛋|5.5',
          ],
          points: ['Date on every egg|枚枚印码', 'Deep yellow yolk|蛋黄橙红', 'Broken ones replaced|破损包赔'],
          about: 'Breakfast, cake and half of dinner.|早餐、蛋糕和半顿晚饭。',
          specs: ['Weight|单枚|50-55 g|50-55克', 'Keep|保存|4 °C, 30 days|4℃ 30天'],
          unit: 'tray|盒',
        }),
      ),
    ),
    group(
      'Seafood & Dairy|海鲜乳品',
      leaf(
        'Fish|鱼类',
        family('Fish|鲜鱼', {
          icon: 'fish+lemon',
          choices: [portions],
          models: [
            'tidemarket|Day Boat/当日渔船|Cleaned Sea Bass|去鳞去脏海鲈|11.9',
            'tidemarket|Fillet/鱼柳|No Bones|无刺鱼柳|12.9',
            'tidemarket|Salmon/三文鱼|Sashimi Grade|刺身级|19.9',
          ],
          points: ['Landed yesterday|昨日上岸', 'Cleaned and portioned|已处理分份', 'Never thawed twice|不反复解冻'],
          about: 'Smells of nothing but the sea.|只有海的味道。',
          specs: ['Catch|捕捞|Line|延绳钓', 'Keep|保存|0 °C, 2 days|0℃ 2天'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Shellfish|虾蟹贝',
        family('Prawns|大虾', {
          icon: 'shrimp+lime',
          choices: [portions],
          models: [
            'tidemarket|Tiger/虎虾|Shell-On, Large|带壳大虾|13.9',
            'tidemarket|Peeled/虾仁|Deveined|去虾线虾仁|14.9',
          ],
          points: ['Frozen at sea|船冻锁鲜', 'No added ice|不裹厚冰', 'Springy|弹牙'],
          about: 'Three minutes, garlic, done.|三分钟，加蒜，开吃。',
          specs: ['Size|规格|20-30 a kg|每千克20-30只', 'Keep|保存|−18 °C, 18 months|零下18℃ 18个月'],
          unit: 'box|盒',
        }),
        family('Crab|螃蟹', {
          icon: 'crab+ginger-root',
          choices: [choice('Pair|规格', ['Small pair|小号一对', 'Large pair|大号一对'], 60)],
          models: [
            'tidemarket|Lake/湖蟹|Alive, with Vinegar|鲜活 附姜醋|24.9',
            'tidemarket|King Legs/帝王蟹腿|Cooked Legs|熟冻蟹腿|49.9',
          ],
          points: ['Tied with straw|草绳捆扎', 'Full of roe|膏满黄肥', 'Dead on arrival refunded|死蟹包赔'],
          about: 'An autumn evening that takes two hours to eat.|一个要吃两小时的秋夜。',
          specs: ['Weight|单只|150-200 g|150-200克', 'Keep|保存|5 °C, 2 days|5℃ 2天'],
        }),
        family('Oysters|生蚝', {
          icon: 'oyster+lemon',
          choices: [choice('Pack|数量', ['6 pieces|6只', '12 pieces|12只', '24 pieces|24只'], 85)],
          models: [
            'tidemarket|Bay/海湾|Fat and Sweet|肥美清甜|12.9',
            'tidemarket|Party Box/派对盒|Opener Included|附开蚝刀|17.9',
          ],
          points: ['Purified 48 hours|净化48小时', 'Tide-fresh|鲜活直发', 'Good raw or grilled|生食炭烤皆宜'],
          about: 'Tip, sip, look at the horizon.|仰头，入口，望向海平线。',
          specs: ['Size|规格|Medium|中号', 'Keep|保存|4 °C, 3 days|4℃ 3天'],
        }),
        family('Lobster|龙虾', {
          icon: 'lobster+butter',
          choices: [choice('Weight|重量', ['450 g|450克', '600 g|600克'], 35)],
          models: [
            'tidemarket|Atlantic/大洋|Cooked, Split|熟冻对开|24.9',
            'tidemarket|Live/鲜活|Flown In|空运鲜活|39.9',
          ],
          points: ['Sweet tail|尾肉清甜', 'Butter sauce inside|附黄油酱', 'Ready in ten minutes|十分钟上桌'],
          about: 'For anniversaries and unreasonable Tuesdays.|纪念日，或任性的周二。',
          specs: ['Origin|产地|Cold water|冷水海域', 'Keep|保存|−18 °C, 12 months|零下18℃ 12个月'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Dairy|乳制品',
        family('Milk|鲜牛奶', {
          icon: 'glass-of-milk+cow-face',
          choices: [choice('Pack|规格', ['6 × 250 ml|6瓶×250毫升', '12 × 250 ml|12瓶×250毫升'], 85)],
          models: [
            'tidemarket|Pasture/牧场|Pasteurised|巴氏鲜奶|7.99',
            'tidemarket|Oat Milk/燕麦奶|Plant-Based|植物基|6.99',
          ],
          points: [
            'From cow to bottle in 24 hours|24小时内装瓶',
            'Nothing added|零添加',
            'Glass comes back|玻璃瓶可回收',
          ],
          about: 'Thick, cold and slightly sweet.|醇厚、冰凉、微甜。',
          specs: ['Fat|脂肪|3.8%', 'Keep|保存|4 °C, 7 days|4℃ 7天'],
          unit: 'case|箱',
        }),
        family('Cheese|奶酪', {
          icon: 'cheese-wedge+grapes',
          choices: [choice('Age|熟成', ['3 months|3个月', '12 months|12个月', '24 months|24个月'], 30)],
          models: [
            'tidemarket|Alpine/高山|Nutty|坚果香|8.99',
            'tidemarket|Snack Cubes/奶酪块|For Children|儿童奶酪|6.5',
          ],
          points: ['From one dairy|单一牧场', 'Cut to order|现切', 'Melts well|拉丝好'],
          about: 'A board, a knife, a Friday.|一块板、一把刀、一个周五。',
          specs: ['Weight|净含量|200 g|200克', 'Keep|保存|4 °C, 60 days|4℃ 60天'],
          unit: 'piece|块',
        }),
        family('Butter|黄油', {
          icon: 'butter+bread',
          choices: [choice('Kind|种类', ['Unsalted|无盐', 'Sea salt|海盐'])],
          models: [
            'tidemarket|Churn/手搅|Cultured|发酵黄油|4.99',
            'tidemarket|Baker/烘焙|Sheets for Pastry|片状起酥|5.99',
          ],
          points: ['82% fat|乳脂82%', 'Spreads from the fridge|冷藏易涂', 'Paper wrap|纸质包装'],
          about: 'Bread is only the excuse.|面包只是借口。',
          specs: ['Weight|净含量|250 g|250克', 'Keep|保存|4 °C, 90 days|4℃ 90天'],
          unit: 'piece|块',
        }),
        family('Ice Cream|冰淇淋', {
          icon: 'ice-cream+waffle',
          choices: [choice('Flavour|口味', ['Vanilla|香草', 'Pistachio|开心果', 'Mango sorbet|芒果雪葩'])],
          models: [
            'tidemarket|Gelato/意式|Dense, Little Air|低膨胀率|6.99',
            'tidemarket|Cone Box/甜筒盒|Eight Cones|八支装|8.99',
          ],
          points: ['Real cream|真奶油', 'Dry ice delivery|干冰配送', 'Scoops straight away|开盖即挖'],
          about: 'Arrives frozen, does not stay long.|到家是冰的，留不了多久。',
          specs: ['Volume|净含量|480 ml|480毫升', 'Keep|保存|−18 °C|零下18℃'],
          unit: 'tub|盒',
        }),
      ),
    ),
  ],
};
