// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const sports: Department = {
  key: 'sports',
  name: words('Sports & Outdoors|运动户外'),
  icon: 'basketball',
  unit: words('piece|件'),
  care: words(
    'Tried by our own staff on real hills and courts. Use it for 30 days; if it fails in that time we replace it, mud and all.|店员亲自上山下场试用。30天内出问题，带着泥也给换。',
  ),
  palettes: ['sage', 'sky', 'peach', 'mint', 'sand', 'butter'],
  groups: [
    group(
      'Camping|露营野餐',
      leaf(
        'Tents|帐篷',
        family('Tent|帐篷', {
          icon: 'camping+fire',
          choices: [inColours('orange', 'green', 'sky'), choice('People|人数', ['2 people|双人', '4 people|四人'], 40)],
          models: [
            'summitry|Base/营地|Up in Three Minutes|三分钟速开|99',
            'summitry|Storm/风暴|Four Seasons|四季抗风|189',
            'select|Picnic/野餐|Pop-Up Shade|一抛即开遮阳|39.9',
          ],
          points: ['Stands in strong wind|抗七级风', 'Dry floor in rain|防雨3000mm', 'Packs to 45 cm|收纳45厘米'],
          about: 'A bedroom with a door to the stars.|一间门开向星空的卧室。',
          specs: ['Water column|防水|3000 mm|3000毫米', 'Weight|重量|2.9 kg|2.9千克'],
          unit: 'piece|顶',
        }),
        family('Beach Umbrella Tent|天幕遮阳伞', {
          icon: 'beach-with-umbrella+cup-with-straw',
          choices: [inColours('coral', 'blue')],
          models: [
            'summitry|Shore/沙滩|UPF 50+, with Anchor|UPF50+ 带地锚|34.9',
            'summitry|Canopy/天幕|4 × 5 m|4×5米天幕|69.9',
          ],
          points: ['Blocks 98% of UV|阻隔98%紫外线', 'Turns with the sun|可转角度', 'Sand anchor included|附沙地锚'],
          about: 'A square of shade that goes where you go.|走到哪，阴凉跟到哪。',
          specs: ['Diameter|直径|200 cm|200厘米', 'Weight|重量|1.9 kg|1.9千克'],
        }),
      ),
      leaf(
        'Lights & Compasses|照明导航',
        family('Torch|强光手电', {
          icon: 'flashlight+battery',
          choices: [inColours('black', 'orange')],
          models: [
            'summitry|Beacon/灯塔|1,200 Lumens|1200流明|29.9',
            'summitry|Head Torch/头灯|Hands-Free, 90 g|解放双手 90克|24.9',
            'select|Lantern/露营灯|Warm, Hangs|暖光可挂|17.9',
          ],
          points: ['Throws 300 metres|射程300米', 'USB-C charge|USB-C充电', 'Floats|落水可浮'],
          about: 'For power cuts, tents and whatever that noise was.|停电、露营，还有刚才那个怪声。',
          specs: ['Output|亮度|1200 lm|1200流明', 'Runtime|续航|12 h|12小时'],
        }),
        family('Compass|指南针', {
          icon: 'compass+world-map',
          choices: [inColours('gold', 'red')],
          models: [
            'summitry|Northing/北行|Liquid-Filled Brass|充液黄铜|19.9',
            'summitry|Map Compass/地图罗盘|Sighting Mirror|带瞄准镜|24.9',
          ],
          points: ['Settles in two seconds|两秒稳定', 'No battery|无需电池', 'Glows at night|夜光'],
          about: 'Never loses signal.|永远有信号。',
          specs: ['Diameter|直径|50 mm|50毫米', 'Accuracy|精度|±1°'],
        }),
      ),
      leaf(
        'Fire & Cooking|炉具炊具',
        family('Camp Stove|露营炉具', {
          icon: 'fire+shallow-pan-of-food',
          choices: [choice('Set|套装', ['Stove|单炉', 'Stove and pots|炉具加锅'], 70)],
          models: [
            'summitry|Ember/余烬|Boils in Three Minutes|三分钟沸水|32.9',
            'summitry|Fire Pit/焚火台|Folds Flat|折叠焚火台|39.9',
            'kettlewood|Campfire Duo/双灶|Two Burners, Wind Shield|双灶防风|49.9',
          ],
          points: ['Works in wind|防风', 'Folds to a fist|拳头大小', 'Lights itself|自动点火'],
          about: 'Coffee with a view costs four minutes.|风景里的一杯咖啡，只要四分钟。',
          specs: ['Power|功率|3000 W', 'Weight|重量|110 g|110克'],
        }),
      ),
      leaf(
        'Knives & Ropes|刀具绳索',
        family('Climbing Rope|登山绳', {
          icon: 'knot+hook',
          choices: [inColours('orange', 'blue'), choice('Length|长度', ['20 m|20米', '40 m|40米', '60 m|60米'], 60)],
          models: [
            'summitry|Belay/保护|Dynamic 9.8 mm|动力绳9.8mm|59.9',
            'summitry|Utility/辅绳|Camp Cord|营地辅绳|12.9',
            'greenrow|Arborist/攀树|Static, for Trees|攀树静力绳|39.9',
          ],
          points: ['Certified|UIAA认证', 'Supple, easy to knot|柔软好打结', 'Middle mark|中点标记'],
          about: 'Trust, by the metre.|按米计算的信任。',
          specs: ['Diameter|直径|9.8 mm|9.8毫米', 'Falls|冲坠|8'],
        }),
      ),
    ),
    group(
      'Ball Sports|球类运动',
      leaf(
        'Team Balls|篮足排',
        family('Basketball|篮球', {
          icon: 'basketball+goal-net',
          choices: [choice('Size|号码', ['Size 5|5号', 'Size 6|6号', 'Size 7|7号'])],
          models: [
            'summitry|Court/主场|Indoor and Outdoor|室内外通用|29.9',
            'summitry|Street/街头|Tough Rubber|耐磨橡胶|19.9',
          ],
          points: ['Deep channels|深沟纹好控', 'Grips when sweaty|吸汗不滑', 'Pump and net included|送打气筒球网'],
          about: 'The sound of summer evenings behind the school.|学校后面，夏天傍晚的声音。',
          specs: ['Cover|材质|Composite|吸湿PU', 'Size|号码|7'],
          unit: 'piece|只',
        }),
        family('Football|足球', {
          icon: 'soccer-ball+goal-net',
          choices: [choice('Size|号码', ['Size 4|4号', 'Size 5|5号'])],
          models: [
            'summitry|Derby/德比|Seamless|无缝热贴合|27.9',
            'summitry|Schoolyard/校园|Machine-Sewn|机缝耐踢|15.9',
          ],
          points: ['Flies true|飞行稳', 'Keeps its air|保气好', 'Soft touch|触感软'],
          about: 'Four jumpers for goalposts not included.|四件当球门的外套请自备。',
          specs: ['Weight|重量|430 g|430克', 'Bladder|内胆|Butyl|丁基'],
          unit: 'piece|只',
        }),
        family('Volleyball|排球', {
          icon: 'volleyball+sun',
          choices: [],
          models: [
            'summitry|Beach/沙滩|Soft, Salt-Proof|软皮防水|22.9',
            'summitry|Indoor/室内|Match Weight|比赛用球|27.9',
          ],
          points: ['Does not sting|不打手疼', 'Bright panels|醒目配色', 'Holds pressure|保气'],
          about: 'Keep it up for twenty and somebody buys ice cream.|连垫二十下，输的人请冰淇淋。',
          specs: ['Weight|重量|270 g|270克', 'Size|号码|5'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Racket Sports|球拍运动',
        family('Badminton Set|羽毛球拍套装', {
          icon: 'badminton+goal-net',
          choices: [inColours('blue', 'red', 'violet')],
          models: [
            'summitry|Feather/羽|Full Carbon, 78 g|全碳素 78克|45.9',
            'summitry|Family Four/家庭四拍|Four Rackets, Net|四拍带网|49.9',
          ],
          points: ['Strung and ready|已穿线', 'Light head, fast swing|拍头轻挥速快', 'Bag included|附拍包'],
          about: 'No wind, good light, one more game.|没风，光线好，再来一局。',
          specs: ['Weight|重量|78 g|78克', 'Tension|磅数|24 lbs|24磅'],
          unit: 'set|套',
        }),
        family('Table Tennis Bat|乒乓球拍', {
          icon: 'ping-pong+trophy',
          choices: [choice('Grip|握法', ['Straight|横拍', 'Penhold|直拍'])],
          models: [
            'summitry|Loop/弧圈|Five-Ply, Sticky Rubber|五层纯木 粘性胶皮|29.9',
            'select|Home Pair/家用双拍|Two Bats, Three Balls|双拍三球|14.9',
          ],
          points: ['Good spin|旋转强', 'Glued by hand|手工粘贴', 'Case included|附拍套'],
          about: 'Beats your uncle, eventually.|早晚能赢你舅舅。',
          specs: ['Plies|层数|5', 'Rubber|胶皮|Inverted|反胶'],
          unit: 'piece|支',
        }),
        family('Tennis Racket & Balls|网球', {
          icon: 'tennis+sun',
          choices: [choice('Set|套装', ['3 balls|3球', 'Racket and balls|球拍套装'], 400)],
          models: [
            'summitry|Baseline/底线|Pressurised|高弹耐打|7.99',
            'summitry|Solo Trainer/单人训练|Ball on a Cord|回弹训练器|9.99',
          ],
          points: ['Lively bounce|弹性好', 'Felt that lasts|毛毡耐磨', 'Tin keeps pressure|铝罐保压'],
          about: 'Fresh balls, that smell, that sound.|开罐那股味道，那声响。',
          specs: ['Court|场地|All|全场地', 'Balls|数量|3'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Bat & Club|棒球高尔夫',
        family('Golf Putting Set|高尔夫推杆套装', {
          icon: 'flag-in-hole+trophy',
          choices: [],
          models: [
            'summitry|Office Green/办公室果岭|3 m Mat, Returns the Ball|3米自动回球|69.9',
            'summitry|First Clubs/入门球杆|Seven Clubs and Bag|七支杆带包|199',
          ],
          points: ['Rolls like real grass|仿真草速', 'Rolls up|可卷收', 'Left and right hand|左右手通用'],
          about: 'Improves your putting and your meetings.|提升推杆，也提升会议质量。',
          specs: ['Mat|毯长|3 m|3米', 'Putter|推杆|89 cm|89厘米'],
          unit: 'set|套',
        }),
        family('Baseball Set|棒球套装', {
          icon: 'baseball+billed-cap',
          choices: [choice('For|适用', ['Youth|青少年', 'Adult|成人'], 25)],
          models: [
            'summitry|Sandlot/空地|Bat, Glove and Ball|球棒手套球|49.9',
            'summitry|Training Balls/训练球|Twelve Soft Balls|软式十二球|24.9',
          ],
          points: ['Glove already soft|手套免软化', 'Ash bat|白蜡木棒', 'Mesh bag|附网袋'],
          about: 'All you need besides a field and a window to avoid.|除了球场，再避开窗户就行。',
          specs: ['Bat|球棒|76 cm|76厘米', 'Glove|手套|Leather|皮质'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Cycling & Wheels|骑行轮滑',
      leaf(
        'Bicycles|自行车',
        family('Bicycle|自行车', {
          icon: 'bicycle+rescue-workers-helmet',
          choices: [inColours('red', 'mint', 'navy'), choice('Frame|车架', ['S', 'M', 'L'])],
          models: [
            'summitry|City 7/城市7|Seven Gears, Basket|七速带篮|229',
            'summitry|Gravel/砾石|Disc Brakes, 10 kg|碟刹 10千克|549',
            'summitry|Fold 20/折叠20|Folds in 15 Seconds|15秒折叠|289',
          ],
          points: ['Arrives almost assembled|九成整车发货', 'Rustproof chain|防锈链条', 'Lights included|附前后灯'],
          about: 'The shortest way to feel twelve again.|回到十二岁的最短路线。',
          specs: ['Gears|变速|7', 'Weight|重量|13.5 kg|13.5千克'],
          unit: 'piece|辆',
        }),
      ),
      leaf(
        'Scooters & Boards|滑板滑板车',
        family('Kick Scooter|滑板车', {
          icon: 'kick-scooter+rescue-workers-helmet',
          choices: [inColours('sky', 'rose', 'black')],
          models: [
            'summitry|Commute/通勤|Large Wheels|大轮减震|79',
            'tinytrail|Flash Scoot/闪光轮|Three Lit Wheels|三轮闪光|39.9',
            'summitry|E-Glide/电动|25 km Range|电动25公里|299',
          ],
          points: ['Folds one-handed|单手折叠', 'Brake on the back wheel|后轮脚刹', 'Quiet wheels|静音轮'],
          about: 'Two pushes and the bus stop is behind you.|蹬两下，公交站就在身后了。',
          specs: ['Load|承重|100 kg|100千克', 'Wheels|轮径|200 mm|200毫米'],
          unit: 'piece|辆',
        }),
        family('Skateboard|滑板', {
          icon: 'skateboard+backpack',
          choices: [inColours('teal', 'orange', 'violet')],
          models: [
            'summitry|Kickflip/翻板|Seven-Ply Maple|七层枫木|45.9',
            'summitry|Cruiser/巡游|Soft Wheels|软轮巡游|49.9',
          ],
          points: ['Ready to ride|整板即滑', 'Fast bearings|顺滑轴承', 'Grippy deck|防滑砂面'],
          about: 'Falls are included. So is the feeling.|摔跤是附赠的，快乐也是。',
          specs: ['Deck|板面|80 × 20 cm|80×20厘米', 'Wheels|轮子|52 mm|52毫米'],
          unit: 'piece|块',
        }),
      ),
      leaf(
        'Helmets & Protection|头盔护具',
        family('Helmet|运动头盔', {
          icon: 'rescue-workers-helmet+bicycle',
          choices: [inColours('orange', 'white', 'blue'), choice('Size|尺码', ['M', 'L'])],
          models: [
            'summitry|Shell/贝壳|Light at the Back|带尾灯|34.9',
            'tinytrail|Kid Shell/儿童头盔|Soft Straps|儿童软带|24.9',
            'roadmarq|Commuter/通勤|Visor and Winter Lining|面罩加冬季内衬|44.9',
          ],
          points: ['Certified|通过安全认证', '12 vents|12孔通风', 'Magnetic buckle|磁吸扣'],
          about: 'Looks good, thinks of everything above the eyebrows.|好看，也照顾好眉毛以上的一切。',
          specs: ['Weight|重量|270 g|270克', 'Sizes|头围|54-61 cm|54-61厘米'],
          unit: 'piece|顶',
        }),
      ),
    ),
    group(
      'Fitness & Combat|健身搏击',
      leaf(
        'Boxing|拳击',
        family('Boxing Gloves|拳击手套', {
          icon: 'boxing-glove+trophy',
          choices: [
            inColours('red', 'black', 'blue'),
            choice('Weight|盎司', ['8 oz|8盎司', '10 oz|10盎司', '12 oz|12盎司']),
          ],
          models: [
            'summitry|Southpaw/左撇子|Layered Foam|多层缓冲|35.9',
            'summitry|Bag Set/沙袋套装|Gloves and Bag|手套加沙袋|79',
            'stridora|Sparring/对打|Laces or Strap|系带魔术贴两用|42.9',
          ],
          points: ['Thumb locked safely|拇指锁定', 'Wrist held firm|护腕稳固', 'Palm breathes|掌心透气'],
          about: 'Leave the day in the bag.|把一天的烦恼留在沙袋上。',
          specs: ['Material|材质|Leather PU|超纤皮', 'Closure|系带|Velcro|魔术贴'],
          unit: 'pair|副',
        }),
      ),
      leaf(
        'Gym|健身器材',
        family('Home Weights|哑铃', {
          icon: 'flexed-biceps+stopwatch',
          choices: [choice('Weight|重量', ['2 × 5 kg|5千克×2', '2 × 10 kg|10千克×2', '2 × 20 kg|20千克×2'], 80)],
          models: [
            'summitry|Dial/旋钮|Adjusts in a Second|一秒调重|59.9',
            'summitry|Neoprene/浸塑|Colourful Pair|彩色浸塑|19.9',
            'stridora|Kettle 8/壶铃|Kettlebell, 8 kg|8公斤壶铃|29.9',
          ],
          points: ['Quiet on the floor|落地静音', 'No rolling|防滚', 'Space of a shoe box|一鞋盒大小'],
          about: 'The gym is now next to the sofa. No more weather.|健身房就在沙发旁，天气不再是借口。',
          specs: ['Grip|握把|Rubber|橡胶', 'Plates|配重|Steel|钢'],
          unit: 'set|副',
        }),
      ),
      leaf(
        'Targets & Games|飞镖台球',
        family('Dartboard|飞镖盘', {
          icon: 'bullseye+trophy',
          choices: [choice('Kind|种类', ['Bristle|剑麻盘', 'Soft tip|软式安全'])],
          models: [
            'summitry|Local/街角|Six Darts Included|含六支飞镖|29.9',
            'tinytrail|Magnet Darts/磁力飞镖|Safe for Children|儿童安全|17.9',
          ],
          points: ['Heals itself|自愈合纤维', 'Numbers turn|数字环可转', 'Protects the wall|护墙圈'],
          about: 'Closest to the middle does not do the dishes.|离靶心最近的不用洗碗。',
          specs: ['Diameter|直径|45 cm|45厘米', 'Darts|飞镖|6'],
          unit: 'set|套',
        }),
        family('Bowling Set|保龄球套装', {
          icon: 'bowling+trophy',
          choices: [],
          models: [
            'tinytrail|Hallway/走廊|Ten Foam Pins|十只软瓶|19.9',
            'summitry|Lane/球道|Wooden Lawn Bowling|木制草地保龄|39.9',
          ],
          points: ['Quiet indoors|室内静音', 'Ball fits small hands|小手可握', 'Net bag|附收纳网袋'],
          about: 'Strikes in socks.|穿着袜子也能全中。',
          specs: ['Pins|球瓶|10', 'Height|瓶高|24 cm|24厘米'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Water & Snow|水上冰雪',
      leaf(
        'Swimming|游泳',
        family('Swimming Goggles|泳镜', {
          icon: 'goggles+water-wave',
          choices: [inColours('sky', 'black', 'rose')],
          models: [
            'summitry|Clearwater/清水|Anti-Fog for a Year|长效防雾|14.9',
            'summitry|Optic/近视款|With Dioptres|近视可选|19.9',
          ],
          points: ['Wide view|大视野', 'No red rings|不留眼圈', 'Adjusts in water|水中可调'],
          about: 'See the wall coming.|看清池壁再转身。',
          specs: ['UV|防紫外线|100%', 'Seal|密封|Silicone|硅胶'],
          unit: 'piece|副',
        }),
        family('Snorkel Mask|浮潜面镜', {
          icon: 'diving-mask+tropical-fish',
          choices: [inColours('teal', 'yellow')],
          models: [
            'summitry|Reef/珊瑚礁|Dry Top Snorkel|全干式呼吸管|29.9',
            'tinytrail|Junior Reef/儿童浮潜|Ages 6 and Up|6岁以上|22.9',
          ],
          points: ['No leaks with a smile|笑也不漏水', 'Tempered glass|钢化玻璃', 'Bag included|附网袋'],
          about: 'The other half of the holiday.|假期的另一半在水下。',
          specs: ['Lens|镜片|Tempered|钢化', 'Strap|头带|Silicone|硅胶'],
          unit: 'set|套',
        }),
        family('Life Ring|救生圈', {
          icon: 'ring-buoy+sailboat',
          choices: [inColours('red', 'orange')],
          models: [
            'summitry|Harbour/港口|Foam, 2.5 kg|实心泡沫|32.9',
            'tinytrail|Float/泳圈|Inflatable for Children|儿童充气|9.99',
          ],
          points: ['Reflective bands|反光带', 'Grab line|环绕抓绳', 'Does not burst|不怕破'],
          about: 'Hang it up and hope to dust it only.|挂好它，愿它只需要擦灰。',
          specs: ['Diameter|外径|72 cm|72厘米', 'Load|浮力|14.5 kg|14.5千克'],
        }),
      ),
      leaf(
        'Fishing & Boats|垂钓船艇',
        family('Fishing Rod|钓鱼竿', {
          icon: 'fishing-pole+fish',
          choices: [choice('Length|长度', ['2.1 m|2.1米', '2.4 m|2.4米', '3.6 m|3.6米'], 15)],
          models: [
            'summitry|Heron/苍鹭|Carbon, with Reel|碳素带轮|49.9',
            'summitry|Dawn Kit/晨钓套装|Rod, Reel, 60 Lures|竿轮饵全套|69.9',
          ],
          points: ['Light in the hand|手感轻', 'Strong at the tip|竿稍强韧', 'Telescopes to 50 cm|收缩50厘米'],
          about: 'A good reason to sit still.|一个静静坐着的好理由。',
          specs: ['Carbon|碳素|98%', 'Weight|重量|160 g|160克'],
          unit: 'piece|支',
        }),
        family('Canoe|皮划艇', {
          icon: 'canoe+water-wave',
          choices: [inColours('red', 'green')],
          models: [
            'summitry|Drift/漂流|Inflatable, Two Seats|双人充气|229',
            'summitry|Paddle Board/桨板|With Pump|含打气筒|189',
          ],
          points: ['Inflates in eight minutes|八分钟充好', 'Tracks straight|直行不偏', 'Fits a car boot|后备厢可放'],
          about: 'The river takes care of the rest.|剩下的交给河流。',
          specs: ['Length|长度|330 cm|330厘米', 'Load|承重|180 kg|180千克'],
          unit: 'piece|艘',
        }),
      ),
      leaf(
        'Snow|冰雪运动',
        family('Skis|双板滑雪板', {
          icon: 'skis+snow-capped-mountain',
          choices: [choice('Length|板长', ['150 cm|150厘米', '160 cm|160厘米', '170 cm|170厘米'])],
          models: [
            'summitry|Carver/刻滑|With Bindings|含固定器|349',
            'summitry|First Turn/初学|Short and Kind|初学短板|229',
          ],
          points: ['Turns easily|入弯轻松', 'Holds on ice|冰面抓地', 'Waxed|已打蜡'],
          about: 'Long mornings, tired legs, soup.|漫长的早晨、酸软的腿、一碗热汤。',
          specs: ['Waist|板腰|74 mm|74毫米', 'Level|级别|Medium|中级'],
          unit: 'pair|副',
        }),
        family('Sled|雪橇', {
          icon: 'sled+snowflake',
          choices: [inColours('red', 'blue')],
          models: [
            'summitry|Downhill/下坡|Wood and Steel|木制钢轨|49.9',
            'tinytrail|Bum Slider/滑雪圈|Foam, for Small Hills|软垫滑板|14.9',
          ],
          points: ['Steers with the feet|双脚转向', 'Rope included|附拉绳', 'Carries two|可坐两人'],
          about: 'Up is exercise, down is the point.|上坡是锻炼，下坡才是目的。',
          specs: ['Length|长度|100 cm|100厘米', 'Load|承重|120 kg|120千克'],
          unit: 'piece|架',
        }),
      ),
    ),
  ],
};
