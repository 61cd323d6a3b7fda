// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const home: Department = {
  key: 'home',
  name: words('Home & Kitchen|家居厨具'),
  icon: 'couch-and-lamp',
  unit: words('piece|件'),
  care: words(
    'Large pieces come in two boxes with every tool needed. Assembly in one visit can be booked with the order. Thirty days to live with it before you decide.|大件分箱配送，工具随附，可预约上门安装。30天试用，不满意可退。',
  ),
  palettes: ['sand', 'sage', 'clay', 'pearl', 'peach', 'aqua'],
  groups: [
    group(
      'Furniture|家具',
      leaf(
        'Sofas|沙发',
        family('Sofa|沙发', {
          icon: 'couch-and-lamp+potted-plant',
          choices: [
            inColours('blue', 'green', 'camel', 'graphite'),
            choice('Seats|座数', ['2 seats|双人位', '3 seats|三人位'], 35),
          ],
          models: [
            'nestora|Afternoon/午后|Deep, Washable Covers|可拆洗深座|399',
            'nestora|Loft/阁楼|Turns into a Bed|可变床|459',
            'nestora|Cloud Nine/云端|Down-Filled|羽绒填充|699',
          ],
          points: [
            'Covers come off and wash|沙发套可拆洗',
            'Springs by the pocket|独立袋装弹簧',
            'Cat-tested fabric|猫抓布面料',
          ],
          about: 'For naps that were meant to be ten minutes.|本来只打算眯十分钟。',
          specs: ['Size|尺寸|210 × 95 × 82 cm|210×95×82厘米', 'Frame|框架|Beech|榉木'],
          unit: 'piece|张',
        }),
      ),
      leaf(
        'Chairs|椅凳',
        family('Chair|餐椅', {
          icon: 'chair+hot-beverage',
          choices: [inColours('brown', 'white', 'teal')],
          models: [
            'nestora|Bentwood/曲木|Stacks by Six|曲木可叠|49.9',
            'nestora|Study Chair/学习椅|Grows with the Child|可升降|79',
            'tektory|Ergo Seat/人体工学椅|Mesh Back, Four Adjustments|网背四向调节|169',
          ],
          points: [
            'Holds 150 kg|承重150千克',
            'Felt feet, no scratches|毛毡脚垫不刮地',
            'Assembled in five minutes|五分钟装好',
          ],
          about: 'Comfortable through the second helping and the long talk after.|坐到添第二碗饭，再聊到深夜。',
          specs: ['Seat|座高|45 cm|45厘米', 'Material|材质|Ash|白蜡木'],
          unit: 'piece|把',
        }),
        family('Recliner Seat|躺椅', {
          icon: 'seat+open-book',
          choices: [inColours('red', 'navy', 'camel')],
          models: ['nestora|Sundown/日落|Zero Gravity|零重力|229', 'nestora|Cinema/影院|Cup Holders|带杯架|269'],
          points: ['Moves without a sound|静音调节', 'Heated back|背部加热', 'Leather easy to wipe|皮面易擦'],
          about: 'Feet up, phone down.|脚抬起来，手机放下。',
          specs: ['Angles|角度|105-160°', 'Load|承重|140 kg|140千克'],
          unit: 'piece|把',
        }),
      ),
      leaf(
        'Beds|床与床垫',
        family('Bed|床', {
          icon: 'bed+zzz',
          choices: [choice('Size|尺寸', ['120 × 200 cm|1.2米', '150 × 200 cm|1.5米', '180 × 200 cm|1.8米'], 18)],
          models: [
            'nestora|Stillwater/静水|Oak, No Squeak|橡木静音|429',
            'nestora|Storage/收纳|Lifts Up, 600 Litres|气压高箱|499',
            'nestora|Mattress/床垫|Seven Zones, in a Roll|七区床垫 卷包|269',
          ],
          points: ['Silent slats|排骨架无异响', 'Solid oak|实木框架', 'Hundred nights to try|百日试睡'],
          about: 'The quietest piece of furniture you will own.|家里最安静的一件家具。',
          specs: ['Wood|木材|Oak|橡木', 'Load|承重|300 kg|300千克'],
          unit: 'piece|张',
        }),
      ),
      leaf(
        'Doors & Windows|门窗',
        family('Wardrobe & Door Set|衣柜门组', {
          icon: 'door+key',
          choices: [inColours('brown', 'white', 'green')],
          models: ['nestora|Slide/推拉|Sliding Wardrobe|推拉衣柜|359', 'nestora|Barn/谷仓门|With Rail|含吊轨|189'],
          points: ['Closes softly|缓冲静音', 'Water-based paint|水性漆', 'Fits uneven walls|可微调'],
          about: 'Hides what needs hiding, beautifully.|把该藏的都藏好，还藏得好看。',
          specs: ['Height|高度|220 cm|220厘米', 'Board|板材|E0 class|E0级环保'],
          unit: 'set|套',
        }),
        family('Window Blinds|窗帘百叶', {
          icon: 'window+sun',
          choices: [choice('Width|宽度', ['80 cm|80厘米', '120 cm|120厘米', '160 cm|160厘米'], 25)],
          models: ['nestora|Shade/遮光|Blackout|全遮光|35.9', 'nestora|Bamboo/竹帘|Filters Light|透光竹帘|32.9'],
          points: ['No drilling|免打孔', 'Cord-free, child-safe|无绳儿童安全', 'Cut to the centimetre|按厘米定制'],
          about: 'Sleep until the blinds decide.|睡到窗帘说了算。',
          specs: ['Height|高度|180 cm|180厘米', 'Fixing|安装|Clip|卡扣'],
          unit: 'piece|幅',
        }),
      ),
    ),
    group(
      'Kitchenware|厨房用品',
      leaf(
        'Pots & Pans|锅具',
        family('Frying Pan|平底锅', {
          icon: 'cooking+egg',
          choices: [choice('Size|直径', ['24 cm|24厘米', '28 cm|28厘米', '30 cm|30厘米'], 14)],
          models: [
            'kettlewood|Iron/铁心|Seasoned Cast Iron|已开锅铸铁|39.9',
            'kettlewood|Slick/顺滑|Ceramic Non-Stick|陶瓷不粘|32.9',
            'kettlewood|Copper/紫铜|Three-Ply|三层复合|79',
          ],
          points: ['Eggs slide|煎蛋不粘', 'Works on induction|电磁炉可用', 'Handle stays cool|手柄不烫'],
          about: 'The first pan you reach for.|最先伸手去拿的那口锅。',
          specs: ['Base|锅底|5 mm|5毫米', 'Oven|烤箱|250 °C|250℃'],
          unit: 'piece|口',
        }),
        family('Casserole|炖锅', {
          icon: 'shallow-pan-of-food+carrot',
          choices: [choice('Size|直径', ['22 cm|22厘米', '26 cm|26厘米'], 20)],
          models: [
            'kettlewood|Hearth 24/炉火24|Enamelled Iron|珐琅铸铁|69.9',
            'kettlewood|Paella/海鲜饭锅|For Eight|八人份|49.9',
          ],
          points: ['Locks in steam|锁水蒸汽循环', 'From stove to table|灶台到餐桌', 'Lasts for grandchildren|用到传家'],
          about: 'Soups, stews and one loaf of bread on Saturdays.|煲汤、炖肉，周六再烤一个面包。',
          specs: ['Volume|容量|4.2 L|4.2升', 'Weight|重量|4.8 kg|4.8千克'],
          unit: 'piece|口',
        }),
      ),
      leaf(
        'Knives|刀具',
        family('Kitchen Knife|厨刀', {
          icon: 'kitchen-knife+onion',
          choices: [choice('Length|刃长', ['16 cm|16厘米', '18 cm|18厘米', '21 cm|21厘米'], 15)],
          models: [
            'kettlewood|Damask/大马士革|67 Layers|67层花纹钢|59.9',
            'kettlewood|Chef/主厨|Forged in One Piece|一体锻造|39.9',
            'kettlewood|Set of Five/五件套|With Block|含刀座|79',
          ],
          points: [
            'Falls through tomatoes|切番茄不压',
            'Balanced at the finger|重心在指间',
            'Sharpened free for life|终身免费磨刀',
          ],
          about: 'Cutting onions is no longer a reason to cry.|切洋葱不再是流泪的理由。',
          specs: ['Steel|钢材|VG-10', 'Hardness|硬度|60 HRC'],
          unit: 'piece|把',
        }),
      ),
      leaf(
        'Tableware|餐具',
        family('Tableware Set|餐具套装', {
          icon: 'fork-and-knife-with-plate+wine-glass',
          choices: [choice('Set|件数', ['4 people|4人份', '6 people|6人份'], 45)],
          models: [
            'kettlewood|Meadow/草地|Stoneware, 16 Pieces|粗陶16件|49.9',
            'kettlewood|Bone/骨瓷|Gold Rim|骨瓷描金|89',
          ],
          points: [
            'Dishwasher and microwave|可洗碗机微波炉',
            'No lead|无铅釉',
            'Single plates can be bought later|可单只补购',
          ],
          about: 'Makes toast look like breakfast at an inn.|把吐司吃出民宿早餐的样子。',
          specs: ['Material|材质|Stoneware|粗陶', 'Pieces|件数|16'],
          unit: 'set|套',
        }),
        family('Bowl & Spoon Set|碗勺套装', {
          icon: 'bowl-with-spoon+steaming-bowl',
          choices: [inColours('blue', 'cream', 'green')],
          models: [
            'kettlewood|Ripple/涟漪|Hand-Thrown|手拉坯|24.9',
            'tinytrail|First Bowl/宝宝碗|Sticks to the Table|吸盘防打翻|14.9',
          ],
          points: ['Warm in the hand|握着温润', 'Stack neatly|可叠放', 'Glazed by hand|手工上釉'],
          about: 'Soup tastes better from it, and we cannot explain why.|用它喝汤更好喝，我们也说不清为什么。',
          specs: ['Diameter|口径|14 cm|14厘米', 'Pieces|件数|4'],
          unit: 'set|套',
        }),
        family('Chopsticks|筷子', {
          icon: 'chopsticks+rice-ball',
          choices: [choice('Pairs|数量', ['5 pairs|5双', '10 pairs|10双'], 80)],
          models: [
            'kettlewood|Wenge/鸡翅木|Unlacquered|无漆无蜡|8.99',
            'kettlewood|Alloy/合金|Does Not Mould|防霉合金|9.99',
          ],
          points: ['No lacquer|无漆', 'Fine tips|细尖好夹', 'Does not roll|方头不滚'],
          about: 'Long enough for hot pot, fine enough for peanuts.|涮火锅够长，夹花生够细。',
          specs: ['Length|长度|25 cm|25厘米', 'Wood|材质|Wenge|鸡翅木'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Cups & Glasses|杯壶',
        family('Wine Glasses|红酒杯', {
          icon: 'wine-glass+grapes',
          choices: [choice('Set|数量', ['2 glasses|2只', '4 glasses|4只', '6 glasses|6只'], 70)],
          models: [
            'kettlewood|Vineyard/葡萄园|Lead-Free Crystal|无铅水晶|19.9',
            'kettlewood|Stemless/无脚杯|Hard to Tip|不易倒|16.9',
          ],
          points: ['Thin rim|薄口', 'Rings when touched|轻碰有声', 'Dishwasher safe|可洗碗机'],
          about: 'Thin where lips meet it, strong where hands do.|唇边薄，手边稳。',
          specs: ['Volume|容量|450 ml|450毫升', 'Height|高度|22 cm|22厘米'],
          unit: 'set|套',
        }),
        family('Tumbler|随行杯', {
          icon: 'cup-with-straw+ice',
          choices: [inColours('sky', 'rose', 'graphite')],
          models: [
            'kettlewood|Double Wall/双层|Hot or Cold|冷热皆宜|14.9',
            'select|Straw Cup/吸管杯|1.2 Litres, Fits the Car|1.2升车载杯|19.9',
          ],
          points: ['No drops outside|外壁不凝水', 'Fits the car holder|可放杯架', 'Lid that seals|密封不漏'],
          about: 'Ice at five, from ice at nine.|早上九点的冰，下午五点还在。',
          specs: ['Volume|容量|480 ml|480毫升', 'Material|材质|Borosilicate|高硼硅'],
          unit: 'piece|只',
        }),
        family('Tea Set|茶具', {
          icon: 'teapot+teacup-without-handle',
          choices: [inColours('teal', 'brown', 'white')],
          models: [
            'teaharbour|Gongfu/功夫|Pot and Six Cups|一壶六杯|39.9',
            'teaharbour|Travel Tea/旅行茶具|In a Padded Case|便携旅行包|29.9',
            'kettlewood|English Tea/下午茶|Pot, Cups, Stand|英式下午茶|59.9',
          ],
          points: ['Pours without a drip|断水利落', 'Fired at 1,300 °C|1300℃高温烧制', 'Gift box|礼盒装'],
          about: 'Slows down an afternoon by about an hour.|能让下午慢上一小时。',
          specs: ['Volume|壶容量|200 ml|200毫升', 'Material|材质|Porcelain|白瓷'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Bed & Bath|床品卫浴',
      leaf(
        'Bathroom|卫浴用品',
        family('Bath Set|浴室套装', {
          icon: 'bathtub+soap',
          choices: [inColours('sky', 'white', 'mint')],
          models: [
            'nestora|Spa/水疗|Mat, Tray and Pillow|浴垫浴架浴枕|39.9',
            'select|Fold Tub/折叠浴桶|For Small Bathrooms|小户型折叠|59.9',
          ],
          points: ['Dries quickly|速干', 'Non-slip|防滑', 'No smell|无异味'],
          about: 'The evening’s best twenty minutes.|一晚上最好的二十分钟。',
          specs: ['Material|材质|Bamboo, cotton|竹、棉', 'Pieces|件数|3'],
          unit: 'set|套',
        }),
        family('Shower Head|花洒', {
          icon: 'shower+droplet',
          choices: [inColours('silver', 'black', 'gold')],
          models: [
            'nestora|Rainfall/雨幕|Saves 30 % Water|增压节水|29.9',
            'nestora|Filter/过滤|Softens Water|过滤除氯|35.9',
          ],
          points: ['Five sprays|五档出水', 'No tools|免工具安装', 'Wipes free of lime|硅胶防垢'],
          about: 'Warm rain, indoors, on demand.|随时在家下一场温暖的雨。',
          specs: ['Diameter|直径|12 cm|12厘米', 'Thread|接口|G1/2'],
        }),
      ),
      leaf(
        'Paper & Towels|纸品毛巾',
        family('Tissue Paper|卷纸抽纸', {
          icon: 'roll-of-paper+white-flower',
          choices: [choice('Pack|规格', ['12 rolls|12卷', '24 rolls|24卷', '48 rolls|48卷'], 82)],
          models: [
            'select|Soft Four/四层柔|Four Layers|四层加厚|7.99',
            'nestora|Bamboo Paper/竹浆|Unbleached|竹浆本色|8.99',
          ],
          points: ['Does not shed|不掉屑', 'Strong when wet|湿水不破', 'Plastic-free wrap|无塑包装'],
          about: 'Soft, strong, boring in the best way.|柔软、结实，平淡得恰到好处。',
          specs: ['Layers|层数|4', 'Sheets|段数|180'],
          unit: 'pack|提',
        }),
      ),
      leaf(
        'Sewing & Yarn|针线编织',
        family('Knitting Yarn|毛线', {
          icon: 'yarn+sewing-needle',
          choices: [inColours('rose', 'teal', 'yellow', 'lilac')],
          models: [
            'nestora|Lamb/小羊|Merino, 100 g|美丽诺100克|8.99',
            'nestora|Starter Kit/新手包|Scarf with Needles|围巾材料包|17.9',
          ],
          points: ['Soft for babies|婴儿级柔软', 'Does not split|不劈线', 'Video lesson|附视频教程'],
          about: 'A scarf by winter, if you start now.|现在开始，冬天就有围巾。',
          specs: ['Weight|重量|100 g|100克', 'Length|长度|200 m|200米'],
          unit: 'ball|团',
        }),
        family('Sewing Kit|针线盒', {
          icon: 'thread+scissors',
          choices: [choice('Size|规格', ['30 threads|30色', '60 threads|60色'], 55)],
          models: ['nestora|Mend/缝补|Tin Box|铁盒|14.9', 'select|Travel Mend/便携针线|Palm Size|掌心大小|5.99'],
          points: ['Strong thread|线韧不断', 'Sharp scissors|剪刀锋利', 'Everything has a place|分格收纳'],
          about: 'Saves a shirt a month.|每个月救回一件衬衫。',
          specs: ['Threads|线轴|30', 'Box|盒子|Tin|马口铁'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Decor & Light|装饰灯饰',
      leaf(
        'Pictures & Mirrors|挂画镜子',
        family('Framed Picture|装饰画', {
          icon: 'framed-picture+potted-plant',
          choices: [choice('Size|尺寸', ['30 × 40 cm|30×40厘米', '50 × 70 cm|50×70厘米'], 60)],
          models: [
            'nestora|Horizon/地平线|Oil on Canvas Print|油画布面|25.9',
            'nestora|Botanic/植物志|Set of Three|三联植物画|45.9',
          ],
          points: ['Solid wood frame|实木画框', 'No nails needed|无痕挂钩', 'Colours do not fade|不褪色'],
          about: 'A window where there was none.|给没有窗的墙，开一扇窗。',
          specs: ['Frame|画框|Oak|橡木', 'Print|印刷|Giclée|艺术微喷'],
          unit: 'piece|幅',
        }),
      ),
      leaf(
        'Candles & Lanterns|香薰灯笼',
        family('Scented Candle|香薰蜡烛', {
          icon: 'candle+wrapped-gift',
          choices: [choice('Scent|香型', ['Fig|无花果', 'Cedar|雪松', 'Linen|晒过的被子'])],
          models: [
            'nestora|Dusk/黄昏|50 Hours|燃烧50小时|17.9',
            'nestora|Three Wick/三芯|Large Room|三芯大空间|29.9',
            'vermeille|Petal/花瓣|Rose and Oud|玫瑰乌木|24.9',
          ],
          points: ['Soy wax, cotton wick|大豆蜡棉芯', 'Even pool, no smoke|无黑烟', 'Glass becomes a cup|杯子可再用'],
          about: 'Turns on the evening.|点亮它，夜晚才开始。',
          specs: ['Wax|蜡|Soy|大豆蜡', 'Burn|燃烧|50 h|50小时'],
        }),
        family('Paper Lantern|灯笼', {
          icon: 'red-paper-lantern+firecracker',
          choices: [choice('Pack|数量', ['2 pieces|2只', '6 pieces|6只'], 150)],
          models: ['nestora|Festival/节庆|Folds Flat|可折叠|9.99', 'nestora|Garden LED/庭院|Solar|太阳能庭院灯|24.9'],
          points: ['Weatherproof|防雨', 'Opens in seconds|一撑即开', 'Warm light|暖光'],
          about: 'Hang two and the street looks happier.|挂上两盏，整条街都喜庆。',
          specs: ['Diameter|直径|30 cm|30厘米', 'Material|材质|Waxed paper|蜡纸'],
          unit: 'set|对',
        }),
      ),
      leaf(
        'Clocks|时钟',
        family('Alarm Clock|闹钟', {
          icon: 'alarm-clock+sun',
          choices: [inColours('red', 'mint', 'cream')],
          models: [
            'nestora|Sunrise/日出|Wakes by Light|日出唤醒|35.9',
            'nestora|Twin Bell/双铃|Silent Hands|静音扫秒|17.9',
            'select|Kids Clock/儿童闹钟|Teaches Time|学习认时间|14.9',
          ],
          points: ['No ticking|无滴答声', 'Snooze that gives up after three|贪睡三次为限', 'Glows softly|柔和夜光'],
          about: 'Rings like it means it.|说到做到地响。',
          specs: ['Power|供电|USB / AA', 'Diameter|直径|11 cm|11厘米'],
        }),
        family('Wind Chime|风铃', {
          icon: 'wind-chime+leaf-fluttering-in-wind',
          choices: [inColours('teal', 'rose', 'sky')],
          models: ['nestora|Breeze/微风|Tuned to G|手工调音|15.9', 'nestora|Glass/玻璃|Painted by Hand|手绘玻璃|12.9'],
          points: ['Soft, never shrill|音色柔和', 'Rustproof|防锈', 'Gift box|附礼盒'],
          about: 'Tells you when the weather changes its mind.|天气变卦时，它先知道。',
          specs: ['Length|长度|45 cm|45厘米', 'Material|材质|Brass, glass|黄铜、玻璃'],
        }),
      ),
    ),
    group(
      'Cleaning|清洁收纳',
      leaf(
        'Cleaning Tools|清洁工具',
        family('Bucket & Mop|拖把桶', {
          icon: 'bucket+broom',
          choices: [inColours('sky', 'green')],
          models: ['nestora|Spin/旋转|Two Chambers|污净分离|29.9', 'select|Bucket/水桶|Foldable|折叠水桶|9.99'],
          points: ['Hands stay dry|免手洗', 'Clean water apart|净污分离', 'Reaches under beds|可平躺伸入床底'],
          about: 'Floors done before the song ends.|一首歌没放完，地已拖好。',
          specs: ['Volume|容量|6 L|6升', 'Handle|杆长|128 cm|128厘米'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Storage|收纳',
        family('Storage Basket|收纳篮', {
          icon: 'basket+yarn',
          choices: [
            inColours('camel', 'white', 'graphite'),
            choice('Size|规格', ['Small|小号', 'Medium|中号', 'Large|大号'], 35),
          ],
          models: [
            'nestora|Woven/编织|Cotton Rope|棉绳编织|14.9',
            'nestora|Laundry/脏衣篮|Two Handles|双提手|22.9',
            'select|Crate/收纳箱|Folds Flat|可折叠|12.9',
          ],
          points: ['Keeps its shape|不塌', 'Soft on floors|不伤地板', 'Lid available|可配盖'],
          about: 'Order, without having to be tidy.|不用很勤快，也能很整齐。',
          specs: ['Size|尺寸|38 × 28 × 22 cm|38×28×22厘米', 'Material|材质|Cotton|棉'],
        }),
      ),
      leaf(
        'Waste & Plumbing|垃圾桶管道',
        family('Pedal Bin|脚踏垃圾桶', {
          icon: 'wastebasket+roll-of-paper',
          choices: [inColours('white', 'graphite', 'mint'), choice('Volume|容量', ['8 L|8升', '12 L|12升'], 30)],
          models: [
            'nestora|Hush/静音|Closes Silently|缓降静音|19.9',
            'nestora|Sensor/感应|Opens by Hand Wave|挥手开盖|34.9',
          ],
          points: ['Bag does not show|袋边不外露', 'Wipes clean|易擦洗', 'No smell gets out|密封防臭'],
          about: 'The least noticed thing in the room, as it should be.|房间里最不显眼的东西，本该如此。',
          specs: ['Height|高度|30 cm|30厘米', 'Steel|材质|Fingerprint-proof|防指纹钢'],
        }),
        family('Drain Plunger|管道疏通器', {
          icon: 'plunger+toilet',
          choices: [],
          models: ['nestora|Rescue/救急|One Push|一按即通|12.9', 'select|Snake/疏通弹簧|5 Metres|五米弹簧|9.99'],
          points: ['No chemicals|不用化学剂', 'Seals on any drain|贴合各种口径', 'Hangs in its case|附收纳盒'],
          about: 'You will need it on a Sunday evening. Buy it on a Monday.|总在周日晚上要用，请周一就买好。',
          specs: ['Length|长度|48 cm|48厘米', 'Material|材质|Rubber|橡胶'],
        }),
      ),
    ),
  ],
};
