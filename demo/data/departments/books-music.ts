// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

const binding = choice('Binding|装帧', ['Paperback|平装', 'Hardback|精装'], 55);

export const booksMusic: Department = {
  key: 'books-music',
  name: words('Books, Music & Stationery|图书音乐文具'),
  icon: 'books',
  unit: words('piece|件'),
  care: words(
    'Books travel in cardboard, not in bags, so corners arrive as corners. A hand-stamped bookmark lies in every parcel. Unread books can be returned for 30 days.|图书纸箱发货不折角，每单附手盖印书签。未翻阅30天可退。',
  ),
  palettes: ['clay', 'sand', 'sage', 'periwinkle', 'butter', 'slate'],
  groups: [
    group(
      'Books|图书',
      leaf(
        'Fiction|小说文学',
        family('a Novel|长篇小说', {
          icon: 'closed-book+hot-beverage',
          isTitled: true,
          covers: ['navy', 'teal', 'wine', 'orange'],
          choices: [binding],
          unit: 'copy|册',
          models: [
            'pagemoss|The Salt Road Home/盐路归途|Winner of Three Prizes|三项文学奖得主|12.9',
            'pagemoss|A Winter with Herons/与鹭过冬|A Quiet Bestseller|口碑畅销|11.9',
            'pagemoss|The Last Tram to Linden Street/开往椴树街的末班电车|A Mystery|悬疑推理|10.9',
            'pagemoss|Seven Umbrellas/七把伞|Linked Stories|环环相扣的故事集|9.99',
          ],
          points: [
            'Printed on paper that stays white|护眼不发黄纸张',
            'Sewn, opens flat|锁线装订，平摊不散',
            'Reading-group questions at the end|附读书会讨论题',
          ],
          about: 'Begin it early in the evening; you will want to know.|早点开始读，你会想知道结局。',
          specs: ['Pages|页数|368', 'Publisher|出版社|Pagemoss Press|苔页出版'],
        }),
        family('an E-Book|电子书', {
          icon: 'mobile-phone+closed-book',
          isTitled: true,
          isVirtual: true,
          covers: ['wine', 'navy', 'teal'],
          unit: 'download|份',
          models: [
            'pagemoss|Letters to a Lighthouse/致灯塔的信|Reads on Any Device|任意设备可读|6.99',
            'pagemoss|The Sleeping Cartographer/打盹的制图师|With the Author’s Notes|附作者手记|7.99',
            'pagemoss|Nine Kinds of Rain/九种雨|Short Stories|短篇小说集|5.99',
          ],
          points: [
            'Sent by mail a minute after payment|付款后一分钟发送至邮箱',
            'No app and no account needed|无需应用，无需账号',
            'Print one copy for yourself|可自行打印一份',
          ],
          about: 'A book for tonight, without waiting for a parcel.|今晚就能读，不必等快递。',
          specs: ['Pages|页数|240', 'Format|格式|EPUB and PDF|EPUB与PDF'],
        }),
      ),
      leaf(
        'Children’s Books|童书绘本',
        family('a Picture Book|绘本', {
          icon: 'open-book+teddy-bear',
          isTitled: true,
          choices: [binding],
          unit: 'copy|册',
          models: [
            'pagemoss|Where Do Buses Sleep/公交车睡在哪里|For Ages 3 to 6|3-6岁|9.99',
            'pagemoss|The Fox Who Counted Stars/数星星的狐狸|Bedtime Reading|睡前故事|10.9',
            'tinytrail|My First Hundred Words/我的第一百个词|Board Book|撕不烂纸板书|8.99',
          ],
          points: [
            'Thick pages for small hands|厚纸圆角',
            'Rhymes in both languages|中英双语韵文',
            'Listening by code|扫码听故事',
          ],
          about: 'Short enough for bedtime, good enough for the tenth time.|睡前刚好读完，读第十遍也不腻。',
          specs: ['Pages|页数|40', 'Size|开本|25 × 25 cm|25×25厘米'],
        }),
      ),
      leaf(
        'Learning|学习工具书',
        family('a Practical Guide|实用指南', {
          icon: 'green-book+pencil',
          isTitled: true,
          covers: ['camel', 'violet', 'green'],
          choices: [binding],
          unit: 'copy|册',
          models: [
            'pagemoss|Bread in Four Hours/四小时面包|With 60 Recipes|60个配方|17.9',
            'pagemoss|Plain Programming/平实编程|No Maths Needed|零数学基础|22.9',
            'pagemoss|The Balcony Farmer/阳台农夫|Month by Month|逐月种植|15.9',
          ],
          points: [
            'Clear steps with pictures|步骤清晰配图',
            'Written by people who do it|一线作者',
            'Exercises with answers|练习附答案',
          ],
          about: 'For hands that want to start tonight.|写给今晚就想动手的人。',
          specs: ['Pages|页数|240', 'Edition|版次|2nd|第2版'],
        }),
      ),
      leaf(
        'Magazines & Maps|期刊地图',
        family('Map & Atlas|地图', {
          icon: 'world-map+compass',
          choices: [choice('Size|规格', ['Folded|折叠', 'Wall, 100 × 70 cm|挂图100×70厘米'], 60)],
          models: [
            'pagemoss|World/世界|Both Languages|中英对照|12.9',
            'pagemoss|Scratch/刮刮|Uncover Where You Have Been|刮出足迹|14.9',
            'pagemoss|Night Sky/星空|Stars of Every Month|每月星图|13.9',
          ],
          points: ['Tear-proof paper|防撕纸', 'Current borders|最新版', 'Tube packing|圆筒发货'],
          about: 'Plan the next one on the wall.|在墙上计划下一站。',
          specs: ['Scale|比例尺|1 : 33 million|1:3300万', 'Coating|覆膜|Matt|哑膜'],
        }),
      ),
    ),
    group(
      'Stationery|文具',
      leaf(
        'Notebooks|笔记本册',
        family('Notebook|笔记本册', {
          icon: 'notebook-with-decorative-cover+fountain-pen',
          choices: [
            inColours('wine', 'green', 'navy'),
            choice('Paper|内页', ['Lined|横线', 'Dotted|点阵', 'Plain|空白']),
          ],
          models: [
            'pagemoss|Field/田野|Ink Does Not Bleed|不洇墨|8.99',
            'pagemoss|Five Year/五年日记|A Line a Day|每天一行|14.9',
            'pagemoss|Spiral Pad/线圈本|Tears Clean|可撕线圈|4.99',
          ],
          points: ['100 g paper|100克书写纸', 'Lies flat|180度平摊', 'Ribbon and pocket|书签带与内袋'],
          about: 'The good one, for the good ideas.|好本子，留给好主意。',
          specs: ['Size|尺寸|A5', 'Pages|页数|192'],
          unit: 'piece|本',
        }),
      ),
      leaf(
        'Pens|书写笔',
        family('Fountain Pen|钢笔', {
          icon: 'fountain-pen+scroll',
          choices: [inColours('navy', 'black', 'teal'), choice('Nib|笔尖', ['EF', 'F', 'M'])],
          models: [
            'pagemoss|Rill/溪|Steel Nib, Converter|钢尖带吸墨器|19.9',
            'pagemoss|Scholar/学士|Lacquer, Gift Box|漆杆礼盒|49.9',
          ],
          points: ['Starts at once|下笔即出墨', 'Balanced cap on or off|握持平衡', 'Two cartridges|附两支墨囊'],
          about: 'Improves handwriting by making it slower.|让字变好的办法，是慢一点写。',
          specs: ['Nib|笔尖|Steel|钢', 'Weight|重量|24 g|24克'],
          unit: 'piece|支',
        }),
        family('Pencils|铅笔', {
          icon: 'pencil+straight-ruler',
          choices: [choice('Box|盒装', ['12 pencils|12支', '36 pencils|36支'], 160)],
          models: ['pagemoss|Cedar/雪松|Break-Proof Lead|不断芯|4.99', 'pagemoss|Sketch/素描|2H to 8B|2H-8B素描|8.99'],
          points: ['Sharpens evenly|好削不断', 'Real cedar|雪松木', 'Triangular grip|三角握'],
          about: 'For sums, sketches and crosswords in doubt.|算题、速写、没把握的填字游戏。',
          specs: ['Hardness|硬度|HB', 'Count|支数|12'],
          unit: 'box|盒',
        }),
      ),
      leaf(
        'Art Supplies|美术用品',
        family('Paint Set|绘画颜料', {
          icon: 'artist-palette+paintbrush',
          choices: [choice('Colours|色数', ['12 colours|12色', '24 colours|24色', '36 colours|36色'], 45)],
          models: [
            'pagemoss|Plein Air/写生|Travel Watercolours|便携水彩|17.9',
            'pagemoss|Studio/画室|Acrylic Tubes|管装丙烯|22.9',
            'pagemoss|Gouache/水粉|Eighteen Matte Colours|十八色哑光|19.9',
          ],
          points: ['Strong pigment|高浓度颜料', 'Blends softly|易混色', 'Brush included|附画笔'],
          about: 'Fits a coat pocket and a free afternoon.|装得进大衣口袋，也装得进一个下午。',
          specs: ['Colours|色数|12', 'Type|种类|Watercolour|水彩'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Desk Tools|桌面用品',
        family('Scissors & Desk Set|剪刀文具套装', {
          icon: 'scissors+paperclip',
          choices: [inColours('red', 'sky', 'graphite')],
          models: [
            'pagemoss|Tidy/整齐|Scissors, Tape, Clips|剪刀胶带回形针|12.9',
            'pagemoss|Left Hand/左手剪|For Left-Handers|左手专用|7.99',
            'pagemoss|Brass/黄铜|Heavy, Opens Letters Too|黄铜可拆信|24.9',
          ],
          points: ['Titanium edge|钛涂层', 'Soft grip|软胶握把', 'Lifetime rivet|耐用铆钉'],
          about: 'Always where you left it, if nobody borrows it.|总在原处，只要没人借走。',
          specs: ['Length|长度|18 cm|18厘米', 'Pieces|件数|5'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Instruments|乐器',
      leaf(
        'Guitars & Strings|吉他弦乐',
        family('Guitar|吉他', {
          icon: 'guitar+musical-notes',
          choices: [
            inColours('red', 'brown', 'sky'),
            choice('Size|尺寸', ['36 inches|36英寸', '41 inches|41英寸'], 12),
          ],
          models: [
            'lumo|Campfire/篝火|Beginner Set|新手套装|99',
            'lumo|Stage E/舞台E|Electric, Two Pickups|电吉他双拾音|189',
            'lumo|Ukulele/尤克里里|Concert Size|23寸|49.9',
          ],
          points: [
            'Strings low and easy|弦距低好按',
            'Tuner and strap included|附调音器背带',
            'Lessons for a month|送一个月课程',
          ],
          about: 'Three chords tonight, a song by Sunday.|今晚三个和弦，周日一首歌。',
          specs: ['Top|面板|Spruce|云杉', 'Strings|弦|Phosphor bronze|磷铜'],
          unit: 'piece|把',
        }),
        family('Violin|小提琴', {
          icon: 'violin+musical-score',
          choices: [choice('Size|尺寸', ['1/4', '1/2', '4/4'], 8)],
          models: [
            'lumo|Étude/练习曲|With Bow and Case|含弓与琴盒|149',
            'lumo|Solo/独奏|Flamed Maple|虎纹枫木|399',
            'lumo|Banjo/班卓琴|Five Strings|五弦|179',
          ],
          points: ['Set up by a luthier|制琴师调试', 'Warm tone|音色温暖', 'Grows by exchange|以小换大'],
          about: 'Patient with beginners; the neighbours will come round.|对初学者很有耐心，邻居也会习惯的。',
          specs: ['Back|背板|Maple|枫木', 'Case|琴盒|Included|附赠'],
          unit: 'piece|把',
        }),
      ),
      leaf(
        'Keys & Accordions|键盘手风琴',
        family('Digital Piano|电钢琴', {
          icon: 'musical-keyboard+headphone',
          choices: [choice('Keys|键数', ['61 keys|61键', '88 keys|88键'], 60)],
          models: [
            'lumo|Nocturne/夜曲|Silent Practice|戴耳机静音练习|229',
            'lumo|Roll Piano/手卷琴|Rolls Up|可卷起|39.9',
            'lumo|Accordion 48/48贝司手风琴|With Straps|附背带|299',
          ],
          points: ['Weighted keys|配重键盘', 'Learns with you in the app|应用陪练', 'Line and phones out|双耳机输出'],
          about: 'Midnight practice without midnight complaints.|半夜练琴，无人敲墙。',
          specs: ['Voices|音色|128', 'Polyphony|复音|128'],
          unit: 'piece|台',
        }),
      ),
      leaf(
        'Winds & Drums|管乐打击',
        family('Drum|鼓', {
          icon: 'drum+maracas',
          choices: [inColours('red', 'blue')],
          models: [
            'lumo|Junior Kit/少儿鼓|Sticks and Stool|含鼓棒鼓凳|129',
            'lumo|Hand Drum/手鼓|Goat Skin|羊皮手鼓|59.9',
          ],
          points: ['Even tone|音色均匀', 'Mute pads included|附消音垫', 'Steel hoops|钢圈'],
          about: 'Rhythm first, everything else later.|先有节奏，再有其他。',
          specs: ['Shell|鼓腔|Poplar|杨木', 'Size|尺寸|14 in|14英寸'],
          unit: 'piece|只',
        }),
        family('Saxophone & Trumpet|管乐器', {
          icon: 'saxophone+musical-note',
          choices: [inColours('gold', 'silver')],
          models: [
            'lumo|Alto/中音|Lacquered Brass|中音萨克斯|399',
            'lumo|Cornet/小号|Student Trumpet|学生小号|199',
            'lumo|Flute/长笛|Silver-Plated|镀银长笛|179',
          ],
          points: ['Free-blowing|吹奏省力', 'Leather pads|皮垫', 'Case and cloth|附箱与擦布'],
          about: 'Jazz, eventually.|总有一天会是爵士。',
          specs: ['Key|调性|E♭', 'Finish|表面|Lacquer|漆金'],
          unit: 'piece|支',
        }),
      ),
      leaf(
        'Records & Posters|唱片收藏',
        family('a Record|黑胶唱片', {
          icon: 'optical-disk+radio',
          isTitled: true,
          choices: [choice('Format|版本', ['Vinyl|黑胶', 'CD'])],
          unit: 'copy|张',
          models: [
            'lumo|Rain Sessions/雨中录音|Live in One Take|一镜到底现场|24.9',
            'lumo|Piano for Sleepless Cats/给失眠猫的钢琴曲|Solo Piano|钢琴独奏|19.9',
            'lumo|Harbour Lights, Slow Trains/港灯与慢车|Jazz Quartet|爵士四重奏|22.9',
          ],
          points: ['180 g pressing|180克压片', 'Lyrics booklet|附歌词册', 'Download code|附下载码'],
          about: 'Side A for dinner, side B for after.|A面配晚餐，B面配之后。',
          specs: ['Tracks|曲目|10', 'Length|时长|42 min|42分钟'],
        }),
      ),
    ),
    group(
      'Learning Aids|教学用品',
      leaf(
        'Globes|地球仪',
        family('Globe|地球仪', {
          icon: 'globe-showing-asia-australia+world-map',
          choices: [choice('Diameter|直径', ['20 cm|20厘米', '32 cm|32厘米'], 60)],
          models: [
            'pagemoss|Night & Day/昼夜|Lights up Cities|夜光城市|39.9',
            'pagemoss|Talking/语音|Touch to Hear|点读|59.9',
            'pagemoss|Antique/复古|Brass Meridian|黄铜经圈|49.9',
          ],
          points: ['Current borders|最新版', 'Raised mountains|地形浮雕', 'Metal arm|金属支架'],
          about: 'Spin it, stop it, look it up.|转一转，停下来，查一查。',
          specs: ['Scale|比例尺|1 : 40 million|1:4000万', 'Lamp|灯|LED'],
          unit: 'piece|台',
        }),
      ),
      leaf(
        'Science Sets|科学实验',
        family('Microscope & Lab Set|显微镜套装', {
          icon: 'microscope+test-tube',
          choices: [choice('Power|倍数', ['400×', '1200×'], 40)],
          models: [
            'pagemoss|Pondlife/池塘|Slides Included|含12片标本|49.9',
            'pagemoss|Chemistry/化学|60 Safe Experiments|60个安全实验|34.9',
            'pagemoss|Crystal Lab/晶体|Grow Seven Crystals|培育七种晶体|24.9',
          ],
          points: ['Phone mount|手机支架', 'Metal body|金属镜身', 'Guide in pictures|图解手册'],
          about: 'A drop of water will never be boring again.|一滴水，从此不再无聊。',
          specs: ['Objective|物镜|4× / 10× / 40×', 'Age|适龄|8 +|8岁以上'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Counting & Rulers|计算测量',
        family('Abacus & Ruler Set|算盘尺子套装', {
          icon: 'abacus+triangular-ruler',
          choices: [],
          models: [
            'pagemoss|Beads/珠|Wooden, 13 Rods|木制13档|12.9',
            'pagemoss|Geometry Tin/几何盒|Compass and Rulers|圆规尺子|7.99',
            'pagemoss|Fractions/分数|Magnetic Circles|磁性分数圆|14.9',
          ],
          points: ['Smooth beads|珠子顺滑', 'Numbers engraved|刻度清晰', 'Case included|附收纳盒'],
          about: 'Arithmetic you can hear.|听得见的算术。',
          specs: ['Wood|材质|Beech|榉木', 'Size|尺寸|31 cm|31厘米'],
          unit: 'set|套',
        }),
      ),
    ),
  ],
};
