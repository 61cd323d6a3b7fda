// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import {
  choice,
  type Department,
  family,
  group,
  inColours,
  leaf,
  mensShoeSizes,
  womensShoeSizes,
  words,
} from '#demo/data/families.ts';

export const shoesBags: Department = {
  key: 'shoes-bags',
  name: words('Shoes & Bags|鞋靴箱包'),
  icon: 'running-shoe',
  unit: words('pair|双'),
  care: words(
    'Try them on indoors for 15 days; unworn soles come back free. Let leather rest a day between wearings and it lasts twice as long.|15天室内试穿，鞋底无磨损免费退换。皮具隔天穿用，寿命翻倍。',
  ),
  palettes: ['mint', 'sand', 'peach', 'sky', 'clay', 'lilac'],
  groups: [
    group(
      'Women’s Shoes|女鞋',
      leaf(
        'Heels|高跟鞋',
        family('Heeled Shoes|高跟鞋', {
          icon: 'high-heeled-shoe+clutch-bag',
          choices: [inColours('red', 'black', 'blush'), womensShoeSizes],
          models: [
            'stridora|Encore/安可|6 cm, Padded Sole|6厘米 软垫鞋底|59.9',
            'stridora|Premiere/首映|9 cm Stiletto|9厘米细跟|69.9',
            'stridora|Block/粗跟|Walks on Cobbles|粗跟稳步|55.9',
          ],
          points: [
            'Cushion under the ball of the foot|前掌软垫不累脚',
            'Heel tip can be replaced|鞋跟贴可更换',
            'Inside seam-free|内里无骨',
          ],
          about: 'High enough to feel it, soft enough to dance until the lights go on.|高得有气场，软得能跳到散场。',
          specs: ['Upper|鞋面|Sheepskin|羊皮', 'Heel|跟高|6 cm|6厘米'],
        }),
      ),
      leaf(
        'Flats & Ballet|平底芭蕾鞋',
        family('Flat Shoes|平底鞋', {
          icon: 'flat-shoe+ribbon',
          choices: [inColours('blue', 'cream', 'wine'), womensShoeSizes],
          models: [
            'stridora|Fold/折叠|Rolls into a Bag|可卷入包|35.9',
            'stridora|Loafer/乐福|Soft Calf|小牛皮乐福|49.9',
          ],
          points: ['Bends with the foot|随脚弯折', 'Non-slip rubber|防滑胶底', 'No rubbing at the heel|不磨脚后跟'],
          about: 'For the second half of every party and all of Tuesday.|派对下半场和整个周二都靠它。',
          specs: ['Upper|鞋面|Calf leather|小牛皮', 'Heel|跟高|1 cm|1厘米'],
        }),
        family('Ballet Shoes|芭蕾舞鞋', {
          icon: 'ballet-shoes+musical-notes',
          choices: [inColours('blush', 'black'), womensShoeSizes],
          models: [
            'stridora|Barre/把杆|Canvas, Split Sole|帆布两片底|17.9',
            'stridora|Pointe/足尖|Satin Ribbons|缎面绑带|39.9',
          ],
          points: [
            'Grips the floor just enough|抓地恰好',
            'Elastic already sewn|松紧带已缝好',
            'Machine washable|可机洗',
          ],
          about: 'Light as a sock and true to the turn.|轻如袜，转得准。',
          specs: ['Upper|鞋面|Canvas|帆布', 'Sole|鞋底|Suede|绒面'],
        }),
      ),
      leaf(
        'Sandals & Boots|凉鞋靴子',
        family('Sandals|凉鞋', {
          icon: 'womans-sandal+sun',
          choices: [inColours('camel', 'coral', 'white'), womensShoeSizes],
          models: [
            'stridora|Amalfi/南岸|Block Heel|粗跟一字带|42.9',
            'stridora|Cork/软木|Moulds to the Foot|软木贴脚|39.9',
          ],
          points: [
            'Straps lined in suede|带内绒面不磨',
            'Heel does not click|走路不响',
            'Adjusts at three points|三处可调',
          ],
          about: 'Holiday legs, city soles.|度假的样子，城市的鞋底。',
          specs: ['Upper|鞋面|Leather|真皮', 'Heel|跟高|5 cm|5厘米'],
        }),
        family('Women’s Boots|女靴', {
          icon: 'womans-boot+umbrella',
          choices: [inColours('brown', 'black', 'camel'), womensShoeSizes],
          models: [
            'stridora|Canter/慢跑|Knee-High, Full Zip|及膝全拉链|89',
            'stridora|Puddle/水洼|Waterproof Ankle|防水短靴|65.9',
          ],
          points: ['Calf width adjusts|筒围可调', 'Lined for winter|加绒保暖', 'Sole grips wet stone|湿地不滑'],
          about: 'Rain on the outside, slippers on the inside.|外面下雨，里面像拖鞋。',
          specs: ['Upper|鞋面|Cowhide|牛皮', 'Shaft|筒高|38 cm|38厘米'],
        }),
      ),
    ),
    group(
      'Men’s Shoes|男鞋',
      leaf(
        'Leather Shoes|皮鞋',
        family('Leather Shoes|男士皮鞋', {
          icon: 'mans-shoe+necktie',
          choices: [inColours('brown', 'black', 'wine'), mensShoeSizes],
          models: [
            'stridora|Derby/德比|Stitched Sole|缝线大底|79',
            'stridora|Walker/行者|Sneaker Comfort inside|运动鞋芯|69',
            'stridora|Monk/孟克|Double Buckle|双扣孟克|89',
          ],
          points: ['Can be resoled|可换底', 'Breaks in on day one|第一天就合脚', 'Polishes like a mirror|一擦如镜'],
          about: 'Smart from the front, kind from the inside.|正面体面，里面舒服。',
          specs: ['Upper|鞋面|Full-grain calf|头层牛皮', 'Sole|大底|Rubber, stitched|缝线橡胶'],
        }),
      ),
      leaf(
        'Hiking Boots|登山鞋',
        family('Hiking Boots|登山鞋', {
          icon: 'hiking-boot+mountain',
          choices: [inColours('brown', 'olive', 'graphite'), mensShoeSizes],
          models: [
            'stridora|Ridge/山脊|Waterproof Membrane|防水透湿膜|99',
            'summitry|Scree/碎石|High Ankle, Stiff Sole|高帮硬底|129',
            'stridora|Trail Low/低帮|Light for Day Walks|轻量一日徒步|75.9',
          ],
          points: [
            'Dry feet after a stream|趟溪不湿脚',
            'Rubber that grips wet rock|湿岩不打滑',
            'Toe cap against roots|护趾防踢',
          ],
          about: 'Built for stones, mud and the long way down.|为石头、泥地和漫长的下坡而造。',
          specs: ['Weight|重量|480 g (EU 42)|480克（42码）', 'Sole|大底|Lugged rubber|深齿橡胶'],
        }),
      ),
      leaf(
        'Slippers & Flip-Flops|拖鞋',
        family('Flip-Flops|人字拖', {
          icon: 'thong-sandal+beach-with-umbrella',
          choices: [inColours('teal', 'orange', 'navy'), mensShoeSizes],
          models: [
            'stridora|Shore/海岸|Arch Support|足弓支撑|17.9',
            'select|House Slides/居家拖|Quiet on Tiles|静音防滑|9.99',
            'stridora|Lagoon Step/浅滩|Recycled Foam|再生发泡|14.9',
          ],
          points: ['Soft strap, no blisters|软带不磨脚', 'Floats|可漂浮', 'Grips on wet tiles|湿砖不滑'],
          about: 'Down to the beach, out for bread, around the house.|去海边、买面包、家里晃，一双搞定。',
          specs: ['Material|材质|EVA', 'Thickness|厚度|2.8 cm|2.8厘米'],
        }),
      ),
    ),
    group(
      'Sports Shoes|运动鞋',
      leaf(
        'Running Shoes|跑步鞋',
        family('Running Shoes|跑步鞋', {
          icon: 'running-shoe+stopwatch',
          choices: [inColours('lilac', 'blue', 'orange', 'black'), mensShoeSizes],
          models: [
            'stridora|Zephyr 4/西风4|Carbon Plate, 198 g|碳板 198克|129',
            'stridora|Daily Mile/每日一里|Cushion for Every Day|日常缓震|79',
            'stridora|Featherlite/轻羽|Knit Upper|飞织鞋面|59.9',
            'select|Jogger/慢跑|First Pair of Running Shoes|入门慢跑|39.9',
          ],
          points: ['Foam that returns the step|回弹中底', 'Wide toe box|宽楦不挤脚', 'Reflects in the dark|夜跑反光'],
          about: 'Soft landings, quick take-offs, no excuses left.|落地软，起步快，再没借口。',
          specs: ['Weight|重量|198 g (EU 42)|198克（42码）', 'Drop|落差|8 mm|8毫米'],
        }),
      ),
      leaf(
        'Skates|轮滑冰鞋',
        family('Roller Skates|轮滑鞋', {
          icon: 'roller-skate+rescue-workers-helmet',
          choices: [inColours('sky', 'rose', 'black'), choice('Size|尺码', ['EU 35-38|35-38码', 'EU 39-42|39-42码'])],
          models: [
            'stridora|Boardwalk/滨道|Soft Wheels for Streets|软轮街滑|69.9',
            'summitry|Disco/迪斯科|Light-Up Wheels|闪光轮|49.9',
          ],
          points: [
            'Adjusts four sizes|四码可调',
            'Brake that children understand|刹车好上手',
            'Bearings already fast|顺滑轴承',
          ],
          about: 'Long evenings, smooth pavement, wind.|长长的傍晚，平整的路面，还有风。',
          specs: ['Wheels|轮子|58 mm, 82A|58毫米 82A', 'Boot|鞋身|Padded|加厚软垫'],
        }),
        family('Ice Skates|冰刀鞋', {
          icon: 'ice-skate+snowflake',
          choices: [inColours('white', 'sky'), choice('Size|尺码', ['EU 35-38|35-38码', 'EU 39-42|39-42码'])],
          models: [
            'summitry|Axel/阿克塞尔|Figure Blade|花样刀|79',
            'summitry|Rink/冰场|Lined, for Leisure|休闲加绒|59.9',
          ],
          points: ['Stainless blade, sharpened|已开刃不锈钢', 'Ankle held firmly|护踝稳固', 'Guards included|附刀套'],
          about: 'Ready for the ice on the day it freezes.|结冰当天就能上场。',
          specs: ['Blade|冰刀|Stainless steel|不锈钢', 'Lining|内里|Fleece|抓绒'],
        }),
      ),
      leaf(
        'Kids’ Shoes|童鞋',
        family('Kids’ Sneakers|儿童运动鞋', {
          icon: 'running-shoe+balloon',
          choices: [inColours('rose', 'sky', 'green'), choice('Size|尺码', ['EU 26|26码', 'EU 28|28码', 'EU 30|30码'])],
          models: [
            'stridora|Hopscotch/跳房子|One-Strap|一贴即穿|29.9',
            'tinytrail|First Steps/学步|Bends Like Bare Feet|软底学步|25.9',
            'stridora|Puddle/踩水坑|Keeps Water out|防泼水鞋面|34.9',
          ],
          points: [
            'On in five seconds|五秒穿好',
            'Toe bumper against scooters|防踢鞋头',
            'Insole shows when it is too small|内垫可看大小',
          ],
          about: 'Outgrown before worn out, and that is saying something.|先穿小才会穿坏，这话不容易。',
          specs: ['Sole|鞋底|Flexible rubber|软橡胶', 'Insole|鞋垫|Removable|可拆'],
        }),
      ),
    ),
    group(
      'Bags & Luggage|箱包',
      leaf(
        'Handbags|手提包',
        family('Handbag|手提包', {
          icon: 'handbag+lipstick',
          choices: [inColours('camel', 'black', 'wine', 'sky')],
          models: [
            'carrywell|Avenue/林荫|Fits a Laptop|可装笔记本|79',
            'carrywell|Petite/小巧|Crossbody Strap|斜挎两用|55.9',
            'mirelle|Market/集市|Woven Leather|编织皮|69.9',
          ],
          points: [
            'Stands by itself|自立不倒',
            'Zip pocket for the phone|手机专用拉链袋',
            'Lining you can see keys on|浅色内衬找钥匙不难',
          ],
          about: 'Carries half the house and still looks like a handbag.|装下半个家，仍然是只优雅的包。',
          specs: ['Material|材质|Calf leather|小牛皮', 'Size|尺寸|32 × 24 × 14 cm|32×24×14厘米'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Clutches & Purses|手拿包钱包',
        family('Clutch|手拿包', {
          icon: 'clutch-bag+ring',
          choices: [inColours('violet', 'gold', 'black')],
          models: [
            'carrywell|Opera/歌剧|Satin, Hidden Chain|缎面暗链|39.9',
            'carrywell|Envelope/信封|Slim Leather|信封薄款|45.9',
          ],
          points: [
            'Phone, cards, lipstick, keys|手机卡包口红钥匙都放得下',
            'Magnet that clicks|磁扣清脆',
            'Chain hides inside|链条可隐藏',
          ],
          about: 'Small enough to hold a glass as well.|小到另一只手还能端杯子。',
          specs: ['Size|尺寸|24 × 14 cm|24×14厘米', 'Lining|内衬|Microfibre|超细纤维'],
          unit: 'piece|只',
        }),
        family('Wallet Purse|钱包', {
          icon: 'purse+coin',
          choices: [inColours('rose', 'brown', 'navy')],
          models: [
            'carrywell|Fold 8/八卡|Eight Cards, Coins|八卡位零钱袋|25.9',
            'carrywell|Tap-Safe/防盗刷|RFID Block|RFID防护|29.9',
          ],
          points: ['Thinner than it looks|比看着更薄', 'Edges painted by hand|手工油边', 'Coins stay in|硬币不掉'],
          about: 'A tidy home for cards, notes and one old photograph.|卡、钞票和一张老照片的家。',
          specs: ['Material|材质|Cowhide|牛皮', 'Cards|卡位|8'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Backpacks|双肩背包',
        family('Backpack|双肩背包', {
          icon: 'backpack+laptop',
          choices: [inColours('red', 'navy', 'olive', 'graphite')],
          models: [
            'carrywell|Commute 20/通勤20升|Laptop Sleeve, Rain Cover|电脑仓 防雨罩|49.9',
            'carrywell|School Days/学院|Light for Children|护脊儿童书包|35.9',
            'carrywell|Roll-Top/卷口|Grows to 28 Litres|可扩至28升|65.9',
            'summitry|Daypack/一日|Hip Belt, Bottle Pockets|腰带 水壶侧袋|45.9',
          ],
          points: [
            'Weight sits on the hips, not the neck|背负贴腰不压肩',
            'Pocket against the back for the passport|背面防盗袋',
            'Opens flat like a suitcase|平开如箱',
          ],
          about: 'Five years of guarantee on every zip, and we mean it.|每条拉链五年质保，说到做到。',
          specs: ['Volume|容量|20 L|20升', 'Weight|重量|0.8 kg|0.8千克'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Luggage|行李箱',
        family('Suitcase|行李箱', {
          icon: 'luggage+airplane',
          choices: [
            inColours('teal', 'silver', 'coral'),
            choice('Size|尺寸', ['20 inches|20英寸', '24 inches|24英寸', '28 inches|28英寸'], 22),
          ],
          models: [
            'carrywell|Glider/滑翔|Silent Wheels|静音万向轮|79',
            'carrywell|Alloy/铝框|Aluminium Frame|铝框硬箱|149',
            'select|Cabin/登机箱|Fits Every Airline|登机通用|55.9',
          ],
          points: [
            'Wheels roll with one finger|一指推行',
            'Locks accepted at customs|海关锁',
            'Spare wheel set in the lining|内附备用轮',
          ],
          about: 'Rolls quietly past sleeping neighbours at five in the morning.|清晨五点，悄悄推过熟睡的邻居门前。',
          specs: ['Shell|箱体|Polycarbonate|聚碳酸酯', 'Weight|重量|2.7 kg (20 in)|2.7千克（20寸）'],
          unit: 'piece|只',
        }),
        family('Briefcase|公文包', {
          icon: 'briefcase+fountain-pen',
          choices: [inColours('brown', 'black', 'navy')],
          models: [
            'carrywell|Counsel/顾问|Full-Grain Leather|头层牛皮|119',
            'carrywell|Slim 14/轻薄14寸|Laptop and Papers|电脑文件两层|69.9',
          ],
          points: ['Hides a trolley strap|可套拉杆', 'Papers stay flat|文件不折角', 'Feet protect the base|底部脚钉'],
          about: 'Says you came prepared before you open it.|还没打开，就已显得有备而来。',
          specs: ['Size|尺寸|40 × 30 × 9 cm|40×30×9厘米', 'Laptop|电脑|14 in|14英寸'],
          unit: 'piece|只',
        }),
      ),
    ),
  ],
};
