// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, leaf, packs, words } from '#demo/data/families.ts';

const flavours = (...values: string[]) => choice('Flavour|口味', values);

export const food: Department = {
  key: 'food',
  name: words('Food & Drinks|食品饮料'),
  icon: 'cookie',
  unit: words('bag|袋'),
  care: words(
    'Packed in the week of your order; the date is printed on the back. Keep cool and dry. Opened food cannot come back, but tell us if you did not like it.|下单当周新鲜打包，日期见背面。阴凉干燥处保存。食品拆封不退，但不合口味请告诉我们。',
  ),
  palettes: ['butter', 'peach', 'sand', 'blush', 'mint', 'clay'],
  groups: [
    group(
      'Snacks|休闲零食',
      leaf(
        'Biscuits|饼干糕点',
        family('Cookies|曲奇饼干', {
          icon: 'cookie+glass-of-milk',
          choices: [flavours('Chocolate chip|巧克力豆', 'Butter|黄油原味', 'Matcha|抹茶'), packs],
          models: [
            'snackdrift|Big Chip/大块豆|30% Chocolate|30%巧克力含量|5.99',
            'snackdrift|Thin Crisp/薄脆|Paper-Thin|薄如纸片|4.99',
            'snackdrift|Tin/礼罐|Gift Tin of 48|48枚礼盒罐|14.9',
          ],
          points: [
            'Baked on Tuesdays and Fridays|每周二五现烤',
            'Real butter, no palm oil|真黄油，无棕榈油',
            'Resealable bag|自封口袋',
          ],
          about: 'Crisp at the edge, soft in the middle, gone by Thursday.|边缘酥脆，中间软，撑不到周四。',
          specs: ['Weight|净含量|200 g|200克', 'Shelf life|保质期|6 months|6个月'],
        }),
        family('Rice Crackers|米饼', {
          icon: 'rice-cracker+teacup-without-handle',
          choices: [flavours('Seaweed|海苔', 'Soy|酱香', 'Chilli|微辣')],
          models: [
            'snackdrift|Crackle/脆响|Baked, Not Fried|非油炸|3.99',
            'teaharbour|Tea Cracker/茶点米饼|Goes with Green Tea|佐茶|4.99',
          ],
          points: ['Light and loud|轻盈酥脆', 'Wrapped in pairs|两片独立装', 'Gluten-free|无麸质'],
          about: 'Good company for tea, films and homework.|喝茶、看片、写作业的好搭子。',
          specs: ['Weight|净含量|150 g|150克', 'Shelf life|保质期|9 months|9个月'],
        }),
      ),
      leaf(
        'Chocolate & Sweets|巧克力糖果',
        family('Chocolate|巧克力', {
          icon: 'chocolate-bar+cherries',
          choices: [choice('Cocoa|可可含量', ['52% milk|52%牛奶', '70% dark|70%黑巧', '85% dark|85%特黑'], 5), packs],
          models: [
            'snackdrift|Single Farm/单一庄园|From One Estate|单一产地|5.5',
            'snackdrift|Hazel/榛果|Whole Hazelnuts|整粒榛子|5.99',
            'snackdrift|Truffle Box/松露礼盒|24 Pieces|24枚装|17.9',
          ],
          points: ['Five ingredients|仅五种原料', 'Melts slowly|入口慢融', 'Farmers named on the bar|包装写明农户'],
          about: 'Break it, wait, and then do not share.|掰一块，等一等，别分享。',
          specs: ['Weight|净含量|100 g|100克', 'Origin|产地|Single estate|单一庄园'],
          unit: 'bar|块',
        }),
        family('Candy|糖果', {
          icon: 'candy+lollipop',
          choices: [flavours('Fruit mix|混合果味', 'Milk|鲜奶', 'Sour|酸甜')],
          models: [
            'snackdrift|Rainbow Jar/彩虹罐|500 g Jar|500克罐装|7.99',
            'snackdrift|Lolly Bunch/棒棒糖束|Twenty Lollies|20支|6.5',
            'snackdrift|Wedding Sweets/喜糖|Red Boxes|喜糖盒装|15.9',
          ],
          points: ['Coloured with fruit|果蔬汁着色', 'Wrapped singly|独立包装', 'Not too sweet|甜而不腻'],
          about: 'A jar for the desk that makes friends.|放桌上就能交到朋友的一罐糖。',
          specs: ['Weight|净含量|500 g|500克', 'Shelf life|保质期|12 months|12个月'],
          unit: 'jar|罐',
        }),
      ),
      leaf(
        'Nuts & Dried Fruit|坚果果干',
        family('Nuts|坚果', {
          icon: 'peanuts+chestnut',
          choices: [flavours('Salted|盐焗', 'Plain|原味', 'Honey|蜂蜜'), packs],
          models: [
            'snackdrift|Roaster/慢烘|Peanuts, Slow-Roasted|慢烘花生|3.99',
            'snackdrift|Daily Mix/每日坚果|30 Small Bags|30日小包|22.9',
          ],
          points: [
            'This year’s harvest|当季新货',
            'Roasted without oil|无油烘烤',
            'Nitrogen keeps them crisp|充氮锁脆',
          ],
          about: 'Roasted until the kitchen smells right, then one minute more.|烘到满屋香，再多一分钟。',
          specs: ['Weight|净含量|250 g|250克', 'Shelf life|保质期|8 months|8个月'],
        }),
        family('Chestnuts|甘栗', {
          icon: 'chestnut+fallen-leaf',
          choices: [packs],
          models: [
            'snackdrift|Autumn/秋日|Peeled, Ready to Eat|去壳即食|4.5',
            'orchardlane|Mountain/山栗|Raw, Large|大颗生栗|6.99',
          ],
          points: [
            'Sweet without sugar|天然清甜无添加',
            'Soft and mealy|软糯粉甜',
            'Warm them in a minute|热一分钟更香',
          ],
          about: 'A street corner in autumn, in a small bag.|把秋天的街角装进小袋子。',
          specs: ['Weight|净含量|200 g|200克', 'Origin|产地|Mountain orchards|山地果园'],
        }),
      ),
      leaf(
        'Popcorn & Crisps|膨化食品',
        family('Popcorn|爆米花', {
          icon: 'popcorn+clapper-board',
          choices: [flavours('Caramel|焦糖', 'Sea salt|海盐', 'Cheese|芝士')],
          models: [
            'snackdrift|Matinee/日场|Mushroom Kernels|球形大花|3.99',
            'snackdrift|Bucket/桶装|Cinema Bucket|影院桶|6.99',
          ],
          points: ['Hot-air popped|热风爆制', 'No burnt bits|无焦粒', 'Crisp for a week once open|开封一周不软'],
          about: 'The film starts better with it.|有它，电影才算开场。',
          specs: ['Weight|净含量|150 g|150克', 'Shelf life|保质期|6 months|6个月'],
          unit: 'bucket|桶',
        }),
        family('Potato Fries Snack|薯条脆', {
          icon: 'french-fries+tomato',
          choices: [flavours('Original|原味', 'Tomato|番茄', 'Black pepper|黑胡椒')],
          models: [
            'snackdrift|Straight Cut/直切|Whole Potato|鲜切整薯|3.5',
            'snackdrift|Big Night/分享装|Ten Packs|十包分享装|12.9',
          ],
          points: ['Cut, not pressed|鲜切非压制', 'A third less oil|少油三分之一', 'Loud crunch|咔嚓脆响'],
          about: 'Whoever opens it should expect company.|一拆开，身边就会多出人来。',
          specs: ['Weight|净含量|120 g|120克', 'Shelf life|保质期|9 months|9个月'],
        }),
      ),
    ),
    group(
      'Bakery & Desserts|烘焙甜点',
      leaf(
        'Cakes|蛋糕',
        family('Cake|蛋糕', {
          icon: 'birthday-cake+candle',
          choices: [choice('Size|尺寸', ['6 inches|6英寸', '8 inches|8英寸', '10 inches|10英寸'], 40)],
          models: [
            'snackdrift|Party/派对|Candles Included|附蜡烛餐具|29.9',
            'snackdrift|Less Sugar/轻甜|For Grandparents|低糖长辈款|32.9',
          ],
          points: ['Real cream|动物奶油', 'Writes a name for free|免费写名字', 'Cold box, two-hour slot|冷链定时送达'],
          about: 'Arrives upright, tastes of vanilla, ends in crumbs.|稳稳送到，香草味，最后只剩碎屑。',
          specs: ['Serves|适合|6-8', 'Keep|保存|4 °C, 2 days|4℃ 2天'],
          unit: 'piece|个',
        }),
        family('Strawberry Shortcake|草莓蛋糕卷', {
          icon: 'shortcake+strawberry',
          choices: [choice('Portion|规格', ['1 slice|1块', '4 slices|4块'], 270)],
          models: [
            'snackdrift|Afternoon/午后|Fresh Strawberries|鲜草莓|5.99',
            'snackdrift|Cup Set/杯装|In a Jar with Spoon|罐装带勺|6.99',
          ],
          points: ['Sponge made that morning|当日现烤胚', 'Fruit on every layer|层层有果', 'Not frozen|非冷冻'],
          about: 'The reason the fridge is opened at four.|下午四点打开冰箱的理由。',
          specs: ['Weight|净含量|130 g|130克', 'Keep|保存|4 °C, 2 days|4℃ 2天'],
          unit: 'piece|份',
        }),
      ),
      leaf(
        'Bread & Pastry|面包糕饼',
        family('Croissants|可颂', {
          icon: 'croissant+butter',
          choices: [packs],
          models: [
            'snackdrift|Morning 6/晨光6枚|Bake from Frozen|冷冻现烤|7.99',
            'snackdrift|Almond/杏仁|Filled|杏仁馅|9.5',
          ],
          points: ['27 layers|27层起酥', 'Pure butter|纯黄油', 'Ready in 18 minutes|18分钟出炉'],
          about: 'Paris smell, slippers on.|穿着拖鞋，闻到巴黎的早晨。',
          specs: ['Pieces|数量|6', 'Keep|保存|−18 °C, 6 months|零下18℃ 6个月'],
          unit: 'box|盒',
        }),
        family('Loaf|吐司面包', {
          icon: 'bread+honey-pot',
          choices: [choice('Kind|种类', ['Milk|牛乳', 'Whole grain|全麦', 'Raisin|提子'])],
          models: [
            'snackdrift|Cloud/云朵|Pulls Apart|手撕拉丝|4.5',
            'snackdrift|Rye/黑麦|Sourdough, Four Days|天然酵种|5.99',
          ],
          points: ['Slow rise overnight|一夜低温发酵', 'No preservatives|不加防腐剂', 'Freezes well|可冷冻保存'],
          about: 'Good enough to eat without anything on it.|什么都不抹也好吃。',
          specs: ['Weight|净含量|450 g|450克', 'Shelf life|保质期|5 days|5天'],
        }),
      ),
      leaf(
        'Doughnuts & Pies|甜甜圈派',
        family('Doughnut Box|甜甜圈礼盒', {
          icon: 'doughnut+hot-beverage',
          choices: [choice('Box|盒装', ['4 pieces|4枚', '6 pieces|6枚', '12 pieces|12枚'], 55)],
          models: ['snackdrift|Glaze/糖霜|Six Glazes|六色糖霜|8.99', 'snackdrift|Mochi Ring/波波圈|Chewy|麻薯口感|8.5'],
          points: ['Glazed by hand|手工淋面', 'Soft for two days|两天仍软', 'Office favourite|办公室最爱'],
          about: 'Bring one box to the meeting, leave as a hero.|带一盒去开会，走时是英雄。',
          specs: ['Weight|单个重量|55 g|55克', 'Shelf life|保质期|3 days|3天'],
          unit: 'box|盒',
        }),
        family('Apple Pie|苹果派', {
          icon: 'pie+red-apple',
          choices: [choice('Size|尺寸', ['Small|小份', 'Family|家庭装'], 90)],
          models: ['snackdrift|Lattice/格子|Cinnamon|肉桂|8.99', 'snackdrift|Pumpkin/南瓜|Autumn Spices|秋日香料|9.5'],
          points: ['Apples cut, not puréed|果肉块状', 'Butter crust|黄油酥皮', 'Ten minutes in the oven|复烤十分钟'],
          about: 'Warm it and somebody will come to the kitchen.|一加热，厨房就会有人来。',
          specs: ['Weight|净含量|600 g|600克', 'Keep|保存|4 °C, 4 days|4℃ 4天'],
          unit: 'piece|个',
        }),
      ),
      leaf(
        'Festival Treats|节令食品',
        family('Mooncakes|月饼', {
          icon: 'moon-cake+full-moon',
          choices: [
            flavours('Lotus seed|莲蓉', 'Custard|流心奶黄', 'Five nuts|五仁'),
            choice('Box|盒装', ['4 pieces|4枚', '8 pieces|8枚'], 85),
          ],
          models: [
            'snackdrift|Reunion/团圆|Lacquer Gift Box|漆盒礼装|22.9',
            'teaharbour|Tea Moon/茶月|With Oolong Tin|配乌龙茶|29.9',
            'snackdrift|Snow Skin/冰皮|Keep Cold|冰皮冷藏|19.9',
          ],
          points: [
            'Thin skin, full filling|皮薄馅足',
            'Less sweet than last year|减糖三成',
            'Free hand-written card|免费手写贺卡',
          ],
          about: 'One box, one table, everybody home.|一盒月饼，一张桌，人都到齐。',
          specs: ['Weight|单枚|60 g|60克', 'Shelf life|保质期|45 days|45天'],
          unit: 'box|盒',
        }),
      ),
    ),
    group(
      'Tea & Coffee|茶与咖啡',
      leaf(
        'Tea|茶叶',
        family('Loose Tea|茶叶', {
          icon: 'teacup-without-handle+herb',
          choices: [
            choice('Kind|茶类', ['Green|绿茶', 'Oolong|乌龙', 'Black|红茶', 'Jasmine|茉莉花茶']),
            choice('Weight|净含量', ['50 g|50克', '125 g|125克', '250 g|250克'], 75),
          ],
          models: [
            'teaharbour|Spring First/明前|Picked before April|明前头采|12.9',
            'teaharbour|Mountain/高山|From 1,400 Metres|海拔1400米|15.9',
            'teaharbour|Gift Caddy/礼罐|Porcelain Tins|瓷罐礼盒|39.9',
          ],
          points: ['Whole leaves|整叶不碎', 'Five infusions|耐泡五道', 'Grower and date on the tin|罐上标明茶农与日期'],
          about:
            'Opens slowly in the glass, like the hill it came from in the morning.|在杯中慢慢舒展，像清晨的那座山。',
          specs: ['Harvest|采摘|Spring|春茶', 'Storage|保存|Cool, dark|阴凉避光'],
          unit: 'tin|罐',
        }),
        family('Mate Infusion|马黛茶', {
          icon: 'mate+leafy-green',
          choices: [packs],
          models: [
            'teaharbour|Pampa/草原|With Gourd and Straw|含葫芦杯与吸管|24.9',
            'teaharbour|Loose Mate/散装|Smoked|烟熏|8.99',
          ],
          points: ['Wakes gently|温和提神', 'Aged twelve months|陈化12个月', 'Refill all day|可续一天'],
          about: 'A long drink for long conversations.|长长的茶，配长长的聊天。',
          specs: ['Weight|净含量|500 g|500克', 'Origin|产地|South America|南美'],
        }),
      ),
      leaf(
        'Coffee|咖啡',
        family('Coffee Beans|咖啡豆', {
          icon: 'hot-beverage+brown-circle',
          choices: [
            choice('Grind|研磨', ['Whole bean|原豆', 'Filter|手冲粉', 'Espresso|意式粉']),
            choice('Weight|净含量', ['250 g|250克', '500 g|500克', '1 kg|1千克'], 80),
          ],
          models: [
            'teaharbour|Harbour Blend/港湾拼配|Chocolate and Nuts|坚果巧克力|9.99',
            'teaharbour|Highland/高地|Floral, Washed|花香水洗|13.9',
            'teaharbour|Night Shift/夜班|Dark Roast|深烘|10.9',
            'select|Drip Bags/挂耳|Forty Coffee Bags|挂耳咖啡40包|15.9',
          ],
          points: [
            'Roasted to order|下单后烘焙',
            'Valve keeps it fresh|单向阀锁鲜',
            'Fair price paid to growers|公平采购',
          ],
          about: 'The coffee of people who say "just one cup" and mean three.|给说“就一杯”却喝三杯的人。',
          specs: ['Roast|烘焙|Medium|中烘', 'Variety|品种|100% arabica|100%阿拉比卡'],
        }),
      ),
      leaf(
        'Bubble Tea & Juices|奶茶果汁',
        family('Bubble Tea Kit|珍珠奶茶套装', {
          icon: 'bubble-tea+brown-circle',
          choices: [
            flavours('Brown sugar|黑糖', 'Taro|芋泥', 'Matcha|抹茶'),
            choice('Cups|杯数', ['3 cups|3杯', '6 cups|6杯', '12 cups|12杯'], 80),
          ],
          models: [
            'teaharbour|Pearl/珍珠|Ready in 60 Seconds|60秒即饮|9.99',
            'snackdrift|Party Bubble/派对奶茶|Wide Straws Included|附粗吸管|11.9',
          ],
          points: ['Chewy pearls|珍珠Q弹', 'Real tea inside|真茶现萃', 'Half the sugar|减半糖'],
          about: 'The queue at the shop, without the queue.|不用排队的网红奶茶。',
          specs: ['Serving|单杯|80 g|80克', 'Shelf life|保质期|9 months|9个月'],
          unit: 'box|盒',
        }),
        family('Juice|果汁饮料', {
          icon: 'beverage-box+tangerine',
          choices: [
            flavours('Orange|鲜橙', 'Apple|苹果', 'Grape|葡萄'),
            choice('Pack|规格', ['6 boxes|6盒', '12 boxes|12盒', '24 boxes|24盒'], 80),
          ],
          models: [
            'teaharbour|Pressed/鲜榨|Nothing Added|零添加|6.99',
            'snackdrift|Lunchbox/便当盒|Small, for School|小盒儿童装|5.5',
          ],
          points: ['100% fruit|100%果汁', 'No sugar added|不另加糖', 'Paper straw|纸吸管'],
          about: 'Tastes like biting the fruit, minus the peel.|像直接咬一口水果，还不用剥皮。',
          specs: ['Volume|单盒|200 ml|200毫升', 'Shelf life|保质期|12 months|12个月'],
          unit: 'case|箱',
        }),
      ),
      leaf(
        'Soft & Summer Drinks|冷饮',
        family('Sparkling Drink|气泡饮', {
          icon: 'cup-with-straw+ice',
          choices: [
            flavours('Lime|青柠', 'Peach|白桃', 'Plum|酸梅'),
            choice('Pack|规格', ['6 cans|6罐', '12 cans|12罐', '24 cans|24罐'], 80),
          ],
          models: [
            'teaharbour|Fizz/嘶嘶|No Sugar|零糖零卡|6.99',
            'teaharbour|Tropic/热带|Pineapple and Coconut|菠萝椰子|7.5',
            'teaharbour|Yuzu Pop/柚子泡|Yuzu and Honey|柚子蜂蜜|7.2',
          ],
          points: ['Fine bubbles|细腻气泡', 'Zero sugar|零糖', 'Colder in the can|罐装冰得快'],
          about: 'The sound a hot day has been waiting for.|炎热午后最想听的那一声。',
          specs: ['Volume|单罐|330 ml|330毫升', 'Energy|热量|0 kcal|0千卡'],
          unit: 'case|箱',
        }),
      ),
    ),
    group(
      'Pantry|粮油调味',
      leaf(
        'Rice & Noodles|米面',
        family('Rice|大米', {
          icon: 'sheaf-of-rice+cooked-rice',
          choices: [choice('Weight|净含量', ['2.5 kg|2.5千克', '5 kg|5千克', '10 kg|10千克'], 85)],
          models: [
            'teaharbour|Paddy/稻田|New Harvest, Fragrant|当季新米 饭香|8.99',
            'teaharbour|Brown/糙米|Soft Brown Rice|免泡糙米|9.5',
          ],
          points: ['Milled this month|当月碾米', 'Vacuum bricks|真空砖装', 'Soft even when cold|冷饭不回生'],
          about: 'The bowl that makes every dish taste better.|一碗好饭，什么菜都变好吃。',
          specs: ['Variety|品种|Japonica|粳米', 'Shelf life|保质期|12 months|12个月'],
        }),
        family('Noodles|面条', {
          icon: 'steaming-bowl+chopsticks',
          choices: [flavours('Beef broth|红烧牛肉', 'Tonkotsu|豚骨', 'Hot & sour|酸辣'), packs],
          models: [
            'teaharbour|Midnight/深夜|Air-Dried, Four Minutes|非油炸四分钟|3.5',
            'teaharbour|Hand-Pulled/手擀|Thick and Chewy|宽面劲道|4.5',
          ],
          points: ['Broth simmered, not powdered|熬制汤底非粉包', 'Real vegetables|大颗蔬菜', 'Not fried|非油炸面饼'],
          about: 'Four minutes from "there is nothing in the house".|从“家里没吃的”到开饭，只要四分钟。',
          specs: ['Weight|净含量|320 g|320克', 'Serves|份数|2'],
        }),
        family('Pasta|意大利面', {
          icon: 'spaghetti+tomato',
          choices: [choice('Shape|形状', ['Spaghetti|细面', 'Penne|通心粉', 'Fusilli|螺旋面'])],
          models: [
            'teaharbour|Bronze/铜模|Rough, Holds Sauce|铜模压制更挂酱|3.5',
            'teaharbour|Dinner Box/晚餐盒|With Tomato Sauce|含番茄酱|7.99',
          ],
          points: ['Dried for 48 hours|低温风干48小时', 'Stays firm|久煮不烂', 'Durum wheat only|杜兰小麦'],
          about: 'Salt the water, call the family.|水里放盐，喊家人吃饭。',
          specs: ['Weight|净含量|500 g|500克', 'Cooking|煮制|9 min|9分钟'],
        }),
      ),
      leaf(
        'Canned & Pickled|罐头腌菜',
        family('Canned Food|罐头', {
          icon: 'canned-food+fish',
          choices: [
            choice('Kind|种类', ['Tuna|金枪鱼', 'Sardines|沙丁鱼', 'Chickpeas|鹰嘴豆']),
            choice('Pack|数量', ['3 cans|3罐', '6 cans|6罐'], 90),
          ],
          models: [
            'teaharbour|Larder/储藏柜|Opens without a Tool|易拉盖|6.5',
            'teaharbour|Emergency/应急|Five-Year Shelf Life|五年保质|16.9',
          ],
          points: ['In olive oil|橄榄油浸', 'Ring-pull|易拉环', 'Caught by line|钓获'],
          about: 'Dinner in reserve.|橱柜里的备用晚餐。',
          specs: ['Weight|单罐|160 g|160克', 'Shelf life|保质期|3 years|3年'],
          unit: 'pack|组',
        }),
        family('Pickles & Jam Jar|果酱腌菜', {
          icon: 'jar+cucumber',
          choices: [choice('Kind|种类', ['Strawberry jam|草莓酱', 'Cucumber|酸黄瓜', 'Kimchi|泡菜'])],
          models: [
            'teaharbour|Grandma/奶奶|Small Batch|小批手作|4.99',
            'teaharbour|Gift Trio/三瓶礼盒|Three Jars|三味礼盒|13.9',
          ],
          points: ['65% fruit|果肉65%', 'No colouring|无色素', 'Glass to keep|玻璃罐可留用'],
          about: 'Opened with a pop, empty by Sunday.|砰地打开，周日见底。',
          specs: ['Weight|净含量|340 g|340克', 'Shelf life|保质期|18 months|18个月'],
          unit: 'jar|罐',
        }),
      ),
      leaf(
        'Honey & Seasoning|蜂蜜调味',
        family('Honey|蜂蜜', {
          icon: 'honey-pot+honeybee',
          choices: [
            choice('Flower|花源', ['Acacia|洋槐', 'Linden|椴树', 'Wild|百花']),
            choice('Weight|净含量', ['500 g|500克', '1 kg|1千克'], 85),
          ],
          models: ['teaharbour|Hive/蜂巢|Raw, Unheated|原蜜未加热|11.9', 'teaharbour|Comb/巢蜜|Cut Comb|天然巢蜜|17.9'],
          points: ['One beekeeper per jar|一罐一蜂农', 'Nothing added|无添加', 'Drip-free lid|不滴漏瓶盖'],
          about: 'Spring, kept in glass.|把春天封在玻璃罐里。',
          specs: ['Water|水分|< 18%|＜18%', 'Shelf life|保质期|24 months|24个月'],
          unit: 'jar|罐',
        }),
        family('Salt & Spices|盐与香料', {
          icon: 'salt+hot-pepper',
          choices: [choice('Kind|种类', ['Sea salt|海盐', 'Chilli flakes|辣椒碎', 'Garlic pepper|蒜香椒盐'])],
          models: [
            'teaharbour|Mill/研磨瓶|Grinder Bottle|研磨瓶|3.99',
            'teaharbour|Spice Six/六味|Six Spices, One Box|六味香料盒|15.9',
          ],
          points: ['Ground at the table|现磨更香', 'No anti-caking agent|不含抗结剂', 'Refillable|可补充'],
          about: 'A turn of the wrist, and dinner wakes up.|手腕一转，一桌菜就醒了。',
          specs: ['Weight|净含量|90 g|90克', 'Shelf life|保质期|24 months|24个月'],
          unit: 'bottle|瓶',
        }),
      ),
    ),
  ],
};
