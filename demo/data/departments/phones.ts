// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, storage, words } from '#demo/data/families.ts';

export const phones: Department = {
  key: 'phones',
  name: words('Phones & Digital|手机数码'),
  icon: 'mobile-phone',
  unit: words('piece|台'),
  care: words(
    'Sealed in its original box, with an invoice and one year of warranty in every country we ship to. Return it within 7 days if it is not what you expected.|原装未拆封，附发票，全国联保一年；支持7天无理由退货。',
  ),
  palettes: ['sky', 'pearl', 'periwinkle', 'aqua', 'lilac', 'mint'],
  groups: [
    group(
      'Phones|手机通讯',
      leaf(
        '5G Phones|5G手机',
        family('5G Smartphone|5G智能手机', {
          icon: 'mobile-phone+headphone',
          choices: [inColours('blue', 'graphite', 'rose'), storage],
          models: [
            'orbita|Aero 7|120 Hz Display, 5000 mAh Battery|120Hz高刷屏 5000毫安大电池|399',
            'orbita|Aero 7 Pro|Periscope Zoom Camera|潜望长焦影像旗舰|649',
            'orbita|Nova Lite|Slim and Light, 168 g|168克轻薄机身|259',
            'select|One|Three Years of Updates|三年系统更新|219',
          ],
          points: [
            'Screen stays readable in full sun|阳光直射下依旧清晰可见',
            'A full day of use, half a charge in 18 minutes|用足一整天，18分钟充入一半电量',
            'Dual SIM and 5G on both|双卡双5G待机',
          ],
          about:
            'A phone that is quick, bright and pleasantly thin, with a camera that gets the picture before the moment is gone.|快、亮、轻薄，抬手就拍下，不错过每个瞬间。',
          specs: [
            'Screen|屏幕|6.5 in OLED, 120 Hz|6.5英寸 OLED 120Hz',
            'Battery|电池|5000 mAh|5000毫安时',
            'Network|网络|5G / 4G / Wi-Fi 6',
          ],
        }),
      ),
      leaf(
        'Foldable Phones|折叠屏手机',
        family('Foldable Phone|折叠屏手机', {
          icon: 'mobile-phone+sparkles',
          choices: [inColours('violet', 'silver', 'mint'), storage],
          models: [
            'orbita|Fold Petal|Closes to the Size of a Card|合上仅卡片大小|899',
            'orbita|Fold Canvas|7.8-inch Inner Screen|7.8英寸巨幕内屏|1299',
            'orbita|Fold Mini|Fits a Shirt Pocket|衬衫口袋可装|749',
          ],
          points: [
            'Hinge tested for 400,000 folds|铰链历经40万次折叠测试',
            'Outer screen for messages without opening|外屏秒回消息，不必打开',
            'Splits into two apps side by side|分屏双开，办公追剧两不误',
          ],
          about:
            'Small in the pocket, large on the table: the hinge closes flat and leaves no gap.|放进口袋很小，摊在桌上很大，铰链闭合严丝合缝。',
          specs: ['Inner screen|内屏|7.8 in|7.8英寸', 'Weight|重量|239 g|239克'],
        }),
      ),
      leaf(
        'Feature Phones|老人机',
        family('Big-Button Phone|大按键手机', {
          icon: 'telephone-receiver+bell',
          choices: [inColours('red', 'black', 'blue')],
          models: [
            'orbita|Plain 2|Loud Ring, SOS Key|大音量 一键呼救|39.9',
            'select|Callmate|14 Days of Standby|14天超长待机|29.9',
            'orbita|Plain 3 Flip|Answers When Opened|翻盖即接听|49.9',
          ],
          points: [
            'Large keys with spoken numbers|大按键，语音报号',
            'One key calls five relatives in turn|一键轮拨五位亲友',
            'Torch and radio without a menu|手电、收音机一按即开',
          ],
          about:
            'A telephone and nothing else: easy to hold, easy to hear, easy to charge in its cradle.|打电话这件事，本该简单：好握、好听、放下就充电。',
          specs: ['Standby|待机|14 days|14天', 'Keys|按键|Backlit|背光大键'],
        }),
      ),
    ),
    group(
      'Tablets & Reading|平板阅读',
      leaf(
        'Tablets|平板电脑',
        family('Tablet|平板电脑', {
          icon: 'mobile-phone+pencil',
          choices: [inColours('silver', 'blue', 'lilac'), storage],
          models: [
            'orbita|Pad 11|2.5K Screen, Four Speakers|2.5K护眼屏 四扬声器|289',
            'orbita|Pad 13 Studio|Pen and Keyboard Ready|支持手写笔与键盘|529',
            'select|Pad Mini|8.4 inches, One-Hand Reading|8.4英寸 单手可握|179',
          ],
          points: [
            'Paper-like coating, low blue light|类纸镀膜，低蓝光护眼',
            'Twelve hours of video on one charge|连续播放视频12小时',
            'Parental controls that children cannot skip|家长管控，孩子绕不过',
          ],
          about:
            'For drawing, lessons and films in bed: a calm screen and speakers that fill the blanket fort.|画画、网课、窝在被子里看电影，一块屏幕都够用。',
          specs: ['Screen|屏幕|11 in, 2560 × 1600|11英寸 2560×1600', 'Battery|电池|8600 mAh|8600毫安时'],
        }),
      ),
      leaf(
        'E-Readers|电子书阅读器',
        family('E-Ink Reader|墨水屏阅读器', {
          icon: 'page-with-curl+hot-beverage',
          choices: [inColours('graphite', 'cream', 'teal')],
          models: [
            'orbita|Leaf 6|300 dpi, Warm Front Light|300PPI 冷暖双色前光|119',
            'orbita|Leaf 8 Note|Write with the Pen Inside|自带手写笔|259',
            'orbita|Leaf 10 Colour|Colour Pages for Comics|彩色墨水屏 适合漫画|329',
          ],
          points: [
            'Weeks of reading between charges|一次充电，阅读数周',
            'Opens EPUB, PDF and comics|支持EPUB、PDF与漫画',
            'Light enough to hold all evening|轻到能捧一整晚',
          ],
          about:
            'Looks like paper, holds a whole library and does not buzz.|像纸一样舒服，装得下一座图书馆，还从不打扰你。',
          specs: ['Screen|屏幕|6 in E-Ink, 300 dpi|6英寸墨水屏 300PPI', 'Storage|存储|32 GB|32GB'],
        }),
      ),
      leaf(
        'Styluses & Keyboards|手写笔键盘',
        family('Tablet Stylus|平板手写笔', {
          icon: 'pen+artist-palette',
          choices: [inColours('white', 'black', 'sky')],
          models: [
            'orbita|Ink 2|Tilt and Pressure, Magnetic Charging|倾斜压感 磁吸充电|49.9',
            'select|Sketch Pen|Works on Any Touch Screen|全触屏通用|19.9',
            'orbita|Ink Go|Clips into Any Notebook|可夹笔记本|29.9',
          ],
          points: [
            '4096 levels of pressure|4096级压感，下笔有轻重',
            'Palm rejection, no accidental strokes|防误触，手掌放心靠',
            'Ten minutes of charge, three hours of drawing|充电10分钟，书写3小时',
          ],
          about: 'Balanced like a good pencil, with two spare tips in the box.|握感像一支好铅笔，随盒附两枚备用笔尖。',
          specs: ['Weight|重量|15 g|15克', 'Delay|延迟|9 ms|9毫秒'],
        }),
      ),
    ),
    group(
      'Audio|影音娱乐',
      leaf(
        'Headphones|头戴耳机',
        family('Wireless Noise-Cancelling Headphones|无线降噪耳机', {
          icon: 'headphone+musical-notes',
          choices: [inColours('black', 'cream', 'violet', 'teal')],
          models: [
            'lumo|Aura 2|40-Hour Battery|40小时长续航|129',
            'lumo|Aura Max|Adaptive Noise Control|自适应深度降噪|219',
            'lumo|Studio One|Wired Monitor Sound|有线监听级音质|89',
            'select|Quiet Band|Soft Cushions for Glasses|眼镜党舒适耳罩|59.9',
          ],
          points: [
            'Cuts engines and chatter, keeps announcements|隔绝轰鸣与人声，不漏广播提示',
            'Connects to phone and laptop at once|手机电脑双设备同时连接',
            'Folds flat into its case|可折叠收纳，附便携包',
          ],
          about:
            'Tuned by ear over eleven months: warm voices, a tidy bass and silence when you want it.|历时11个月人耳调音：人声温暖，低频干净，想安静时就安静。',
          specs: ['Battery|续航|40 h|40小时', 'Bluetooth|蓝牙|5.4', 'Weight|重量|248 g|248克'],
        }),
      ),
      leaf(
        'Speakers|音箱',
        family('Bluetooth Speaker|蓝牙音箱', {
          icon: 'speaker-high-volume+musical-note',
          choices: [inColours('graphite', 'orange', 'green')],
          models: [
            'lumo|Pebble|Waterproof, Clips to a Bag|防水便携 可挂背包|39.9',
            'lumo|Barrel 360|Room-Filling Sound|360度环绕声|99',
            'lumo|Party Tower|Lights and Two Microphones|炫彩灯光 双麦克风|199',
          ],
          points: [
            'Dust and water proof to IP67|IP67级防尘防水',
            'Two pair as stereo|两台互联组成立体声',
            'Plays for 16 hours|连续播放16小时',
          ],
          about: 'Loud enough for a picnic, gentle enough for a kitchen radio.|野餐够响，做饭时当收音机也够温柔。',
          specs: ['Power|功率|20 W', 'Battery|续航|16 h|16小时'],
        }),
      ),
      leaf(
        'Microphones|麦克风',
        family('Condenser Microphone|电容麦克风', {
          icon: 'studio-microphone+headphone',
          choices: [inColours('silver', 'black', 'gold')],
          models: [
            'lumo|Vocal 1|USB, Plug and Talk|USB即插即用|59',
            'lumo|Vocal Pro|Studio Capsule, Shock Mount|专业音头 附防震架|149',
            'lumo|Stage Duo/Stage 双人|Two Wireless Handhelds|无线双手咪|89',
          ],
          points: [
            'Hears you, not the fan|收人声，不收风扇声',
            'Mute by touch, with a light|触摸静音，灯光提示',
            'Works with phone, laptop and console|手机电脑游戏机通用',
          ],
          about:
            'Makes a kitchen table sound like a studio; your listeners will notice within a sentence.|让餐桌变成录音棚，一开口听众就能听出差别。',
          specs: ['Pattern|指向|Cardioid|心形指向', 'Sampling|采样|24 bit / 96 kHz'],
        }),
      ),
      leaf(
        'Radios & Players|收音机随身听',
        family('Portable Radio|便携收音机', {
          icon: 'radio+musical-notes',
          choices: [inColours('red', 'mint', 'cream')],
          models: [
            'lumo|Wander|FM, Bluetooth and Torch|调频蓝牙手电三合一|45',
            'lumo|Heritage|Walnut Cabinet, Real Dial|胡桃木箱体 实体旋钮|119',
            'lumo|Dynamo|Charged by Crank or Sun|手摇太阳能双充|39.9',
          ],
          points: [
            'Pulls in stations far from town|远郊也收得到台',
            'Wakes you with your station|用喜欢的电台叫醒你',
            'Charges by cable, sun or crank|线充、太阳能、手摇三种供电',
          ],
          about:
            'A real dial, a warm speaker and a battery that survives a weekend in the hut.|真旋钮、暖喇叭，续航够在山里住一个周末。',
          specs: ['Bands|波段|FM / AM / SW', 'Battery|续航|30 h|30小时'],
        }),
      ),
    ),
    group(
      'Cameras|摄影摄像',
      leaf(
        'Cameras|相机',
        family('Mirrorless Camera|微单相机', {
          icon: 'camera+framed-picture',
          choices: [
            inColours('graphite', 'silver', 'brown'),
            choice('Kit|套餐', ['Body only|单机身', 'With 18-55 mm lens|含18-55mm镜头'], 28),
          ],
          models: [
            'orbita|Vista R|26 Megapixels, Stabilised|2600万像素 机身防抖|799',
            'orbita|Vista Mini|Pocket Size, Flip Screen|口袋机身 翻转屏|459',
            'select|Instant Pop/拍立得 Pop|Prints in 60 Seconds|60秒出片|79',
          ],
          points: [
            'Finds eyes and keeps them sharp|人眼追焦，张张清晰',
            '4K video without a time limit|4K视频不限时录制',
            'Sends photos to the phone as you shoot|边拍边传手机',
          ],
          about: 'Dials where your fingers are and colours that need no filter.|拨盘就在指尖，直出色彩无需滤镜。',
          specs: ['Sensor|传感器|26 MP APS-C|2600万像素 APS-C', 'Video|视频|4K 60p'],
        }),
      ),
      leaf(
        'Video Cameras|摄像机',
        family('Camcorder|数码摄像机', {
          icon: 'video-camera+film-frames',
          choices: [inColours('black', 'silver')],
          models: [
            'orbita|Roll 4K|30× Zoom|30倍变焦|349',
            'orbita|Action Cube|Waterproof to 10 m|10米裸机防水|169',
            'orbita|Cine One|Film Look, Raw Recording|电影质感 RAW录制|1190',
          ],
          points: [
            'Steady even while running|跑着拍也稳',
            'Microphone that ignores wind|抗风噪收音',
            'Records to two cards at once|双卡同步备份',
          ],
          about:
            'For school plays, first steps and long bicycle rides: press once and trust it.|校园演出、宝宝学步、长途骑行，按一下就放心。',
          specs: ['Resolution|分辨率|4K', 'Screen|屏幕|3 in touch|3英寸触屏'],
        }),
      ),
      leaf(
        'Drones & Telescopes|航拍观测',
        family('Travel Telescope|便携天文望远镜', {
          icon: 'telescope+ringed-planet',
          choices: [choice('Aperture|口径', ['60 mm', '80 mm', '102 mm'], 35)],
          models: [
            'orbita|Stargaze|Phone Mount Included|附手机支架|129',
            'select|First Sky|Made for Young Astronomers|青少年入门款|69.9',
            'orbita|Starhop|Finds Planets by Itself|自动寻星|249',
          ],
          points: [
            'Craters and Saturn’s ring on the first night|第一晚就能看到环形山与土星环',
            'Sets up in five minutes|五分钟架好',
            'Comes with a star map and a bag|附星图与收纳包',
          ],
          about:
            'Clear glass, a steady tripod and a booklet that says where to look tonight.|通透的镜片、稳当的脚架，还有一本告诉你今晚看哪里的小册子。',
          specs: ['Focal length|焦距|600 mm|600毫米', 'Weight|重量|3.1 kg|3.1千克'],
        }),
      ),
    ),
    group(
      'Wearables & Accessories|穿戴配件',
      leaf(
        'Smart Watches|智能手表',
        family('Smart Watch|智能手表', {
          icon: 'watch+running-shoe',
          choices: [inColours('black', 'rose', 'teal', 'orange')],
          models: [
            'orbita|Pulse 3|Heart Rate and Sleep, 14 Days|心率睡眠监测 14天续航|89',
            'orbita|Pulse GPS|Maps on the Wrist|独立定位 离线地图|159',
            'select|Kids Watch/儿童手表|Calls and Location for Children|视频通话 精准定位|59',
          ],
          points: [
            'Swim-proof to 50 metres|50米防水，游泳可戴',
            'Over 100 sports recognised|识别100多种运动',
            'Bright screen that dims at night|高亮屏，入夜自动变暗',
          ],
          about:
            'Counts what matters, says little and needs a charger twice a month.|该记的都记着，不多打扰，一个月只充两次电。',
          specs: ['Screen|屏幕|1.43 in AMOLED|1.43英寸AMOLED', 'Water|防水|5 ATM|5ATM'],
        }),
      ),
      leaf(
        'Power Banks|移动电源',
        family('Power Bank|移动电源', {
          icon: 'battery+high-voltage',
          choices: [
            inColours('white', 'navy', 'mint'),
            choice('Capacity|容量', ['10000 mAh|10000毫安时', '20000 mAh|20000毫安时'], 45),
          ],
          models: [
            'orbita|Brick 22|22.5 W Fast Charge|22.5W快充|24.9',
            'orbita|Snap|Magnetic Wireless|磁吸无线充|39.9',
            'select|Everyday|Allowed on Aeroplanes|可带上飞机|15.9',
          ],
          points: [
            'Charges a phone twice and a bit|手机可充两次有余',
            'Two devices at the same time|双口同时输出',
            'Shows what is left in digits|数显剩余电量',
          ],
          about: 'Rounded like a pebble, with its cable tucked into the side.|圆润如卵石，充电线就藏在侧边。',
          specs: ['Output|输出|22.5 W', 'Ports|接口|USB-C + USB-A'],
        }),
      ),
      leaf(
        'Chargers & Cables|充电器数据线',
        family('Fast Charger|快速充电器', {
          icon: 'electric-plug+battery',
          choices: [inColours('white', 'black'), choice('Power|功率', ['35 W', '65 W', '100 W'], 30)],
          models: [
            'orbita|Volt Duo|Folding Pins, Two Ports|双口 折叠插脚|19.9',
            'select|Braid Set/编织线套装|Charger with 2 m Braided Cable|附2米编织线|16.9',
            'orbita|Dock 3/Dock 三合一|Phone, Watch and Earbuds|手机手表耳机同充|45',
          ],
          points: [
            'Stays cool under full load|满载也不烫手',
            'Speaks every fast-charging language|兼容多种快充协议',
            'No larger than a matchbox|火柴盒大小',
          ],
          about:
            'One small cube for the phone, the tablet and the laptop; leave the other three at home.|手机、平板、笔记本共用一个，出门少带三个。',
          specs: ['Chip|芯片|GaN|氮化镓', 'Input|输入|100-240 V'],
        }),
      ),
    ),
  ],
};
