// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const appliances: Department = {
  key: 'appliances',
  name: words('Home Appliances|家用电器'),
  icon: 'television',
  unit: words('piece|台'),
  care: words(
    'Large appliances are carried to the room, connected and tried out, free of charge; the old one goes with us. Ten years of warranty on motors and compressors.|大件免费送货入户、安装调试，旧机上门回收；电机与压缩机十年质保。',
  ),
  palettes: ['aqua', 'pearl', 'sand', 'mint', 'sky'],
  groups: [
    group(
      'Televisions|电视影音',
      leaf(
        'Smart TVs|智能电视',
        family('4K Smart TV|4K智能电视', {
          icon: 'television+popcorn',
          choices: [choice('Screen|尺寸', ['50 inches|50英寸', '65 inches|65英寸', '75 inches|75英寸'], 40)],
          models: [
            'homera|Vivid Q|Quantum Colour, 120 Hz|量子点 120Hz高刷|399',
            'homera|Canvas|Shows Paintings When Off|息屏变画框|599',
            'select|Plain TV/简电视|No Adverts at Start|开机无广告|269',
          ],
          points: [
            'Starts in two seconds|两秒开机',
            'Voices stay clear at low volume|小音量也听得清对白',
            'Mirrors any phone|手机一键投屏',
          ],
          about: 'Deep blacks, honest colours and a remote with only eleven keys.|黑得深、颜色正，遥控器只有十一个键。',
          specs: ['Resolution|分辨率|3840 × 2160|3840×2160', 'Ports|接口|4 × HDMI, 2 × USB'],
        }),
      ),
      leaf(
        'Projectors|投影仪',
        family('Home Projector|家用投影仪', {
          icon: 'film-projector+popcorn',
          choices: [inColours('white', 'graphite')],
          models: [
            'homera|Moonbeam|1080p, Focuses Itself|1080P 自动对焦|329',
            'homera|Moonbeam Go|Battery, Fits a Backpack|自带电池 可入背包|249',
            'homera|Moonbeam Max|4K Laser, 120 inches|4K激光 120英寸|1290',
          ],
          points: [
            'A straight picture on any wall|自动校正，哪面墙都方正',
            'Quieter than a whisper|比耳语还安静',
            'Speaker inside worth using|内置音响够用好听',
          ],
          about:
            'Turns a white wall into the big screen, and bedtime into a double feature.|白墙变大银幕，睡前加映一场。',
          specs: ['Brightness|亮度|1200 lm|1200流明', 'Throw|投射比|1.2 : 1|1.2:1'],
        }),
      ),
      leaf(
        'Disc Players|影碟机',
        family('Disc Player|蓝光影碟机', {
          icon: 'dvd+television',
          choices: [],
          models: [
            'homera|Spin 4K|Plays Every Disc You Kept|新老碟片通吃|139',
            'select|Tape Deck/录像带转录机|Saves Old Tapes to USB|老磁带转存U盘|99',
            'homera|Spin Go|Plays on Battery|内置电池 随处播放|89',
          ],
          points: [
            'Reads scratched discs patiently|划痕碟也能耐心读',
            'Zone-free playback|全区播放',
            'Optical and HDMI out|光纤与HDMI输出',
          ],
          about: 'For the shelf of films that no streaming service will ever carry.|给那一整架流媒体上找不到的老电影。',
          specs: ['Formats|格式|BD / DVD / CD', 'Output|输出|HDMI 2.1'],
        }),
      ),
    ),
    group(
      'Kitchen Appliances|厨房电器',
      leaf(
        'Kettles & Teamakers|电水壶',
        family('Electric Kettle|电热水壶', {
          icon: 'teapot+teacup-without-handle',
          choices: [inColours('cream', 'red', 'mint')],
          models: [
            'kettlewood|Gooseneck|Exact to One Degree|一度精准控温|59',
            'kettlewood|Everyday 1.7/日常1.7升|Boils in Four Minutes|四分钟烧开|29.9',
            'homera|Health Pot/养生壶|Brews, Stews, Keeps Warm|煮茶炖汤保温|45',
          ],
          points: [
            'Steel inside, cool outside|内胆不锈钢，外壁不烫手',
            'Stops before it boils dry|防干烧自动断电',
            'Holds a temperature for an hour|恒温一小时',
          ],
          about:
            'Pours like a barista’s and looks good enough to stay on the stove.|出水细稳如手冲师傅，摆在台面也好看。',
          specs: ['Capacity|容量|1.0 L|1.0升', 'Power|功率|1500 W'],
        }),
      ),
      leaf(
        'Coffee Machines|咖啡机',
        family('Coffee Machine|咖啡机', {
          icon: 'hot-beverage+chocolate-bar',
          choices: [inColours('brown', 'cream', 'red')],
          models: [
            'kettlewood|Crema|Espresso with Milk Wand|意式浓缩 带奶泡棒|189',
            'kettlewood|Drip 10|Ten Cups, Thermal Jug|十杯滴滤 保温壶|69',
            'homera|Bean One|Grinds for Every Cup|现磨一键成杯|429',
          ],
          points: [
            'Ready in forty seconds|40秒预热',
            'Every part rinses under the tap|部件可拆冲洗',
            'Remembers two people’s taste|记住两个人的口味',
          ],
          about: 'A proper coffee before you have found your glasses.|眼镜还没找到，咖啡已经好了。',
          specs: ['Pressure|压力|15 bar|15巴', 'Tank|水箱|1.5 L|1.5升'],
        }),
      ),
      leaf(
        'Cookers|电饭煲烤箱',
        family('Rice Cooker|电饭煲', {
          icon: 'cooked-rice+chopsticks',
          choices: [choice('Capacity|容量', ['3 L|3升', '4 L|4升', '5 L|5升'], 18)],
          models: [
            'homera|Grain IH|Induction, 24 Programs|IH电磁加热 24道程序|119',
            'kettlewood|Clay Pot/陶土内胆|Ceramic Bowl inside|陶瓷内胆|79',
            'select|Solo Cooker/单人饭煲|For One or Two|一人食小饭煲|32.9',
          ],
          points: [
            'Every grain separate, no crust|粒粒分明，不糊底',
            'Porridge ready when you wake|预约煮粥，醒来就喝',
            'Lid comes off for washing|上盖可拆洗',
          ],
          about:
            'Thick-walled, patient and exact: rice the way grandmothers measured it, by heart.|厚釜慢火，煮出奶奶凭手感量水的那碗饭。',
          specs: ['Bowl|内胆|2.5 mm, non-stick|2.5毫米厚釜不粘', 'Power|功率|1100 W'],
        }),
        family('Slow Cooker|电炖锅', {
          icon: 'pot-of-food+carrot',
          choices: [choice('Volume|容量', ['3.5 L|3.5升', '5.5 L|5.5升'], 20)],
          models: [
            'kettlewood|Sunday|Six Hours, No Watching|慢炖六小时 无需看管|54.9',
            'homera|Pressure 6|Dinner in 25 Minutes|25分钟高压快炖|89',
          ],
          points: [
            'Stoneware that goes to the table|陶瓷内锅可直接上桌',
            'Keeps warm until you are home|自动保温等你回家',
            'Recipe book for 40 stews|附40道食谱',
          ],
          about: 'Fill it at breakfast, forget it, follow the smell home.|早上放料，晚上循着香味回家。',
          specs: ['Capacity|容量|5.5 L|5.5升', 'Programs|程序|12'],
        }),
      ),
      leaf(
        'Water Dispensers|净饮水',
        family('Water Purifier|净水器', {
          icon: 'pouring-liquid+droplet',
          choices: [choice('Installation|安装', ['Under the sink|厨下式', 'On the counter|台面免安装'], 25)],
          models: [
            'homera|Spring RO|Five Stages, 600 Litres a Day|五级反渗透 大通量|229',
            'select|Jug Filter/滤水壶|Filter Jug with Three Cartridges|滤水壶配三芯|27.9',
            'homera|Spring Tap|Screws onto the Tap|直装水龙头|39.9',
          ],
          points: [
            'Tells you when to change the filter|滤芯到期提醒',
            'Hot water at the touch of a key|一键即热',
            'Wastes half as much water|省水一半',
          ],
          about: 'Tastes of nothing at all, which is exactly the point.|喝不出任何味道，这正是它的好。',
          specs: ['Flow|流量|1.6 L/min|1.6升/分钟', 'Filter life|滤芯寿命|24 months|24个月'],
        }),
      ),
    ),
    group(
      'Cleaning & Laundry|清洁洗护',
      leaf(
        'Vacuum & Sweep|吸尘扫地',
        family('Cordless Vacuum|无线吸尘器', {
          icon: 'broom+sparkles',
          choices: [inColours('violet', 'teal', 'graphite')],
          models: [
            'homera|Gust 8|Light, 45 Minutes|轻量 45分钟续航|159',
            'homera|Gust Wet|Vacuums and Mops at Once|吸拖洗一体|279',
            'select|Crumb/桌面吸尘器|For Desks and Car Seats|桌面车载两用|25.9',
          ],
          points: [
            'Shows dust with a green light|绿光显尘，灰无处躲',
            'Empties without touching the dust|一键倒灰不脏手',
            'Hangs on the wall while charging|壁挂充电',
          ],
          about: 'Picks up cat hair, rice and glitter, in that order of difficulty.|猫毛、米粒、亮片，越难缠的越拿手。',
          specs: ['Suction|吸力|25 kPa|25千帕', 'Weight|重量|1.5 kg|1.5千克'],
        }),
      ),
      leaf(
        'Laundry Care|衣物洗护',
        family('Laundry Pods|洗衣凝珠', {
          icon: 'bubbles+basket',
          choices: [choice('Box|盒装', ['30 pods|30颗', '60 pods|60颗', '120 pods|120颗'], 80)],
          models: [
            'homera|Tide Pearl/潮珠|Five Enzymes, Cold Water|五重酵素 冷水速溶|9.99',
            'homera|Baby Pearl/婴儿珠|No Perfume|母婴无香|11.9',
            'select|Eco Pearl/植物珠|Plant-Based|植物配方|8.99',
          ],
          points: [
            'One for a whole drum|一颗洗一筒',
            'Dissolves in cold water|冷水也能化',
            'Kind to septic tanks|可降解',
          ],
          about: 'No measuring, no spilling, no blue fingers.|不用量、不会洒、手指不变蓝。',
          specs: ['Weight|单颗|12 g|12克', 'Box|包装|Child-proof|防误开'],
          unit: 'box|盒',
        }),
      ),
      leaf(
        'Irons & Steamers|熨烫',
        family('Garment Steamer|手持挂烫机', {
          icon: 'necktie+dashing-away',
          choices: [inColours('sky', 'rose')],
          models: [
            'homera|Breeze|Ready in 25 Seconds|25秒出蒸汽|35.9',
            'select|Travel Steam/旅行挂烫|Folds to a Book|折叠如书|24.9',
            'homera|Breeze Stand|Hanger and Stand Included|含衣架立杆|69.9',
          ],
          points: ['Kills 99% of bacteria|高温除菌99%', 'No water marks|不滴水不留痕', 'Safe on silk|真丝也放心'],
          about: 'Takes the suitcase out of your shirt while the kettle boils.|烧壶水的工夫，衬衫褶子就没了。',
          specs: ['Steam|蒸汽量|26 g/min|26克/分钟', 'Tank|水箱|160 ml|160毫升'],
        }),
      ),
      leaf(
        'Bath & Toilet|卫浴电器',
        family('Smart Toilet Seat|智能马桶盖', {
          icon: 'toilet+roll-of-paper',
          choices: [choice('Shape|盖型', ['Round|圆型', 'Long|加长型'])],
          models: [
            'homera|Dawn|Warm Seat, Instant Water|座圈加热 即热冲洗|149',
            'homera|Dawn Plus|Opens by Itself, Night Light|自动翻盖 夜灯|259',
            'homera|Dawn Lite|No Power Needed|无需插电|79',
          ],
          points: [
            'Fits in ten minutes, no plumber|十分钟自装',
            'Never runs out of warm water|热水不断',
            'Lid closes without a bang|缓降静音',
          ],
          about: 'The one thing guests will quietly ask you about.|客人用完会悄悄问你的那个牌子。',
          specs: ['Water|水温|32-40 °C|32-40℃', 'Power|功率|1350 W'],
        }),
      ),
    ),
    group(
      'Air & Care|环境个护',
      leaf(
        'Fans & Air|风扇空气',
        family('Air Circulator|空气循环扇', {
          icon: 'cyclone+leaf-fluttering-in-wind',
          choices: [inColours('sky', 'mint')],
          models: [
            'homera|Drift|Whole-Room, 22 dB|全屋循环 22分贝|69',
            'homera|Clear Air/净界|Purifies and Cools|净化送风二合一|189',
            'select|Neck Fan/挂脖风扇|Hands-Free Breeze|解放双手|18.9',
          ],
          points: [
            'Moves air without draught|风软不直吹',
            'Remote with a magnet|磁吸遥控器',
            'Less power than a lamp|比一盏灯还省电',
          ],
          about: 'A room full of moving air and no paper flying off the table.|满屋流动的风，桌上的纸却不飞。',
          specs: ['Speeds|档位|12', 'Noise|噪音|22 dB|22分贝'],
        }),
      ),
      leaf(
        'Climate|温控',
        family('Room Thermometer & Humidifier|温湿加湿器', {
          icon: 'thermometer+droplet',
          choices: [inColours('white', 'mint')],
          models: [
            'homera|Misty 5|Five Litres, No White Dust|5升无雾上加水|59',
            'select|Room Sense/温湿度计|Shows Comfort by a Face|笑脸显示舒适度|12.9',
            'homera|Misty Duo|Warm and Cool Mist|冷暖双雾|79',
          ],
          points: [
            'Fills from above|上加水不弯腰',
            'Stops at the humidity you set|恒湿自动停',
            'Dark at night|夜间熄屏',
          ],
          about: 'Kind to throats, plants and violins in heated rooms.|暖气房里，嗓子、绿植和小提琴都舒服。',
          specs: ['Tank|水箱|5 L|5升', 'Mist|雾量|300 ml/h|300毫升/时'],
        }),
      ),
      leaf(
        'Oral & Shaving|口腔剃须',
        family('Electric Toothbrush|电动牙刷', {
          icon: 'toothbrush+tooth',
          choices: [inColours('sky', 'rose', 'black')],
          models: [
            'homera|Sonic 3|Gentle Start, 90 Days|柔和启动 90天续航|39.9',
            'homera|Sonic Kids/儿童款|Songs Count Two Minutes|儿歌计时两分钟|29.9',
            'select|Bamboo Sonic/竹语|Refills from Bamboo|竹纤维刷头|34.9',
          ],
          points: [
            'Warns when you press too hard|过压提醒护牙龈',
            'Two minutes, four quarters|两分钟四区计时',
            'Whole body rinses|全身水洗',
          ],
          about: 'Dentist-clean teeth, and no buzzing skull.|牙医级洁净，脑袋不嗡嗡响。',
          specs: ['Movement|震动|38,000 a minute|每分钟3.8万次', 'Water|防水|IPX7'],
        }),
        family('Electric Shaver|电动剃须刀', {
          icon: 'razor+lotion-bottle',
          choices: [inColours('blue', 'graphite')],
          models: [
            'homera|Close 5|Wet and Dry, Five Blades|干湿双剃 五刀头|69',
            'select|Pocket Shave/便携剃须刀|Fits a Shirt Pocket|衬衫口袋可装|25.9',
          ],
          points: [
            'Follows chin and neck|贴合下颌线',
            'Five minutes charge, one shave|充5分钟剃一次',
            'Rinses clean in seconds|水冲即净',
          ],
          about: 'Close without the sting, even on a Monday.|剃得干净不刺痛，周一早上也从容。',
          specs: ['Runtime|续航|90 min|90分钟', 'Water|防水|IPX7'],
        }),
      ),
    ),
  ],
};
