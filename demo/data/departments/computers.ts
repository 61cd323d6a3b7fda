// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

const memory = choice('Memory|内存', ['16 GB + 512 GB|16GB+512GB', '32 GB + 1 TB|32GB+1TB'], 22);

export const computers: Department = {
  key: 'computers',
  name: words('Computers & Office|电脑办公'),
  icon: 'laptop',
  unit: words('piece|台'),
  care: words(
    'Tested before shipping and packed in double walls. Three years of free support by chat; spare parts are kept for seven.|出厂前逐台检测，双层加固包装；三年免费在线技术支持，备件保供七年。',
  ),
  palettes: ['periwinkle', 'pearl', 'slate', 'sky', 'sand'],
  groups: [
    group(
      'Computers|电脑整机',
      leaf(
        'Laptops|笔记本',
        family('Laptop|笔记本电脑', {
          icon: 'laptop+hot-beverage',
          choices: [inColours('silver', 'graphite', 'blue'), memory],
          models: [
            'tektory|Feather 14|1.1 kg, 18-Hour Battery|1.1千克轻薄 18小时续航|899',
            'tektory|Studio 16|Colour-True Screen for Designers|设计师高色域大屏|1399',
            'tektory|Campus 15|For Lectures and Late Nights|校园学习轻办公|549',
            'select|Workbook 14|Repairable, Spare Battery Inside|易维修 可换电池|629',
          ],
          points: [
            'Wakes before the lid is fully open|开盖即亮，无需等待',
            'Keyboard with real travel|键程扎实，打字舒服',
            'Silent on documents, cool on video|办公静音，视频不烫',
          ],
          about:
            'Aluminium, quiet and even lighter than it looks; all ports you need and no dongle.|全铝机身，安静，拿起来比看着还轻；接口齐全，不用转接头。',
          specs: [
            'Screen|屏幕|14 in, 2880 × 1800|14英寸 2880×1800',
            'Weight|重量|1.1 kg|1.1千克',
            'Ports|接口|2 × USB-C, HDMI, USB-A',
          ],
        }),
      ),
      leaf(
        'Desktops|台式机',
        family('Desktop Computer|台式电脑', {
          icon: 'desktop-computer+keyboard',
          choices: [inColours('white', 'black'), memory],
          models: [
            'tektory|Monolith|All-in-One, 27 inches|27英寸一体机|1099',
            'tektory|Cube Mini|Hides behind the Screen|迷你主机 可藏屏后|429',
            'tektory|Forge X|Graphics for Games and 3D|游戏三维高性能显卡|1599',
          ],
          points: [
            'Opens without a screwdriver|免工具开箱升级',
            'Two screens out of the box|开箱即可双屏',
            'Uses less power than a bulb at idle|待机功耗不及一盏灯',
          ],
          about:
            'A tidy machine for the family desk: one cable to the wall, everything else wireless.|家里书桌上的一台好机器：只留一根电源线。',
          specs: ['Memory|内存|16 GB DDR5|16GB DDR5', 'Wireless|无线|Wi-Fi 6E'],
        }),
      ),
      leaf(
        'Mini Robots & Kits|编程机器人',
        family('Coding Robot Kit|编程机器人套件', {
          icon: 'robot+puzzle-piece',
          choices: [inColours('sky', 'orange')],
          models: [
            'tektory|Bolt Bot|Blocks or Python|图形化与Python双模式|79',
            'tektory|Arm One|Six-Axis Desktop Arm|六轴桌面机械臂|249',
            'tektory|Rover Kit|Follows Lines and Voices|巡线与语音控制|119',
          ],
          points: [
            'First program in ten minutes|十分钟写出第一个程序',
            'Builds into 12 shapes|可拼12种造型',
            'Lessons for one school year|附一学年课程',
          ],
          about:
            'Learns whatever you teach it, and forgives every mistake on the way.|你教什么，它就学什么；写错了，也从不生气。',
          specs: ['Age|适龄|8 +|8岁以上', 'Battery|续航|3 h|3小时'],
        }),
      ),
    ),
    group(
      'Peripherals|电脑外设',
      leaf(
        'Keyboards|键盘',
        family('Mechanical Keyboard|机械键盘', {
          icon: 'keyboard+computer-mouse',
          choices: [
            inColours('white', 'graphite', 'mint'),
            choice('Switch|轴体', ['Linear red|红轴', 'Tactile brown|茶轴', 'Silent|静音轴']),
          ],
          models: [
            'tektory|Tactile 75|Hot-Swap, Three Modes|热插拔三模|89',
            'tektory|Tactile Slim|Low Profile, Travels Well|矮轴超薄便携|69',
            'select|Typist|Quiet Membrane for Offices|静音办公薄膜键盘|24.9',
          ],
          points: [
            'Keycaps that do not shine after a year|键帽久用不打油',
            'Bluetooth, wireless and cable|蓝牙、无线、有线三模',
            'Foam inside for a soft sound|内置消音棉，声音柔和',
          ],
          about:
            'The sound of rain on a tent, and a layout your fingers already know.|敲起来像雨打帐篷，布局一上手就熟。',
          specs: ['Keys|键数|82', 'Battery|电池|4000 mAh|4000毫安时'],
        }),
      ),
      leaf(
        'Mice|鼠标',
        family('Wireless Mouse|无线鼠标', {
          icon: 'computer-mouse+keyboard',
          choices: [inColours('graphite', 'white', 'rose')],
          models: [
            'tektory|Glide|Silent Clicks|静音按键|19.9',
            'tektory|Glide Pro|Eight Buttons, Any Surface|八键 玻璃面可用|59',
            'select|Tiny Mouse/迷你鼠标|For Small Hands and Bags|小手友好 便携|12.9',
          ],
          points: [
            'Fits the palm, not the other way round|贴合掌心，久握不累',
            'One battery, eighteen months|一节电池用18个月',
            'Switches between three computers|一键切换三台电脑',
          ],
          about:
            'Small, quiet and exact; the cat will not notice it and neither will the meeting.|小巧、安静、精准，开会时谁也听不见。',
          specs: ['Resolution|分辨率|4000 dpi|4000DPI', 'Weight|重量|76 g|76克'],
        }),
      ),
      leaf(
        'Trackballs & Gaming|游戏外设',
        family('Game Controller|游戏手柄', {
          icon: 'video-game+joystick',
          choices: [inColours('black', 'white', 'violet')],
          models: [
            'tektory|Grip 2|No-Drift Sticks|霍尔摇杆 不漂移|49.9',
            'tektory|Grip Elite|Four Paddles, Spare Parts|四背键 可换组件|99',
            'tektory|Grip Mini|Fits Small Hands|小手适用|34.9',
          ],
          points: [
            'Magnetic sticks never wear out|磁感摇杆，经久耐用',
            'Plays with PC, console and phone|电脑主机手机通用',
            'Fine vibration you can aim by|细腻震动，手感可辨',
          ],
          about: 'Holds twenty hours of charge and fits four sizes of hand.|一次充电玩二十小时，大手小手都合适。',
          specs: ['Connection|连接|USB-C / 2.4 G / Bluetooth|USB-C/2.4G/蓝牙', 'Battery|续航|20 h|20小时'],
        }),
      ),
      leaf(
        'Arcade Sticks|街机摇杆',
        family('Arcade Stick|街机摇杆', {
          icon: 'joystick+video-game',
          choices: [inColours('red', 'blue')],
          models: [
            'tektory|Cabinet|Eight Buttons, Steel Base|八键 钢底防滑|79',
            'select|Retro Box/复古主机|600 Games Built In|内置600款游戏|49.9',
            'tektory|Cabinet Duo|Two Players, One Board|双人同屏对战|129',
          ],
          points: [
            'Parts swap like in the arcade|街机同款可换件',
            'Heavy base that stays put|底座沉稳不移位',
            'Works without a driver|免驱即插即用',
          ],
          about:
            'The click, the weight and the temptation of one more round.|那声咔哒、那份手感，还有“再来一局”的诱惑。',
          specs: ['Weight|重量|1.9 kg|1.9千克', 'Cable|线长|3 m|3米'],
        }),
      ),
    ),
    group(
      'Storage & Network|存储网络',
      leaf(
        'Drives|移动硬盘',
        family('Portable SSD|移动固态硬盘', {
          icon: 'floppy-disk+laptop',
          choices: [
            inColours('blue', 'graphite', 'coral'),
            choice('Capacity|容量', ['500 GB|500GB', '1 TB|1TB', '2 TB|2TB'], 55),
          ],
          models: [
            'tektory|Vault|2000 MB/s, Drop-Proof|2000MB/s 抗摔|59',
            'tektory|Vault Key|Fingerprint Lock|指纹加密|89',
            'select|Stick/U盘|Two Plugs, One Drive|双接口闪存盘|14.9',
          ],
          points: [
            'A film in four seconds|四秒拷完一部电影',
            'Survives a two-metre drop|两米跌落无忧',
            'No moving parts, no noise|无机械结构，零噪音',
          ],
          about: 'A lifetime of photographs in something the size of a biscuit.|一块饼干大小，装下半生照片。',
          specs: ['Speed|速度|2000 MB/s', 'Interface|接口|USB 3.2 Gen 2'],
        }),
      ),
      leaf(
        'Discs & Media|光盘刻录',
        family('Archive Disc Set|存档光盘', {
          icon: 'optical-disk+card-file-box',
          choices: [choice('Pack|数量', ['10 discs|10片', '25 discs|25片', '50 discs|50片'], 90)],
          models: [
            'tektory|Keep 100|Holds Data for a Century|百年存档级|19.9',
            'select|Blank DVD|Printable Surface|可打印盘面|9.99',
            'tektory|Keep 25|Fits a Camera Bag|旅行便携装|12.9',
          ],
          points: [
            'Scratch-resistant coating|防刮涂层',
            'Opens on any drive since 2005|老光驱也能读',
            'Comes with paper sleeves|附纸质封套',
          ],
          about: 'For what must outlive the next computer, and the one after it.|给那些要比电脑活得更久的资料。',
          specs: ['Capacity|单片容量|4.7 GB|4.7GB', 'Speed|倍速|16×'],
          unit: 'box|盒',
        }),
      ),
      leaf(
        'Routers & Signal|路由器',
        family('Mesh Router|Mesh路由器', {
          icon: 'satellite-antenna+wireless',
          choices: [choice('Set|套装', ['Single|单只装', 'Two-pack|两只装', 'Three-pack|三只装'], 70)],
          models: [
            'tektory|Halo 6|Wi-Fi 6 through Three Walls|Wi-Fi 6 穿三墙|69',
            'tektory|Halo 7|Wi-Fi 7, 2.5 G Ports|Wi-Fi 7 双2.5G网口|149',
            'select|Hopper/信号放大器|Plugs into the Wall|插墙即用|25.9',
          ],
          points: [
            'Set up by phone in three minutes|手机三分钟配好',
            'Children’s bedtime built in|自带儿童上网时段',
            'Updates itself at night|夜间自动更新',
          ],
          about:
            'One name for the whole flat, and no dead corner left on the balcony.|全屋一个信号名，阳台角落也满格。',
          specs: ['Range|覆盖|180 m²|180平方米', 'Ports|网口|3 × Gigabit|3个千兆口'],
        }),
      ),
    ),
    group(
      'Office|办公设备',
      leaf(
        'Printers|打印机',
        family('Wireless Printer|无线打印机', {
          icon: 'printer+page-facing-up',
          choices: [inColours('white', 'graphite')],
          models: [
            'tektory|Inkwell|Refill Tanks, 7,000 Pages|连供墨仓 可打七千页|169',
            'tektory|Laser S|Quiet, 22 Pages a Minute|静音激光 每分钟22页|139',
            'select|Label Mini/标签机|Pocket Label Maker|口袋标签打印机|29.9',
          ],
          points: [
            'Prints from the phone without an app|手机免装应用直接打',
            'Pennies a page|单页只要几分钱',
            'Scans and copies too|打印复印扫描一体',
          ],
          about:
            'Homework at ten in the evening, tickets at six in the morning: it simply prints.|晚上十点的作业、早上六点的车票，说打就打。',
          specs: ['Paper|纸张|A4', 'Connection|连接|Wi-Fi / USB'],
        }),
      ),
      leaf(
        'Shredders & Fax|传真碎纸',
        family('Office Fax & Copier|传真复印一体机', {
          icon: 'fax-machine+receipt',
          choices: [],
          models: [
            'tektory|Relay|Plain Paper, Memory for 50 Pages|普通纸 50页存储|119',
            'tektory|Relay Pro|Duplex with Document Feeder|自动进稿 双面复印|189',
            'tektory|Relay Mini|No Wider than a Sheet|一纸之宽|89',
          ],
          points: [
            'Keeps pages when the paper runs out|缺纸自动存储来件',
            'Speed dial for 100 numbers|100组快速拨号',
            'Sends by mail as well|支持转发邮件',
          ],
          about:
            'For the offices, clinics and hotels where a signature still travels by line.|给仍靠传真走签字的办公室、诊所和酒店。',
          specs: ['Speed|速度|33.6 kbps', 'Tray|纸盒|150 sheets|150张'],
        }),
      ),
      leaf(
        'Desk Lamps|台灯',
        family('Desk Lamp|护眼台灯', {
          icon: 'light-bulb+books',
          choices: [inColours('yellow', 'white'), choice('Base|底座', ['Stand|台座式', 'Clamp|夹持式'])],
          models: [
            'tektory|Daylight|Even Light, No Flicker|均匀无频闪|49.9',
            'select|Clip Lamp/夹灯|Three Warmths|三档色温|19.9',
            'homera|Halo Desk|Follows the Time of Day|随日光自动调光|79',
          ],
          points: [
            'No shadow under the hand|写字无手影',
            'Remembers your brightness|记忆上次亮度',
            'Rated AA for reading|国AA级照度',
          ],
          about:
            'Light where the page is and nowhere else; eyes last an hour longer.|光只落在书页上，眼睛能多撑一小时。',
          specs: ['Colour|显色指数|Ra 97', 'Power|功率|12 W'],
        }),
      ),
      leaf(
        'Filing & Storage|文件收纳',
        family('Filing Cabinet|文件柜', {
          icon: 'file-cabinet+file-folder',
          choices: [inColours('graphite', 'white', 'teal')],
          models: [
            'tektory|Order 3|Three Drawers, One Key|三抽带锁|99',
            'select|Roll Cabinet/移动矮柜|On Wheels, Fits under Desks|带轮 可入桌下|69',
            'tektory|Order 5|Five Drawers, Never Tips|五抽防倾倒|159',
          ],
          points: [
            'Drawers close softly|抽屉缓冲静音',
            'Takes A4 and hanging files|A4与吊挂夹通用',
            'Cannot tip over|防倾倒设计',
          ],
          about: 'Steel, powder-coated and calm: paper goes in, worry stays out.|冷轧钢喷塑，文件进去，烦恼出来。',
          specs: ['Size|尺寸|40 × 50 × 68 cm|40×50×68厘米', 'Load|承重|25 kg a drawer|每层25千克'],
        }),
      ),
    ),
  ],
};
