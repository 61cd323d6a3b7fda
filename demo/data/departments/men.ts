import { choice, clothingSizes, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

const waist = choice('Waist|腰围', ['30', '32', '34', '36']);

export const men: Department = {
  key: 'men',
  name: words('Men’s Fashion|男装'),
  icon: 'necktie',
  unit: words('piece|件'),
  care: words(
    'Measured on real people: the size table is exact to one centimetre. Wash at 30 °C. If it does not fit, the second size is sent before the first comes back.|真人实测尺码，误差一厘米以内。30℃水洗。不合身先寄新码，再退旧码。',
  ),
  palettes: ['slate', 'sand', 'pearl', 'sage', 'sky'],
  groups: [
    group(
      'Shirts & Tops|上装',
      leaf(
        'Shirts|衬衫',
        family('Oxford Shirt|牛津纺衬衫', {
          icon: 'running-shirt+necktie',
          choices: [inColours('white', 'sky', 'navy'), clothingSizes],
          models: [
            'thornley|Heritage/经典|Non-Iron Cotton|纯棉免烫|35.9',
            'thornley|Slim City/都市|Slim Fit with Stretch|修身微弹|38.9',
            'select|Workday/通勤|Two-Way Collar|两穿领型|22.9',
          ],
          points: [
            'Ready from the drier|烘干即穿',
            'Collar stands without stays|领子自然挺',
            'Long enough to stay tucked|下摆够长不跑出',
          ],
          about: 'For the days that start with a meeting and end on a balcony.|从早会穿到阳台小酌。',
          specs: ['Fabric|面料|100% cotton|100%棉', 'Fit|版型|Regular|标准'],
        }),
      ),
      leaf(
        'Polo & T-Shirts|Polo衫T恤',
        family('Men’s T-Shirt|男士T恤', {
          icon: 't-shirt+shorts',
          choices: [inColours('navy', 'white', 'olive', 'graphite'), clothingSizes],
          models: [
            'thornley|Anchor/锚|Heavyweight 260 g|260克重磅|19.9',
            'thornley|Cool Dry/凉感|Dries in an Hour|一小时速干|22.9',
            'select|Five-Pack/五件装|Plain, No Logo|素色无标|39.9',
          ],
          points: [
            'Stays square after washing|洗后不变形',
            'Taped shoulder seams|肩缝加固',
            'Label printed, nothing to scratch|印标不扎脖',
          ],
          about: 'A shirt that has no message and needs none.|没有图案，也不需要。',
          specs: ['Weight|克重|260 g/m²|260克', 'Fabric|面料|Cotton|棉'],
        }),
      ),
      leaf(
        'Knitwear & Hoodies|毛衣卫衣',
        family('Hoodie|连帽卫衣', {
          icon: 'womans-clothes+headphone',
          choices: [inColours('graphite', 'green', 'wine'), clothingSizes],
          models: [
            'thornley|Fireside/炉火|Brushed Inside|内里抓绒|45.9',
            'thornley|Loopback/毛圈|Spring Weight|春秋毛圈|39.9',
            'thornley|Zip/拉链|Full Zip, Two Pockets|全拉链双袋|49.9',
          ],
          points: [
            'Hood lined in the same cloth|帽里同料双层',
            'Cuffs that hold|袖口不松垮',
            'Washed once before you get it|出厂预水洗',
          ],
          about: 'Heavy in the hand, soft on the neck: a hoodie for adults.|拿在手里有分量，贴在脖子上很柔软。',
          specs: ['Weight|克重|400 g/m²|400克', 'Fabric|面料|80% cotton|80%棉'],
        }),
      ),
    ),
    group(
      'Outerwear|外套',
      leaf(
        'Jackets|夹克',
        family('Men’s Jacket|男士夹克', {
          icon: 'coat+gloves',
          choices: [inColours('navy', 'olive', 'brown'), clothingSizes],
          models: [
            'thornley|Harbour/港湾|Waxed Cotton|油蜡棉|119',
            'thornley|Commuter/通勤|Rain-Proof, Packs Small|防雨可收纳|79',
            'thornley|Expedition/远征|Down for −20 °C|零下20度羽绒|169',
          ],
          points: [
            'Six pockets, none of them show|六个口袋都藏得好',
            'Sleeves pre-bent for cycling|立体袖，骑车不紧绷',
            'Two-way zip|双向拉链',
          ],
          about: 'Better in the third year than in the first.|越穿越好看，第三年最好。',
          specs: ['Shell|面料|Waxed cotton|油蜡棉', 'Lining|里料|Cotton|棉'],
        }),
      ),
      leaf(
        'Work & Safety Wear|工装',
        family('Safety Vest|反光工装马甲', {
          icon: 'safety-vest+rescue-workers-helmet',
          choices: [inColours('orange', 'yellow'), clothingSizes],
          models: [
            'thornley|Visible/显眼|Class 2 Reflective|二级反光|14.9',
            'thornley|Foreman/工长|Eight Pockets|八袋多功能|24.9',
          ],
          points: [
            'Seen from 300 metres|300米外可见',
            'Breaks away when caught|勾挂自动脱开',
            'Washes 50 times|可水洗50次',
          ],
          about: 'For sites, roadsides and early bicycle rides.|工地、路边、清晨骑行都安心。',
          specs: ['Standard|标准|EN ISO 20471', 'Fabric|面料|Polyester mesh|涤纶网布'],
        }),
        family('Lab Coat|白大褂', {
          icon: 'lab-coat+test-tube',
          choices: [inColours('white', 'sky'), clothingSizes],
          models: [
            'thornley|Method/方法|Cotton, Stain-Resistant|纯棉防污|29.9',
            'thornley|Ward/查房|Light, Breathable|轻薄透气|27.9',
          ],
          points: ['Splash rolls off|防泼溅', 'Pockets hold a tablet|大袋放平板', 'Boil-proof|可高温煮洗'],
          about: 'Keeps its shape through long shifts and hot washes.|长班次、高温洗，依旧挺括。',
          specs: ['Fabric|面料|Cotton twill|纯棉斜纹', 'Closure|门襟|Snaps|按扣'],
        }),
      ),
      leaf(
        'Training Uniforms|武道服',
        family('Martial Arts Uniform|武道训练服', {
          icon: 'martial-arts-uniform+boxing-glove',
          choices: [
            inColours('white', 'black', 'blue'),
            choice('Height|身高', ['150 cm|150厘米', '165 cm|165厘米', '180 cm|180厘米'], 6),
          ],
          models: [
            'thornley|Dojo/道场|Pearl Weave|珍珠纹面料|39.9',
            'thornley|First Belt/启蒙|For Beginners, Belt Included|入门款 送腰带|25.9',
            'thornley|Kumite/对练|Light, Dries Overnight|轻薄隔夜干|49.9',
          ],
          points: [
            'Reinforced at knees and shoulders|膝肩加固',
            'Shrinks less than 2%|缩水低于2%',
            'Drawstring that does not vanish|抽绳不缩进',
          ],
          about: 'Cracks like it should and survives every throw.|出招有声，怎么摔都不破。',
          specs: ['Weight|克重|400 g/m²|400克', 'Fabric|面料|Cotton|棉'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Trousers|裤装',
      leaf(
        'Jeans|牛仔裤',
        family('Men’s Jeans|男士牛仔裤', {
          icon: 'jeans+hiking-boot',
          choices: [inColours('navy', 'black', 'blue'), waist],
          models: [
            'thornley|Foundry/铸造|Selvedge Denim|赤耳丹宁|79',
            'thornley|Easy/自在|Stretch, Tapered|弹力锥形|49.9',
            'select|Basic Jeans/基本款|Straight Leg|直筒|29.9',
          ],
          points: [
            'Chain-stitched hem|锁链缝裤脚',
            'Room in the thigh, narrow at the ankle|大腿宽松，裤脚利落',
            'Hidden rivets, safe for chairs|暗铆钉不刮椅',
          ],
          about: 'Stiff for a week, then yours for ten years.|硬一个星期，陪你十年。',
          specs: ['Weight|重量|13 oz|13盎司', 'Fabric|面料|Cotton|棉'],
        }),
      ),
      leaf(
        'Shorts & Swim|短裤泳裤',
        family('Swim Shorts|沙滩泳裤', {
          icon: 'shorts+beach-with-umbrella',
          choices: [inColours('teal', 'orange', 'navy'), clothingSizes],
          models: [
            'thornley|Jetty/栈桥|Mesh Lined|内衬网布|24.9',
            'thornley|Marathon/马拉松|Split Side for Running|开衩跑步短裤|22.9',
            'thornley|Lido/泳池|Zip Pocket for Keys|拉链钥匙袋|27.9',
          ],
          points: ['Dry before lunch|午饭前就干', 'Zip pocket for keys|拉链袋放钥匙', 'No rubbing|不磨腿'],
          about: 'From the pier to the café without changing.|上岸直接去咖啡馆。',
          specs: ['Fabric|面料|Recycled polyester|再生聚酯', 'Inseam|内长|15 cm|15厘米'],
        }),
      ),
      leaf(
        'Underwear|内衣内裤',
        family('Boxer Briefs|男士平角内裤', {
          icon: 'briefs+socks',
          choices: [inColours('navy', 'graphite', 'wine'), clothingSizes],
          models: [
            'thornley|Modal/莫代尔|Three-Pack|三条装|19.9',
            'thornley|Sport/运动|No Ride-Up|不卷边|22.9',
            'thornley|Pima/皮马棉|Long-Staple Cotton|长绒棉|24.9',
          ],
          points: ['Seams lie flat|平缝不磨', 'Waistband without elastic bite|腰边不勒', 'Keeps cool|清爽不闷'],
          about: 'The pair you forget you are wearing.|穿上就忘了它的存在。',
          specs: ['Fabric|面料|95% modal|95%莫代尔', 'Pack|数量|3'],
          unit: 'pack|盒',
        }),
      ),
    ),
    group(
      'Accessories|配饰',
      leaf(
        'Ties|领带',
        family('Silk Tie|真丝领带', {
          icon: 'necktie+wrapped-gift',
          choices: [inColours('navy', 'wine', 'green', 'gold')],
          models: [
            'thornley|Boardroom/会议室|Hand-Rolled, 7.5 cm|手工卷边 7.5厘米|27.9',
            'thornley|Knit/针织|Square End|平头针织|24.9',
            'thornley|Wedding Set/婚礼套装|Tie, Square and Clip|领带口袋巾领带夹|39.9',
          ],
          points: ['Knots tidily, unknots flat|好打结不留褶', 'Lining that springs back|内衬回弹', 'Gift box|附礼盒'],
          about:
            'The right length, the right weight, the right answer to "formal".|长度刚好、厚度刚好，正式场合的标准答案。',
          specs: ['Fabric|面料|Mulberry silk|桑蚕丝', 'Width|宽度|7.5 cm|7.5厘米'],
          unit: 'piece|条',
        }),
      ),
      leaf(
        'Caps|帽子',
        family('Baseball Cap|棒球帽', {
          icon: 'billed-cap+sunglasses',
          choices: [inColours('blue', 'red', 'black', 'camel')],
          models: [
            'thornley|Dugout/休息区|Washed Cotton|水洗棉|15.9',
            'thornley|Trail Cap/山径|Quick-Dry, Foldable|速干可折|18.9',
            'select|Plain Cap/光板|No Logo at All|无标|9.99',
          ],
          points: [
            'Curved brim, not too curved|帽檐弧度刚好',
            'Sweatband dries fast|吸汗带速干',
            'Fits 56 to 61 cm|头围56-61厘米',
          ],
          about: 'Broken in from new, and it hides a bad hair day perfectly.|新的也像戴了很久，没洗头的日子全靠它。',
          specs: ['Fabric|面料|Cotton|棉', 'Closure|调节|Brass buckle|铜扣'],
          unit: 'piece|顶',
        }),
        family('Top Hat|礼帽', {
          icon: 'top-hat+magic-wand',
          choices: [inColours('black', 'graphite', 'wine')],
          models: [
            'thornley|Gala/盛典|Wool Felt, Satin Band|羊毛毡 缎带|49.9',
            'thornley|Stage/舞台|Folds Flat|可压扁|39.9',
          ],
          points: ['Keeps its crown|帽型挺立', 'Padded inside|内衬软垫', 'Hat box included|附帽盒'],
          about: 'For weddings, stages and one very good photograph.|婚礼、舞台，和一张特别好的照片。',
          specs: ['Material|材质|Wool felt|羊毛毡', 'Height|帽高|13 cm|13厘米'],
          unit: 'piece|顶',
        }),
      ),
      leaf(
        'Socks & Gloves|袜子手套',
        family('Socks|棉袜', {
          icon: 'socks+running-shoe',
          choices: [inColours('teal', 'graphite', 'orange')],
          models: [
            'thornley|Weekday/五日|Five Pairs|五双装|14.9',
            'thornley|Hike Wool/徒步羊毛|Cushioned Merino|美丽诺毛圈|17.9',
            'thornley|No-Show/隐形袜|Silicone Heel|硅胶防滑|9.99',
          ],
          points: [
            'Toes sewn without a ridge|缝头无骨',
            'Heel that stays up|袜跟不下滑',
            'No smell after a long day|一天不臭脚',
          ],
          about: 'Good socks are cheap happiness.|好袜子是最便宜的幸福。',
          specs: ['Fabric|面料|80% cotton|80%棉', 'Pairs|数量|5'],
          unit: 'pack|包',
        }),
        family('Gloves|保暖手套', {
          icon: 'gloves+snowflake',
          choices: [inColours('brown', 'black', 'red')],
          models: ['thornley|Driver/驾驶|Lamb Leather|羊皮|44.9', 'summitry|Touch/触屏|Works on Screens|触屏可用|19.9'],
          points: ['Windproof back|手背防风', 'Grip in the palm|掌心防滑', 'Long cuff|加长袖口'],
          about: 'Warm enough for the tram stop, thin enough for the keys.|等车够暖，掏钥匙不笨。',
          specs: ['Lining|里料|Fleece|抓绒', 'Sizes|尺码|M-L'],
          unit: 'pair|双',
        }),
      ),
    ),
  ],
};
