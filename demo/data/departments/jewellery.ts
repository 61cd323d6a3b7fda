import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const jewellery: Department = {
  key: 'jewellery',
  name: words('Watches & Jewellery|钟表珠宝'),
  icon: 'ring',
  unit: words('piece|件'),
  care: words(
    'Every piece carries a certificate with its number. Resizing and the first polish are free; watches are pressure-tested before they leave.|每件附编号证书。免费改圈与首次抛光；腕表出库前均做防水测试。',
  ),
  palettes: ['periwinkle', 'pearl', 'blush', 'sand', 'lilac', 'slate'],
  groups: [
    group(
      'Watches|腕表',
      leaf(
        'Men’s Watches|男士手表',
        family('Men’s Watch|男士手表', {
          icon: 'watch+necktie',
          choices: [inColours('navy', 'black', 'brown'), choice('Strap|表带', ['Leather|皮带', 'Steel|钢带'], 18)],
          models: [
            'aurelune|Meridian/子午|Automatic, Sapphire|自动机械 蓝宝石镜面|229',
            'aurelune|Tidewatch/潮汐|Diver, 200 m|200米潜水|189',
            'aurelune|Field 38/田野38|Solar, Light|太阳能轻表|119',
          ],
          points: [
            'Sapphire glass|蓝宝石镜面',
            'Ten minutes slow per year at most|走时精准',
            'Strap changes without tools|快拆表带',
          ],
          about: 'Tells the time and nothing else, beautifully.|只报时，报得很美。',
          specs: ['Case|表径|40 mm|40毫米', 'Water|防水|10 ATM|10ATM'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Women’s Watches|女士手表',
        family('Women’s Watch|女士手表', {
          icon: 'watch+ribbon',
          choices: [inColours('rose', 'gold', 'white')],
          models: [
            'aurelune|Petite Lune/小月|Moon Phase|月相|149',
            'aurelune|Ribbon/丝带|Bracelet Style|手链款|99',
            'aurelune|Pearl Dial/珠光|Mother of Pearl|贝母表盘|129',
          ],
          points: ['Only 6 mm thin|仅6毫米薄', 'Light on the wrist|轻巧贴腕', 'Gift box|礼盒装'],
          about: 'A bracelet that happens to know the hour.|一只恰好知道时间的手链。',
          specs: ['Case|表径|28 mm|28毫米', 'Movement|机芯|Quartz|石英'],
          unit: 'piece|只',
        }),
      ),
      leaf(
        'Stopwatches & Clocks|秒表座钟',
        family('Stopwatch & Timer|秒表计时器', {
          icon: 'stopwatch+running-shoe',
          choices: [inColours('graphite', 'red')],
          models: [
            'aurelune|Lap/圈速|Mechanical|机械秒表|49.9',
            'aurelune|Kitchen Timer/厨房定时|Magnetic|磁吸旋钮|14.9',
          ],
          points: ['Clear beep|提示清晰', 'Large digits|大字', 'Fits the palm|握感好'],
          about: 'For eggs, sprints and exams.|煮蛋、短跑、考试。',
          specs: ['Accuracy|精度|0.1 s|0.1秒', 'Battery|电池|CR2032'],
        }),
        family('Hourglass|沙漏', {
          icon: 'hourglass-not-done+books',
          choices: [choice('Time|时长', ['5 minutes|5分钟', '15 minutes|15分钟', '60 minutes|60分钟'], 30)],
          models: ['aurelune|Dune/沙丘|Brass and Glass|黄铜玻璃|24.9', 'nestora|Focus/专注|Beech|榉木|15.9'],
          points: ['Blown by hand|手工吹制', 'Exact to 3%|误差3%', 'Quiet|无声'],
          about: 'Time you can watch.|看得见的时间。',
          specs: ['Height|高度|16 cm|16厘米', 'Material|材质|Brass|黄铜'],
        }),
      ),
    ),
    group(
      'Fine Jewellery|珠宝',
      leaf(
        'Rings|戒指',
        family('Ring|戒指', {
          icon: 'ring+red-heart',
          choices: [
            choice('Metal|材质', ['Silver|925银', '14 k gold|14K金', '18 k gold|18K金'], 120),
            choice('Size|圈号', ['11', '13', '15', '17']),
          ],
          models: [
            'aurelune|Promise/承诺|Lab Diamond, 0.3 ct|0.3克拉培育钻|149',
            'aurelune|Twine/缠绕|Pair of Bands|对戒|99',
            'aurelune|Halo/光环|Five Stones|五石光环|189',
          ],
          points: ['Certificate for the stone|附证书', 'Engraving free|免费刻字', 'Comfort fit|内弧舒适'],
          about: 'Small box, big question.|小盒子，大问题。',
          specs: ['Stone|主石|0.3 ct|0.3克拉', 'Colour|颜色|F / VS1'],
          unit: 'piece|枚',
        }),
      ),
      leaf(
        'Gemstones|宝石',
        family('Gemstone Pendant|宝石吊坠', {
          icon: 'gem-stone+sparkles',
          choices: [inColours('sky', 'green', 'violet', 'red')],
          models: [
            'aurelune|Droplet/水滴|Topaz|托帕石|79',
            'aurelune|Birthstone/生辰石|Twelve Months|十二月生辰石|59.9',
            'aurelune|Raw/原石|Uncut Crystal|原石水晶|45.9',
          ],
          points: ['Natural stone|天然宝石', 'Chain adjusts|链长可调', 'No nickel|无镍'],
          about: 'Catches every bit of light in the room.|把房间里的光都收进来。',
          specs: ['Chain|链长|45 cm|45厘米', 'Metal|金属|925 silver|925银'],
        }),
      ),
      leaf(
        'Beads & Bracelets|手串手链',
        family('Bead Bracelet|手串', {
          icon: 'prayer-beads+lotus',
          choices: [inColours('brown', 'teal', 'wine')],
          models: [
            'aurelune|Sandalwood/檀香|108 Beads|108颗|29.9',
            'aurelune|Jade Tone/青玉|12 mm|12毫米青玉|49.9',
            'aurelune|Lava/火山石|Volcanic Stone|天然火山石|24.9',
          ],
          points: ['Polished by hand|手工打磨', 'Strong cord|耐拉线', 'Scented wood|自然木香'],
          about: 'Something quiet for restless hands.|给闲不住的手一点安静。',
          specs: ['Bead|珠径|8 mm|8毫米', 'Cord|线|Elastic|弹力线'],
          unit: 'piece|串',
        }),
      ),
      leaf(
        'Gold & Gifts|黄金礼品',
        family('Gold Coin|金币', {
          icon: 'coin+red-envelope',
          choices: [choice('Weight|重量', ['0.5 g|0.5克', '1 g|1克', '2 g|2克'], 95)],
          models: [
            'aurelune|Zodiac/生肖|999 Gold|足金999|59.9',
            'aurelune|Blessing/福字|In Red Envelope|红包装|62.9',
            'aurelune|First Tooth/乳牙|For a Child’s First Tooth|乳牙纪念|49.9',
          ],
          points: ['999 fine gold|足金999', 'Sealed with number|编号封装', 'Buy-back service|支持回购'],
          about: 'A small shine for a new year or a new person.|给新年，或新生命，一点闪光。',
          specs: ['Purity|成色|999', 'Pack|包装|Sealed card|卡封'],
          unit: 'piece|枚',
        }),
      ),
    ),
    group(
      'Eyewear|眼镜',
      leaf(
        'Sunglasses|太阳镜',
        family('Sunglasses|太阳镜', {
          icon: 'sunglasses+beach-with-umbrella',
          choices: [inColours('black', 'brown', 'rose')],
          models: [
            'aurelune|Coast/海岸|Polarised|偏光|39.9',
            'aurelune|Aviator Light/飞行|18 g Titanium|18克钛架|69.9',
            'aurelune|Glacier/冰川|Side Shields|侧护冰镜|45.9',
          ],
          points: ['UV 400|UV400防护', 'No glare on water|消除水面反光', 'Case and cloth|附盒与布'],
          about: 'Makes Monday look like a holiday.|让周一看起来像假期。',
          specs: ['Lens|镜片|TAC, polarised|TAC偏光', 'Weight|重量|22 g|22克'],
          unit: 'piece|副',
        }),
      ),
      leaf(
        'Glasses|光学眼镜',
        family('Glasses Frame|眼镜架', {
          icon: 'glasses+open-book',
          choices: [inColours('black', 'brown', 'sky')],
          models: [
            'aurelune|Librarian/馆员|Acetate|板材|49.9',
            'aurelune|Blue Guard/防蓝光|For Screens|防蓝光平光|29.9',
            'aurelune|Reader/老花|+1.0 to +3.0|老花可选|19.9',
          ],
          points: ['Spring hinges|弹簧铰链', 'Does not slip|不滑鼻', 'Lens service|可配镜片'],
          about: 'You look like you have read it.|戴上它，像读过那本书。',
          specs: ['Width|镜宽|50 mm|50毫米', 'Material|材质|Acetate|板材'],
          unit: 'piece|副',
        }),
      ),
      leaf(
        'Goggles|护目镜',
        family('Protective Goggles|护目镜', {
          icon: 'goggles+gloves',
          choices: [inColours('graphite', 'yellow')],
          models: [
            'summitry|Snowline/雪线|Ski, Magnetic Lens|滑雪磁吸镜片|69.9',
            'greenrow|Workshop Goggles/防护|Fits over Glasses|可罩眼镜|12.9',
            'greenrow|Pool Lane/泳道|Swimming, No Fog|游泳防雾|17.9',
          ],
          points: ['Anti-fog|防雾', 'Wide view|大视野', 'Soft seal|软密封'],
          about: 'Sees you through snow and sawdust.|飞雪或木屑，都看得清。',
          specs: ['Lens|镜片|Double|双层', 'UV|防紫外|100%'],
          unit: 'piece|副',
        }),
      ),
    ),
    group(
      'Gifts & Keepsakes|礼品收藏',
      leaf(
        'Crowns & Costume|头饰',
        family('Tiara|皇冠头饰', {
          icon: 'crown+dress',
          choices: [inColours('gold', 'silver', 'rose')],
          models: [
            'aurelune|Bridal/新娘|Crystal|水晶新娘冠|45.9',
            'tinytrail|Birthday/生日|For Parties|生日派对冠|9.99',
            'aurelune|Laurel/月桂|Gilded Leaves|镀金叶|35.9',
          ],
          points: ['Combs hold firmly|发梳牢固', 'Light|轻', 'Velvet box|丝绒盒'],
          about: 'For one day, or any day.|某一天，或任意一天。',
          specs: ['Height|高度|5 cm|5厘米', 'Stones|镶嵌|Crystal|水晶'],
        }),
      ),
      leaf(
        'Trophies & Medals|奖杯奖牌',
        family('Trophy|奖杯', {
          icon: 'trophy+sports-medal',
          choices: [choice('Height|高度', ['20 cm|20厘米', '30 cm|30厘米', '40 cm|40厘米'], 40)],
          models: [
            'aurelune|Champion/冠军|Engraved Free|免费刻字|24.9',
            'aurelune|Best Dad/最佳爸爸|With Stand|含底座|17.9',
            'aurelune|Team Cup/团队杯|With Twelve Medals|附十二枚奖牌|39.9',
          ],
          points: ['Metal cup|金属杯身', 'Marble base|大理石底座', 'Text by tomorrow|次日刻好'],
          about: 'For the people who never get one.|送给从没拿过奖的那个人。',
          specs: ['Material|材质|Alloy|合金', 'Base|底座|Marble|大理石'],
          unit: 'piece|座',
        }),
      ),
      leaf(
        'Gift Boxes|礼盒',
        family('Gift Box|礼盒', {
          icon: 'wrapped-gift+ribbon',
          choices: [inColours('red', 'sky', 'lilac'), choice('Size|尺寸', ['S', 'M', 'L'], 30)],
          models: [
            'aurelune|Velvet/丝绒|Lined for Jewellery|首饰内衬|14.9',
            'select|Surprise/惊喜|Filled with Three Things|三件惊喜|29.9',
            'aurelune|Nesting/套盒|Three Boxes in One|三盒相套|12.9',
          ],
          points: ['Ribbon tied|已系丝带', 'Card inside|附贺卡', 'Folds flat|可折叠'],
          about: 'Half of the present is the opening.|礼物的一半，在于拆开。',
          specs: ['Size|尺寸|20 × 20 × 12 cm|20×20×12厘米', 'Board|纸板|1200 g|1200克'],
          unit: 'piece|只',
        }),
      ),
    ),
  ],
};
