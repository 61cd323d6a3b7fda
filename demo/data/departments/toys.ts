// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const toys: Department = {
  key: 'toys',
  name: words('Toys & Baby|母婴玩具'),
  icon: 'teddy-bear',
  unit: words('piece|件'),
  care: words(
    'Tested to EN 71 and GB 6675; no sharp edges, no loose small parts for under-threes. Wrapped as a present for free.|通过EN71与GB6675检测，无尖角，三岁以下无细小零件。免费礼品包装。',
  ),
  palettes: ['butter', 'sky', 'blush', 'mint', 'lilac', 'peach'],
  groups: [
    group(
      'Soft Toys|毛绒玩具',
      leaf(
        'Bears|泰迪熊',
        family('Teddy Bear|泰迪熊', {
          icon: 'teddy-bear+wrapped-gift',
          choices: [
            inColours('camel', 'cream', 'rose'),
            choice('Height|高度', ['30 cm|30厘米', '60 cm|60厘米', '100 cm|100厘米'], 70),
          ],
          models: [
            'tinytrail|Barnaby/巴尼|Machine Washable|可机洗|17.9',
            'tinytrail|Grandpa/爷爷熊|Jointed, Mohair|关节复古熊|39.9',
            'tinytrail|Mischka/米什卡|Hums When Hugged|抱抱会哼歌|22.9',
          ],
          points: ['Eyes sewn on|眼睛缝制牢固', 'Soft after washing|洗后依旧柔软', 'Listens well|很会倾听'],
          about: 'First friend, best secret-keeper.|第一个朋友，最会保守秘密。',
          specs: ['Filling|填充|Recycled fibre|再生纤维', 'Age|适龄|0 +|0岁以上'],
        }),
      ),
      leaf(
        'Animals|动物公仔',
        family('Plush Panda|熊猫公仔', {
          icon: 'panda+tanabata-tree',
          choices: [choice('Height|高度', ['25 cm|25厘米', '45 cm|45厘米'], 70)],
          models: [
            'tinytrail|Bao/宝宝|With Bamboo|抱竹款|15.9',
            'tinytrail|Sleepy Bao/瞌睡宝|Weighted, Calming|重力安抚|29.9',
          ],
          points: ['Very huggable|超好抱', 'Surface wash|表面可洗', 'No loose hair|不掉毛'],
          about: 'Eats nothing, sleeps anywhere.|不吃东西，哪都能睡。',
          specs: ['Filling|填充|PP cotton|PP棉', 'Age|适龄|0 +|0岁以上'],
        }),
        family('Plush Unicorn|独角兽公仔', {
          icon: 'unicorn+rainbow',
          choices: [inColours('lilac', 'rose', 'sky')],
          models: [
            'tinytrail|Stella/星星|Glows Softly|柔光夜灯|22.9',
            'tinytrail|Mini Stella/小星星|Clips to a Bag|书包挂件|8.99',
          ],
          points: ['Mane you can braid|鬃毛可编辫', 'Horn is soft|软角不扎', 'Ten-minute light|定时夜灯'],
          about: 'Believes in you.|它相信你。',
          specs: ['Height|高度|35 cm|35厘米', 'Battery|电池|USB'],
        }),
        family('Plush Penguin|企鹅公仔', {
          icon: 'penguin+snowflake',
          choices: [choice('Height|高度', ['25 cm|25厘米', '40 cm|40厘米'], 60)],
          models: [
            'tinytrail|Waddle/摇摇|Family of Three|三只一家|24.9',
            'tinytrail|Warm Waddle/暖手|Hand Warmer|可插手取暖|17.9',
          ],
          points: ['Stands alone|可站立', 'Washable|可水洗', 'Soft fleece|短绒'],
          about: 'Looks cold, is warm.|看着冷，抱着暖。',
          specs: ['Fabric|面料|Fleece|短绒', 'Age|适龄|0 +|0岁以上'],
        }),
      ),
      leaf(
        'Dolls & Puppets|娃娃人偶',
        family('Nesting Dolls|套娃', {
          icon: 'nesting-dolls+paintbrush',
          choices: [choice('Set|层数', ['5 dolls|5层', '7 dolls|7层'], 40)],
          models: [
            'tinytrail|Seasons/四季|Painted by Hand|手工彩绘|19.9',
            'tinytrail|Paint Your Own/自己画|With Brushes|白坯带画笔|17.9',
          ],
          points: ['Lime wood|椴木', 'Safe paint|环保彩绘', 'Fits smoothly|开合顺滑'],
          about: 'Open, open, open, smile.|打开、打开、再打开，笑了。',
          specs: ['Height|高度|16 cm|16厘米', 'Wood|材质|Lime|椴木'],
          unit: 'set|套',
        }),
        family('Festival Dolls|人偶摆件', {
          icon: 'japanese-dolls+cherry-blossom',
          choices: [],
          models: [
            'tinytrail|Court Pair/宫廷对偶|Silk Clothes|真丝衣装|45.9',
            'tinytrail|Puppet Stage/布袋戏台|Four Puppets|四偶戏台|32.9',
          ],
          points: ['Silk brocade|织锦', 'Glass cover available|可配防尘罩', 'Gift box|礼盒装'],
          about: 'Quiet guests on a shelf.|架子上安静的客人。',
          specs: ['Height|高度|18 cm|18厘米', 'Material|材质|Wood, silk|木、丝'],
          unit: 'set|对',
        }),
      ),
    ),
    group(
      'Games & Puzzles|益智桌游',
      leaf(
        'Puzzles|拼图',
        family('Jigsaw Puzzle|拼图', {
          icon: 'puzzle-piece+framed-picture',
          choices: [choice('Pieces|片数', ['300 pieces|300片', '500 pieces|500片', '1000 pieces|1000片'], 25)],
          models: [
            'tinytrail|Night Market/夜市|Linen Finish|布纹不反光|14.9',
            'tinytrail|Animal Alphabet/动物字母|Giant Floor Puzzle|超大地板拼图|17.9',
            'pagemoss|Old Maps/古地图|With Poster|附海报|19.9',
          ],
          points: [
            'No two pieces alike|每片形状不同',
            'Clicks when right|拼对有手感',
            'Lost piece? We send it|丢片补寄',
          ],
          about: 'A rainy weekend, solved slowly.|一个下雨的周末，慢慢拼完。',
          specs: ['Size|成品|70 × 50 cm|70×50厘米', 'Age|适龄|6 +|6岁以上'],
          unit: 'box|盒',
        }),
      ),
      leaf(
        'Board Games|桌游棋牌',
        family('Chess & Board Set|国际象棋', {
          icon: 'chess-pawn+trophy',
          choices: [choice('Board|棋盘', ['Folding|折叠', 'Walnut|胡桃木'], 80)],
          models: [
            'tinytrail|Gambit/弃兵|Weighted Pieces|加重棋子|29.9',
            'tinytrail|Twelve in One/十二合一|Family Game Box|家庭棋盒|24.9',
          ],
          points: [
            'Felt under every piece|毛毡底',
            'Magnets hold on trains|磁吸不乱',
            'Rules in six languages|六语说明',
          ],
          about: 'Sixty-four squares and no batteries.|六十四格，不用电池。',
          specs: ['Board|棋盘|38 cm|38厘米', 'King|王高|85 mm|85毫米'],
          unit: 'set|套',
        }),
        family('Dice Game|骰子桌游', {
          icon: 'game-die+joker',
          choices: [],
          models: [
            'tinytrail|Farkle Night/骰子之夜|Cup and Score Pad|骰盅计分本|12.9',
            'tinytrail|Story Dice/故事骰|Nine Picture Dice|九枚图画骰|11.9',
          ],
          points: ['Learned in two minutes|两分钟学会', 'Two to eight players|2-8人', 'Fits a pocket|口袋大小'],
          about: 'Loud, quick, unfair, again!|吵闹、飞快、不公平，再来！',
          specs: ['Players|人数|2-8', 'Time|时长|20 min|20分钟'],
          unit: 'box|盒',
        }),
        family('Playing Cards|纸牌', {
          icon: 'joker+spade-suit',
          choices: [choice('Pack|数量', ['1 deck|1副', '4 decks|4副'], 230)],
          models: [
            'tinytrail|Botanic Deck/植物牌|Drawn by Hand|手绘植物|6.99',
            'tinytrail|Waterproof Deck/防水牌|Plastic|PVC防水|4.99',
          ],
          points: ['Shuffles like silk|顺滑好洗', 'Large figures|大字清晰', 'Does not crease|不折痕'],
          about: 'Fifty-two small pictures and one long evening.|五十二张小画，一个长夜。',
          specs: ['Cards|张数|54', 'Paper|材质|310 g|310克蓝芯纸'],
          unit: 'deck|副',
        }),
      ),
      leaf(
        'Magic & Crafts|魔术手工',
        family('Magic Kit|魔术套装', {
          icon: 'magic-wand+top-hat',
          choices: [],
          models: [
            'tinytrail|Abracadabra/天灵灵|75 Tricks|75套魔术|24.9',
            'tinytrail|Crystal Ball/水晶球|Fortune Game|占卜游戏|17.9',
          ],
          points: ['Video for each trick|每招有视频', 'No sleeve needed|不用藏袖子', 'From age seven|7岁以上'],
          about: 'Your aunt will never find the coin.|姑姑永远找不到那枚硬币。',
          specs: ['Tricks|套数|75', 'Age|适龄|7 +|7岁以上'],
          unit: 'set|套',
        }),
        family('Art & Crayon Set|绘画套装', {
          icon: 'crayon+artist-palette',
          choices: [choice('Colours|色数', ['24 colours|24色', '48 colours|48色', '72 colours|72色'], 50)],
          models: [
            'tinytrail|Washable/可水洗|Comes off Walls|墙上可洗|9.99',
            'tinytrail|Art Case/画箱|150 Pieces|150件画箱|29.9',
          ],
          points: ['Washes out|轻松洗掉', 'Does not break|不易断', 'Safe to chew|误食无毒'],
          about: 'For paper, ideally.|最好画在纸上。',
          specs: ['Standard|标准|EN 71-3', 'Colours|颜色|24'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Outdoor Play|户外玩具',
      leaf(
        'Kites & Flyers|风筝飞盘',
        family('Kite|风筝', {
          icon: 'kite+wind-face',
          choices: [inColours('red', 'sky', 'yellow')],
          models: [
            'tinytrail|Swallow/燕子|Flies in Light Wind|微风易飞|14.9',
            'tinytrail|Stunt/特技|Two Lines|双线特技|29.9',
          ],
          points: ['100 m of line|附100米线', 'Carbon spars|碳杆', 'Repairs included|附修补贴'],
          about: 'All it asks for is a hill.|它只要一个小山坡。',
          specs: ['Span|翼展|140 cm|140厘米', 'Wind|适风|2-5 Bft|2-5级'],
        }),
        family('Flying Disc & Boomerang|飞盘', {
          icon: 'flying-disc+dog-face',
          choices: [inColours('orange', 'mint', 'violet')],
          models: [
            'tinytrail|Hover/悬浮|175 g, Straight Flyer|175克专业盘|9.99',
            'summitry|Ultimate/极限|Match Disc|比赛用盘|14.9',
          ],
          points: ['Soft rim|软边不伤手', 'Floats|可浮水', 'Dogs approve|狗狗也爱'],
          about: 'Throw, run, laugh.|扔，跑，笑。',
          specs: ['Weight|重量|175 g|175克', 'Diameter|直径|27 cm|27厘米'],
        }),
      ),
      leaf(
        'Ride & Slide|滑梯骑乘',
        family('Slide & Play Set|滑梯', {
          icon: 'playground-slide+balloon',
          choices: [inColours('sky', 'green')],
          models: [
            'tinytrail|Backyard/后院|With Hoop and Swing|滑梯秋千篮筐|129',
            'tinytrail|Indoor/室内|Folds Away|可折叠|69.9',
          ],
          points: ['Wide steps|宽踏步', 'Soft landing|缓冲落地', 'Stands on any floor|稳固防滑'],
          about: 'Again! Again! Again!|再来！再来！再来！',
          specs: ['Age|适龄|1-6|1-6岁', 'Load|承重|50 kg|50千克'],
          unit: 'set|套',
        }),
        family('Rocking Horse|摇马', {
          icon: 'carousel-horse+musical-note',
          choices: [inColours('rose', 'brown', 'sky')],
          models: ['tinytrail|Gallop/奔跑|Beech Wood|榉木|79', 'tinytrail|Melody/音乐|Plays Songs|音乐摇马|59.9'],
          points: ['Will not tip|防侧翻', 'Soft saddle|软垫座', 'From one year|1岁以上'],
          about: 'Goes nowhere, travels far.|原地不动，去得很远。',
          specs: ['Seat|座高|33 cm|33厘米', 'Load|承重|40 kg|40千克'],
        }),
      ),
      leaf(
        'Water & Bubbles|水枪泡泡',
        family('Water Pistol|水枪', {
          icon: 'water-pistol+sun',
          choices: [inColours('green', 'orange', 'sky')],
          models: [
            'tinytrail|Splash/飞溅|Ten Metres|射程十米|12.9',
            'tinytrail|Electric/电动|Rechargeable|电动连发|24.9',
          ],
          points: ['Big tank|大水仓', 'Does not drip|不漏水', 'Soft edges|圆角安全'],
          about: 'Adults start it. Every time.|每次都是大人先动手。',
          specs: ['Tank|容量|800 ml|800毫升', 'Range|射程|10 m|10米'],
        }),
        family('Bubble Machine|泡泡机', {
          icon: 'bubbles+balloon',
          choices: [inColours('lilac', 'sky')],
          models: [
            'tinytrail|Cloudburst/云爆|3,000 Bubbles a Minute|每分钟三千泡|15.9',
            'tinytrail|Wand Set/泡泡棒|Giant Bubbles|巨型泡泡|8.99',
          ],
          points: ['Refill anywhere|通用泡泡液', 'Quiet motor|低噪', 'Washes easily|易清洗'],
          about: 'Ends all arguments in the garden.|院子里所有争吵到此为止。',
          specs: ['Battery|电池|USB', 'Liquid|泡泡液|2 × 100 ml|100毫升×2'],
        }),
      ),
      leaf(
        'Yo-Yos & Classics|悠悠球经典',
        family('Yo-Yo|悠悠球', {
          icon: 'yo-yo+sparkles',
          choices: [inColours('red', 'blue', 'green')],
          models: [
            'tinytrail|Sleeper/睡眠|Metal, Ball Bearing|金属轴承|12.9',
            'tinytrail|Classic/经典|Beech|榉木|6.99',
            'pagemoss|Trick Book/花式|With Fifty Tricks to Learn|附五十招教程|14.9',
          ],
          points: ['Sleeps for a minute|空转一分钟', 'Three spare strings|三条备用绳', 'Booklet of tricks|附花式手册'],
          about: 'Down, up, and ten years younger.|一下一上，年轻十岁。',
          specs: ['Weight|重量|66 g|66克', 'Bearing|轴承|10 ball|十珠'],
        }),
      ),
    ),
    group(
      'Baby|婴儿用品',
      leaf(
        'Feeding|喂养',
        family('Baby Bottle|奶瓶', {
          icon: 'baby-bottle+teddy-bear',
          choices: [inColours('sky', 'rose', 'mint'), choice('Volume|容量', ['160 ml|160毫升', '240 ml|240毫升'], 12)],
          models: [
            'tinytrail|Latch/亲吻|Against Colic|防胀气|13.9',
            'tinytrail|Glass/玻璃|Silicone Sleeve|玻璃硅胶套|16.9',
            'select|Starter Pair/双瓶装|Two Sizes|大小双瓶|19.9',
          ],
          points: ['Slow, natural flow|仿母乳流速', 'Five parts, all boil|五部件可煮', 'Easy to hold|宝宝好握'],
          about: 'Three in the morning, one hand free.|凌晨三点，还能空出一只手。',
          specs: ['Material|材质|PPSU', 'Age|适龄|0 +|0月以上'],
          unit: 'piece|只',
        }),
        family('Baby Food|宝宝辅食', {
          icon: 'bowl-with-spoon+carrot',
          choices: [
            choice('Flavour|口味', ['Carrot|胡萝卜', 'Apple|苹果', 'Pumpkin|南瓜']),
            choice('Pack|规格', ['6 pouches|6袋', '12 pouches|12袋'], 85),
          ],
          models: [
            'tinytrail|First Spoon/第一勺|Organic Purée|有机果泥|9.99',
            'tinytrail|Rice Cereal/米粉|With Iron|高铁米粉|8.99',
          ],
          points: ['Nothing added|无添加', 'Smooth|细腻', 'Resealable|可重复封口'],
          about: 'Ends up on the bib, the wall and, sometimes, in the mouth.|围兜上、墙上，有时候也进嘴里。',
          specs: ['Age|适龄|6 months +|6个月以上', 'Weight|净含量|100 g|100克'],
          unit: 'box|盒',
        }),
      ),
      leaf(
        'Nappies & Care|纸尿裤洗护',
        family('Nappies|纸尿裤', {
          icon: 'baby+cloud',
          choices: [
            choice('Size|尺码', ['S', 'M', 'L', 'XL']),
            choice('Pack|规格', ['1 pack|1包', '4 packs|4包箱装'], 260),
          ],
          models: [
            'tinytrail|Night Dry/夜安|Twelve Hours|12小时干爽|11.9',
            'tinytrail|Feather/轻羽|0.2 cm Thin|0.2厘米轻薄|13.9',
          ],
          points: ['No leaks asleep|整夜不漏', 'Soft waist|软腰围', 'Wetness line|尿显线'],
          about: 'More sleep, for everybody.|全家都多睡一会儿。',
          specs: ['Pieces|片数|48', 'Perfume|香精|None|无'],
          unit: 'pack|包',
        }),
        family('Baby Lotion|婴儿润肤露', {
          icon: 'lotion-bottle+baby',
          choices: [choice('Volume|容量', ['200 ml|200毫升', '400 ml|400毫升'], 60)],
          models: [
            'tinytrail|Calm/安抚|Oat, No Perfume|燕麦无香|9.99',
            'petalune|Little/小花|For Newborns|新生儿可用|12.9',
          ],
          points: ['Food-grade oil|食品级油脂', 'No tears|不刺激眼睛', 'Pump lock|按压锁'],
          about: 'Gentle enough for the first day.|温和到出生第一天可用。',
          specs: ['pH|酸碱度|5.5', 'Perfume|香精|None|无'],
          unit: 'bottle|瓶',
        }),
      ),
      leaf(
        'Safety & Travel|出行安全',
        family('Safety Pins & Guards|安全防护套装', {
          icon: 'safety-pin+baby',
          choices: [],
          models: [
            'tinytrail|Home Set/居家套装|Corner and Socket Guards|防撞角插座盖|14.9',
            'tinytrail|Nappy Pins/别针|Locking Heads|防开锁头|4.99',
          ],
          points: ['Sticks without damage|无痕贴', 'Child cannot open|孩子打不开', 'See-through|透明'],
          about: 'For the month in which everything becomes interesting.|给那个对什么都好奇的月份。',
          specs: ['Pieces|件数|36', 'Age|适龄|6 months +|6个月以上'],
          unit: 'set|套',
        }),
        family('Baby Monitor|婴儿监护器', {
          icon: 'pager+baby',
          choices: [inColours('white', 'sky')],
          models: [
            'tinytrail|Lullaby/摇篮曲|Two-Way Talk|双向对讲|49.9',
            'orbita|Nursery Cam/看护摄像|Night Vision|夜视云台|59',
          ],
          points: ['Hears a sigh|哭声提醒', 'No app needed|免下载应用', '300 metres|300米距离'],
          about: 'Peace, with batteries.|用电池供电的安心。',
          specs: ['Range|距离|300 m|300米', 'Battery|续航|18 h|18小时'],
          unit: 'set|套',
        }),
      ),
    ),
  ],
};
