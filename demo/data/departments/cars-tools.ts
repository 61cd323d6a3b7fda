import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const carsTools: Department = {
  key: 'cars-tools',
  name: words('Cars & Tools|汽车工具'),
  icon: 'automobile',
  unit: words('piece|件'),
  care: words(
    'Enter your model before you order and we check that it fits; if it does not, returning it is free. Tools carry a guarantee of five years.|下单备注车型，客服核对适配，不合适免费退。工具五年质保。',
  ),
  palettes: ['slate', 'sky', 'sand', 'pearl', 'butter', 'mint'],
  groups: [
    group(
      'Car Care|养护清洁',
      leaf(
        'Washing|洗车用品',
        family('Car Wash Kit|洗车套装', {
          icon: 'sponge+automobile',
          choices: [choice('Set|套装', ['4 pieces|4件', '9 pieces|9件'], 60)],
          models: [
            'roadmarq|Saturday/周六|Foam, Mitt, Towel|泡沫手套毛巾|24.9',
            'roadmarq|Pressure Gun/高压水枪|Cordless|无线高压|59.9',
            'roadmarq|Inside Out/内饰|For Seats and Screens|座椅屏幕通用|19.9',
          ],
          points: ['No scratches|不伤漆', 'Foams thickly|泡沫丰富', 'Dries without marks|不留水痕'],
          about: 'Twenty minutes, and it looks sold to you again.|二十分钟，像刚提的新车。',
          specs: ['Pieces|件数|4', 'Towel|毛巾|800 g/m²|800克'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Oil & Fluids|机油油液',
        family('Engine Oil|机油', {
          icon: 'oil-drum+fuel-pump',
          choices: [
            choice('Grade|粘度', ['0W-20', '5W-30', '5W-40']),
            choice('Volume|容量', ['1 L|1升', '4 L|4升'], 240),
          ],
          models: [
            'roadmarq|Longrun/长程|Full Synthetic|全合成|9.99',
            'roadmarq|Winter Flow/冬畅|Cold Start|低温启动|11.9',
            'roadmarq|Hybrid Calm/混动|For Hybrid Engines|混动专用|12.9',
          ],
          points: ['15,000 km interval|长效1.5万公里', 'Quiet engine|降噪', 'Meets API SP|API SP级'],
          about: 'Does its work where nobody looks.|在看不见的地方默默出力。',
          specs: ['Standard|标准|API SP', 'Base|基础油|Synthetic|全合成'],
          unit: 'can|桶',
        }),
      ),
      leaf(
        'Tyres & Wheels|轮胎轮毂',
        family('Tyre|轮胎', {
          icon: 'automobile+gear',
          choices: [choice('Size|规格', ['205/55 R16', '215/55 R17', '225/45 R18'], 15)],
          models: [
            'roadmarq|Quiet Touring/静享|Low Noise|静音舒适|69.9',
            'roadmarq|Rainline/雨线|Grips in Wet|湿地抓地|79',
            'roadmarq|Snowpath/雪径|Winter|冬季胎|89',
          ],
          points: ['Short wet braking|湿地制动短', 'Wears evenly|耐磨', 'Fitting voucher|含安装券'],
          about: 'Four palm-sized contacts with the road: choose good ones.|与路面接触的只有四个手掌大，请选好的。',
          specs: ['Speed|速度级别|V', 'Noise|噪音|69 dB|69分贝'],
          unit: 'piece|条',
        }),
      ),
    ),
    group(
      'Interior & Electronics|内饰电子',
      leaf(
        'Seats & Comfort|座垫内饰',
        family('Car Seat Cushion|汽车座垫', {
          icon: 'seat+automobile',
          choices: [inColours('black', 'camel', 'wine')],
          models: [
            'roadmarq|Longhaul/长途|Memory Foam|记忆棉|34.9',
            'roadmarq|Summer Seat/凉垫|Blows Air|通风吹凉|49.9',
            'roadmarq|Pet Seat/宠物垫|Waterproof Back Seat|后排防水|29.9',
          ],
          points: ['Supports the lower back|承托腰部', 'Does not slip|不滑动', 'Airbag-safe|不挡气囊'],
          about: 'Arrive as you left.|怎么出发，就怎么到达。',
          specs: ['Material|材质|Mesh, foam|网布、记忆棉', 'Fits|适用|All cars|通用'],
        }),
      ),
      leaf(
        'Dash Cameras|行车记录仪',
        family('Dash Camera|行车记录仪', {
          icon: 'movie-camera+automobile',
          choices: [choice('Memory|存储', ['64 GB|64GB', '128 GB|128GB'], 18)],
          models: [
            'roadmarq|Witness/见证|2.5K Night View|2.5K夜视|59.9',
            'roadmarq|Witness Duo/双录|Front and Rear|前后双录|89',
            'orbita|Drive Mini/Drive 迷你|Hidden behind the Mirror|隐藏式|49.9',
          ],
          points: ['Reads plates at night|夜间看清车牌', 'Watches while parked|停车监控', 'No wires in sight|走线隐藏'],
          about: 'Remembers, so that you need not argue.|它记得，你就不用争。',
          specs: ['Resolution|分辨率|2560 × 1440|2560×1440', 'Angle|视角|140°'],
        }),
      ),
      leaf(
        'Navigation & Radio|导航车载',
        family('Car Radio & Navigation|车载导航', {
          icon: 'satellite+world-map',
          choices: [choice('Screen|屏幕', ['7 inches|7英寸', '10 inches|10英寸'], 35)],
          models: [
            'roadmarq|Wayfinder/寻路|Offline Maps|离线地图|129',
            'roadmarq|Truck Guide/货车导航|Heights and Weights|限高限重|159',
            'roadmarq|Old Dash/复古面板|Looks as in 1975|1975复古外观|139',
          ],
          points: ['Bright in sunlight|强光可见', 'Free map updates|免费升级', 'Mirrors the phone|手机互联'],
          about: 'Knows the way even where there is no signal.|没信号的地方，它也认得路。',
          specs: ['Screen|屏幕|7 in|7英寸', 'Maps|地图|Offline|离线'],
        }),
      ),
    ),
    group(
      'Riding & Safety|骑行安全',
      leaf(
        'Motorcycles|摩托骑行',
        family('Motor Scooter|踏板电动车', {
          icon: 'motor-scooter+rescue-workers-helmet',
          choices: [inColours('red', 'mint', 'cream'), choice('Range|续航', ['60 km|60公里', '100 km|100公里'], 30)],
          models: [
            'roadmarq|Piazza/广场|Removable Battery|可拆电池|899',
            'roadmarq|Cargo/货运|Large Box|大尾箱|1090',
            'roadmarq|Piazza Due/广场双人|Seats Two|双人座|1190',
          ],
          points: ['Charges indoors|电池可拎上楼', 'Disc brakes|碟刹', 'Silent|静音'],
          about: 'The city, without looking for parking.|穿过城市，不用找车位。',
          specs: ['Top speed|最高时速|45 km/h|45公里', 'Battery|电池|60 V 24 Ah'],
          unit: 'piece|辆',
        }),
      ),
      leaf(
        'Emergency|应急救援',
        family('Car Emergency Kit|汽车应急包', {
          icon: 'toolbox+warning',
          choices: [choice('Set|规格', ['Basic|基础', 'Complete|全套'], 60)],
          models: [
            'roadmarq|Roadside/路边|Cables, Triangle, Torch|搭电线警示牌手电|29.9',
            'roadmarq|Jump Pack/应急电源|Starts a Flat Battery|一键启动|69.9',
            'roadmarq|Extinguisher/灭火器|1 kg Powder|1千克干粉|17.9',
          ],
          points: [
            'Everything labelled|分区标识',
            'Fits under the seat|座下可放',
            'Checked yearly by reminder|年检提醒',
          ],
          about: 'Buy it dry, use it wet.|晴天买，雨天用。',
          specs: ['Pieces|件数|12', 'Bag|包体|Oxford cloth|牛津布'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Fire & Locks|消防锁具',
        family('Smart Lock|智能门锁', {
          icon: 'locked-with-key+key',
          choices: [inColours('graphite', 'gold', 'silver')],
          models: [
            'greenrow|Threshold/门槛|Fingerprint, Five Ways|指纹五种开锁|99',
            'greenrow|Padlock/挂锁|Hardened Steel|淬火钢挂锁|14.9',
            'homera|Bell Cam/可视门铃|Sees Who Is There|可视对讲|79',
          ],
          points: [
            'Opens in half a second|半秒开锁',
            'A year on four batteries|四节电池用一年',
            'Keeps a log|开锁记录',
          ],
          about: 'No more keys under the pot.|花盆底下不用再藏钥匙。',
          specs: ['Ways|方式|5', 'Battery|电池|4 × AA|4节5号'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Tools|五金工具',
      leaf(
        'Hand Tools|手动工具',
        family('Hammer|锤子', {
          icon: 'hammer+nut-and-bolt',
          choices: [choice('Weight|重量', ['300 g|300克', '500 g|500克'], 20)],
          models: [
            'greenrow|Claw/羊角|Fibreglass Handle|玻纤柄|12.9',
            'greenrow|Mallet/橡胶锤|Leaves No Mark|不留痕|9.99',
          ],
          points: ['Absorbs shock|减震', 'Magnet holds the nail|磁吸钉', 'Balanced|重心合理'],
          about: 'Hits what you look at.|看哪敲哪。',
          specs: ['Length|长度|33 cm|33厘米', 'Head|锤头|Forged|锻造'],
          unit: 'piece|把',
        }),
        family('Screwdriver Set|螺丝刀套装', {
          icon: 'screwdriver+gear',
          choices: [choice('Set|件数', ['24 bits|24件', '64 bits|64件'], 50)],
          models: [
            'greenrow|Precision/精密|For Phones and Glasses|手机眼镜精修|17.9',
            'greenrow|Electric/电动|USB-C|电动充电|32.9',
          ],
          points: ['Magnetic tips|磁性批头', 'Alloy steel|合金钢', 'Click case|按压弹出'],
          about: 'Finds the screw that every other set lacks.|别家没有的那颗螺丝，它有。',
          specs: ['Bits|批头|24', 'Steel|材质|S2'],
          unit: 'set|套',
        }),
        family('Wrench Set|扳手套装', {
          icon: 'wrench+nut-and-bolt',
          choices: [choice('Set|件数', ['8 pieces|8件', '14 pieces|14件'], 60)],
          models: ['greenrow|Ratchet/棘轮|72 Teeth|72齿快扳|34.9', 'greenrow|Adjustable/活动|Wide Jaw|大开口|12.9'],
          points: ['Mirror chrome|镜面镀铬', 'Does not round bolts|不滑牙', 'Roll pouch|卷包收纳'],
          about: 'Lefty loosey, for life.|一辈子的左松右紧。',
          specs: ['Sizes|规格|8-19 mm|8-19毫米', 'Steel|材质|CrV'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Saws & Cutting|锯切工具',
        family('Hand Saw|手锯', {
          icon: 'carpentry-saw+wood',
          choices: [choice('Length|长度', ['35 cm|35厘米', '50 cm|50厘米'], 25)],
          models: [
            'greenrow|Joiner/木工|Cuts on the Pull|拉切省力|19.9',
            'greenrow|Folding/折叠锯|For Branches|修枝折叠|14.9',
          ],
          points: ['Triple-ground teeth|三面磨齿', 'Fast and clean|快而平整', 'Grip that stays dry|防滑手柄'],
          about: 'Straight lines, honest sweat.|直线，和实在的汗水。',
          specs: ['Teeth|齿数|9 per inch|9齿/英寸', 'Steel|材质|SK5'],
          unit: 'piece|把',
        }),
        family('Axe|斧头', {
          icon: 'axe+wood',
          choices: [choice('Length|长度', ['38 cm|38厘米', '60 cm|60厘米'], 40)],
          models: ['greenrow|Kindling/劈柴|Hickory|山核桃木柄|29.9', 'greenrow|Camp Axe/营斧|With Sheath|附护套|24.9'],
          points: ['Stays sharp|锋利持久', 'Sheath included|附皮套', 'Safe balance|重心安全'],
          about: 'Warms you twice.|先热身，再取暖。',
          specs: ['Weight|重量|0.9 kg|0.9千克', 'Head|斧头|Forged|锻造'],
          unit: 'piece|把',
        }),
      ),
      leaf(
        'Workshop|工房收纳',
        family('Toolbox|工具箱', {
          icon: 'toolbox+hammer',
          choices: [inColours('red', 'blue', 'graphite')],
          models: [
            'greenrow|Household 46/家用46件|All You Need|家用全套|39.9',
            'greenrow|Stack/堆叠箱|On Wheels|带轮堆叠|59.9',
          ],
          points: ['Every tool in its place|件件有位', 'Steel latch|钢扣', 'Holds 30 kg|承重30千克'],
          about: 'The box that neighbours come to borrow.|邻居总来借的那一箱。',
          specs: ['Pieces|件数|46', 'Case|箱体|ABS'],
          unit: 'set|套',
        }),
        family('Work Light & Bulbs|灯泡照明', {
          icon: 'light-bulb+electric-plug',
          choices: [
            choice('Pack|数量', ['2 bulbs|2只', '6 bulbs|6只'], 150),
            choice('Light|色温', ['Warm|暖光', 'Neutral|自然光']),
          ],
          models: [
            'greenrow|Glow LED/LED灯泡|Lasts 15 Years|15年寿命|5.99',
            'greenrow|Worklight/工作灯|Magnetic Base|磁吸工作灯|22.9',
          ],
          points: ['No flicker|无频闪', '9 W for 60 W|9W替代60W', 'Instant light|即开即亮'],
          about: 'Change it once, forget it until the children leave home.|换一次，记到孩子长大离家。',
          specs: ['Power|功率|9 W', 'Socket|灯口|E27'],
          unit: 'pack|盒',
        }),
      ),
    ),
  ],
};
