import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

const bags = choice('Weight|净重', ['1.5 kg|1.5千克', '5 kg|5千克', '10 kg|10千克'], 110);

export const petsGarden: Department = {
  key: 'pets-garden',
  name: words('Pets & Garden|宠物园艺'),
  icon: 'dog-face',
  unit: words('piece|件'),
  care: words(
    'Pet food is sold only in the first half of its shelf life. Plants travel upright with damp roots; if one does not wake up within 14 days we send another.|宠物食品只售保质期前半段。绿植直立保湿发货，14天不缓苗补发。',
  ),
  palettes: ['sage', 'peach', 'mint', 'butter', 'sand', 'sky'],
  groups: [
    group(
      'Dogs|狗狗用品',
      leaf(
        'Dog Food|狗粮',
        family('Dog Food|狗粮', {
          icon: 'dog-face+bone',
          choices: [bags, choice('Age|阶段', ['Puppy|幼犬', 'Adult|成犬', 'Senior|老年犬'])],
          models: [
            'pawlore|Meadow/草场|Chicken and Rice|鸡肉糙米|12.9',
            'pawlore|River/河流|Salmon, Grain-Free|三文鱼无谷|17.9',
            'pawlore|Small Bites/小颗粒|For Small Breeds|小型犬|13.9',
          ],
          points: [
            'Meat is the first ingredient|首位原料是肉',
            'No colour, no flavour powder|无诱食剂',
            'Glossy coat in a month|一月毛发亮',
          ],
          about: 'The bowl rings when it is empty, every time.|每次都舔到碗叮当响。',
          specs: ['Protein|蛋白质|28%', 'Shelf life|保质期|18 months|18个月'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Dog Treats|狗零食',
        family('Chew Bone|磨牙骨', {
          icon: 'bone+dog',
          choices: [
            choice('Pack|规格', ['5 pieces|5根', '15 pieces|15根'], 160),
            choice('Flavour|口味', ['Beef|牛肉', 'Duck|鸭肉', 'Milk|羊奶']),
          ],
          models: [
            'pawlore|Long Chew/久嚼|Cleans Teeth|洁齿|6.99',
            'pawlore|Training Bits/训练粒|Small Rewards|训练奖励|4.99',
            'pawlore|Puppy Knot/幼犬结|Soft, for Milk Teeth|软质乳牙适用|5.49',
          ],
          points: ['Digests fully|易消化', 'Air-dried|低温风干', 'Keeps them busy|解闷磨牙'],
          about: 'Forty minutes of silence.|换来四十分钟安静。',
          specs: ['Weight|净含量|200 g|200克', 'Meat|肉含量|85%'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Dog Toys & Walks|玩具出行',
        family('Dog Lead & Toy Set|牵引玩具套装', {
          icon: 'knot+tennis',
          choices: [inColours('red', 'sky', 'olive')],
          models: [
            'pawlore|Stroll/散步|Padded Harness|软垫胸背|19.9',
            'pawlore|Fetch/捡回|Rope and Balls|绳结与球|12.9',
            'pawlore|Retract 5/伸缩5米|One-Hand Brake|单手锁止|17.9',
          ],
          points: ['No pulling at the neck|不勒脖', 'Reflects at night|夜间反光', 'Washable|可水洗'],
          about: 'Turns "walk?" into a plan.|把“出去吗？”变成行动。',
          specs: ['Length|长度|150 cm|150厘米', 'Sizes|尺码|S-L'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Cats & Small Pets|猫与小宠',
      leaf(
        'Cat Food|猫粮',
        family('Cat Food|猫粮', {
          icon: 'cat-face+fish',
          choices: [bags],
          models: [
            'pawlore|Harbour/港口|Tuna and Chicken|金枪鱼鸡肉|14.9',
            'pawlore|Indoor/室内|Against Hairballs|去毛球|15.9',
            'pawlore|Wet Cups/餐盒|Twelve Cups|12盒主食罐|13.9',
          ],
          points: ['70% animal protein|动物蛋白70%', 'Strict cat approved|挑嘴猫认可', 'Kind to kidneys|低镁护肾'],
          about: 'Approved by one very strict cat.|由一只非常严格的猫认证。',
          specs: ['Protein|蛋白质|36%', 'Shelf life|保质期|18 months|18个月'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Cat Toys & Care|猫玩具护理',
        family('Cat Toy|猫玩具', {
          icon: 'mouse+yarn',
          choices: [choice('Kind|种类', ['Felt mouse|毛毡鼠', 'Feather wand|羽毛棒', 'Electric|电动'], 25)],
          models: [
            'pawlore|Pounce/扑|With Catnip|含猫薄荷|6.99',
            'pawlore|Tower/猫爬架|Three Floors|三层猫爬架|59.9',
            'pawlore|Feather Rod/羽毛杆|Three Spare Feathers|附三枚替换羽毛|8.99',
          ],
          points: ['Natural felt|天然羊毛毡', 'No small parts|无小零件', 'Hides under sofas well|很会躲进沙发底'],
          about: 'Will be ignored for a day, then adored.|先嫌弃一天，然后爱不释手。',
          specs: ['Material|材质|Wool felt|羊毛毡', 'Pieces|数量|3'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Birds & Rabbits|鸟兔小宠',
        family('Small Pet Feed|小宠饲料', {
          icon: 'rabbit-face+carrot',
          choices: [choice('For|适用', ['Rabbits|兔子', 'Hamsters|仓鼠', 'Parrots|鹦鹉'])],
          models: [
            'pawlore|Hay/提摩西草|First Cut|一割提草|9.99',
            'pawlore|Seed Mix/谷物|Twelve Seeds|十二谷|6.99',
            'pawlore|Garden Mix/菜园|Dried Carrot and Herbs|胡萝卜香草干|7.99',
          ],
          points: ['Long fibre|长纤维', 'Dust removed|除尘', 'Smells of summer|青草香'],
          about: 'Crunching sounds guaranteed.|保证咔嚓作响。',
          specs: ['Weight|净含量|1 kg|1千克', 'Shelf life|保质期|12 months|12个月'],
          unit: 'bag|袋',
        }),
      ),
      leaf(
        'Aquarium|水族',
        family('Aquarium Set|鱼缸套装', {
          icon: 'tropical-fish+water-wave',
          choices: [choice('Volume|容量', ['10 L|10升', '30 L|30升', '60 L|60升'], 60)],
          models: [
            'pawlore|Lagoon/泻湖|Filter and Light|过滤灯光一体|49.9',
            'pawlore|Betta Cube/斗鱼缸|Desktop|桌面小缸|24.9',
            'pawlore|Reef Long/长礁|60 Litres, Low and Long|60升矮长缸|89',
          ],
          points: ['Silent pump|静音水泵', 'Clear glass|超白玻璃', 'Grows plants|可养水草'],
          about: 'Television for cats.|给猫看的电视。',
          specs: ['Glass|玻璃|5 mm|5毫米', 'Pump|水泵|3 W'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Plants|绿植花卉',
      leaf(
        'House Plants|室内绿植',
        family('House Plant|室内绿植', {
          icon: 'potted-plant+bucket',
          choices: [choice('Pot|盆器', ['Nursery|塑料盆', 'Ceramic|陶瓷盆'], 55)],
          models: [
            'greenrow|Monstera/龟背竹|Easy, Large Leaves|好养大叶|19.9',
            'greenrow|Pothos/绿萝|Survives Holidays|出差也活|8.99',
            'greenrow|Fig/琴叶榕|1 m Tall|一米高|39.9',
          ],
          points: [
            'Rooted, not just potted|根系完整',
            'Care card included|附养护卡',
            'Cleans the air a little|净化空气',
          ],
          about: 'Forgives a forgotten week.|忘浇一周水，它会原谅你。',
          specs: ['Height|高度|40 cm|40厘米', 'Light|光照|Half shade|半阴'],
          unit: 'pot|盆',
        }),
        family('Cactus|仙人掌', {
          icon: 'cactus+sun',
          choices: [choice('Set|组合', ['1 plant|1株', '3 plants|3株', '6 plants|6株'], 80)],
          models: [
            'greenrow|Desert/沙漠|Hard to Kill|很难养死|5.99',
            'greenrow|Succulent Mix/多肉组合|Six Kinds|六品种|9.99',
          ],
          points: ['Water once a month|一月浇一次', 'Blooms in May|五月开花', 'Gravel on top|铺面石'],
          about: 'For people who travel.|给总出差的人。',
          specs: ['Pot|盆径|7 cm|7厘米', 'Light|光照|Sun|全日照'],
          unit: 'pot|盆',
        }),
      ),
      leaf(
        'Cut Flowers|鲜花',
        family('Bouquet|鲜花花束', {
          icon: 'bouquet+love-letter',
          choices: [choice('Size|规格', ['Small|小束', 'Medium|中束', 'Large|大束'], 50)],
          models: [
            'greenrow|Hello/你好|Mixed Roses|混色玫瑰|24.9',
            'greenrow|Monthly/包月|Four Deliveries|每周一花四次|59.9',
            'greenrow|Sunflowers/向日葵|Ten Stems|十支|17.9',
          ],
          points: ['Cut the same day|当日采切', 'Lasts ten days|花期十天', 'Card by hand|手写贺卡'],
          about: 'For no reason is the best reason.|没有理由，就是最好的理由。',
          specs: ['Stems|支数|19', 'Vase|花瓶|Not included|不含'],
          unit: 'bunch|束',
        }),
        family('Tulips|郁金香', {
          icon: 'tulip+bouquet',
          choices: [inColours('rose', 'yellow', 'violet')],
          models: [
            'greenrow|Spring Ten/春十|Ten Stems|十支鲜切|12.9',
            'greenrow|Bulbs/种球|Twelve Bulbs|十二种球|9.99',
          ],
          points: ['Closed when sent|花苞发货', 'Water tubes|保水管', 'Opens in two days|两天盛开'],
          about: 'They keep growing towards you in the vase.|插在瓶里还会朝你生长。',
          specs: ['Stem|花枝|38 cm|38厘米', 'Season|花期|Spring|春'],
          unit: 'bunch|束',
        }),
      ),
      leaf(
        'Seeds & Soil|种子土肥',
        family('Seeds & Seedlings|种子', {
          icon: 'seedling+bucket',
          choices: [choice('Kind|品种', ['Tomato|番茄', 'Basil|罗勒', 'Lettuce|生菜'])],
          models: [
            'greenrow|Balcony Box/阳台菜园|Pots, Soil, Seeds|盆土种全套|19.9',
            'greenrow|Seed Tin/种子罐|Twelve Vegetables|十二种蔬菜|9.99',
            'greenrow|Living Soil/营养土|Ten Litres|十升营养土|7.99',
          ],
          points: ['Sprouts in a week|一周发芽', 'Open-pollinated|可留种', 'Calendar included|附种植日历'],
          about: 'From windowsill to salad in 40 days.|从窗台到餐盘，四十天。',
          specs: ['Germination|发芽率|92%', 'Season|播种|All year|四季'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Garden|园艺庭院',
      leaf(
        'Garden Furniture|庭院装饰',
        family('Garden Fountain|庭院流水', {
          icon: 'fountain+lotus',
          choices: [],
          models: [
            'greenrow|Trickle/潺潺|Solar, No Wiring|太阳能免接线|69.9',
            'greenrow|Table Spring/桌面流水|Ceramic|陶瓷桌面|39.9',
            'greenrow|Wall Lion/狮首|Hangs on a Wall|壁挂式|89.9',
          ],
          points: ['Quiet pump|静音', 'Frost-proof|抗冻', 'Birds love it|鸟儿喜欢'],
          about: 'Makes a balcony sound like a courtyard.|让阳台听起来像庭院。',
          specs: ['Height|高度|48 cm|48厘米', 'Pump|水泵|5 W'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Lawn & Harvest|农具采收',
        family('Garden Tool Set|园艺工具', {
          icon: 'pick+gloves',
          choices: [choice('Set|套装', ['3 pieces|3件', '7 pieces|7件'], 70)],
          models: [
            'greenrow|Honest/实在|Ash Handles|白蜡木柄|24.9',
            'greenrow|Kids Dig/小园丁|For Children|儿童园艺|12.9',
          ],
          points: ['Stainless heads|不锈钢头', 'Comfortable grip|握感舒服', 'Hangs up|可悬挂'],
          about: 'Good tools make dirty hands happy.|好工具，让弄脏手也开心。',
          specs: ['Length|长度|32 cm|32厘米', 'Steel|材质|Stainless|不锈钢'],
          unit: 'set|套',
        }),
        family('Harvest Ladder|园艺梯', {
          icon: 'ladder+red-apple',
          choices: [choice('Height|高度', ['3 steps|三步', '5 steps|五步'], 40)],
          models: [
            'greenrow|Orchard/果园|Aluminium|铝合金|49.9',
            'greenrow|Fold/折叠梯|Stands behind a Door|可藏门后|39.9',
          ],
          points: ['Non-slip steps|防滑踏板', 'Holds 150 kg|承重150千克', 'Light|轻便'],
          about: 'The best cherries are always one step up.|最好的樱桃，总在高一步的地方。',
          specs: ['Load|承重|150 kg|150千克', 'Weight|重量|4.6 kg|4.6千克'],
          unit: 'piece|架',
        }),
      ),
      leaf(
        'Insects & Birds|生态昆虫',
        family('Bee & Butterfly House|昆虫旅馆', {
          icon: 'butterfly+sunflower',
          choices: [],
          models: [
            'greenrow|Guest House/客栈|Untreated Pine|松木无漆|19.9',
            'greenrow|Bird Feeder/喂鸟器|Sticks to Windows|窗贴式|14.9',
            'greenrow|Hedgehog Home/刺猬小屋|Warm in Winter|冬季保暖|34.9',
          ],
          points: ['Helps pollinators|招蜂引蝶', 'Weatherproof roof|防雨顶', 'No chemicals|无药剂'],
          about: 'Small guests, punctual, quiet, good for tomatoes.|小小的客人，准时安静，对番茄好。',
          specs: ['Size|尺寸|25 × 15 cm|25×15厘米', 'Wood|木材|Pine|松木'],
        }),
      ),
    ),
  ],
};
