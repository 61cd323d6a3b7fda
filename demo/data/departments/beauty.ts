// Past 300 lines because it is a table: a department's categories and what is sold in them are read together.
import { choice, type Department, family, group, inColours, leaf, words } from '#demo/data/families.ts';

export const beauty: Department = {
  key: 'beauty',
  name: words('Beauty & Care|美妆个护'),
  icon: 'lipstick',
  unit: words('piece|支'),
  care: words(
    'Made in the last six months; the date is on the base. Try a little on the wrist first. Unopened products can be returned for 30 days.|均为近半年新货，日期见瓶底。初次使用请先在手腕试用。未拆封30天可退。',
  ),
  palettes: ['blush', 'rose', 'lilac', 'peach', 'mint', 'sand'],
  groups: [
    group(
      'Skincare|面部护肤',
      leaf(
        'Lotions & Creams|乳液面霜',
        family('Face Lotion|保湿乳液', {
          icon: 'lotion-bottle+hibiscus',
          choices: [choice('Volume|容量', ['50 ml|50毫升', '100 ml|100毫升', 'Refill 100 ml|100毫升替换装'], 32)],
          models: [
            'petalune|Dew/晨露|Ceramides, No Perfume|神经酰胺 无香精|24.9',
            'petalune|Night Bloom/夜绽|Repairs While You Sleep|夜间修护|32.9',
            'petalune|Sun Veil/轻纱防晒|SPF 50, No White Cast|SPF50 不泛白|19.9',
            'select|Everyday Cream/大碗面霜|For the Whole Family|全家可用|11.9',
          ],
          points: [
            'Calms in three minutes|三分钟舒缓泛红',
            'Eleven ingredients, all named|仅11种成分，逐一标明',
            'Sinks in without shine|吸收快不油腻',
          ],
          about: 'Light enough for July, kind enough for January.|七月不腻，一月不干。',
          specs: ['Skin|肤质|All, also sensitive|所有肤质，敏感肌可用', 'Texture|质地|Light lotion|轻盈乳液'],
          unit: 'bottle|瓶',
        }),
      ),
      leaf(
        'Serums|精华',
        family('Serum|精华液', {
          icon: 'droplet+white-flower',
          choices: [choice('Volume|容量', ['30 ml|30毫升', '50 ml|50毫升'], 45)],
          models: [
            'petalune|Clear C/光感C|15% Vitamin C|15%维C亮肤|36.9',
            'petalune|Plump/盈润|Four Weights of Hyaluron|四重玻尿酸|29.9',
            'petalune|Even/匀净|Niacinamide 10%|10%烟酰胺|27.9',
          ],
          points: [
            'Visible after two weeks|两周见光泽',
            'Airless pump keeps it fresh|真空泵保鲜',
            'Layers under make-up|妆前不搓泥',
          ],
          about: 'A few drops in the morning, a quieter mirror in the evening.|早上几滴，晚上照镜子心情变好。',
          specs: ['Volume|容量|30 ml|30毫升', 'Use|用法|Morning and night|早晚各一次'],
          unit: 'bottle|瓶',
        }),
      ),
      leaf(
        'Masks|面膜',
        family('Sheet Mask Box|补水面膜', {
          icon: 'lotus+droplet',
          choices: [choice('Box|盒装', ['5 sheets|5片', '10 sheets|10片', '20 sheets|20片'], 75)],
          models: [
            'petalune|Lotus Rest/莲静|Cooling, for Tired Skin|舒缓熬夜肌|12.9',
            'petalune|Rice Milk/米乳|Softens Overnight|米发酵嫩肤|13.9',
            'petalune|Green Calm/青宁|Green Tea, for Oily Skin|绿茶控油|11.9',
          ],
          points: [
            'Clings to the jaw|贴合下颌不滑',
            'No stickiness afterwards|敷完不黏',
            'Plant-fibre sheet|植物纤维膜布',
          ],
          about: 'Fifteen minutes that belong to nobody else.|十五分钟，只属于自己。',
          specs: ['Sheet|膜布|Tencel|天丝', 'Essence|精华|25 ml|25毫升'],
          unit: 'box|盒',
        }),
      ),
      leaf(
        'Cleansers & Soap|洁面皂',
        family('Handmade Soap|手工皂', {
          icon: 'soap+bubbles',
          choices: [
            choice('Scent|香型', ['Unscented|无香', 'Lavender|薰衣草', 'Tea tree|茶树']),
            choice('Pack|数量', ['1 bar|1块', '3 bars|3块'], 160),
          ],
          models: [
            'petalune|Olive Bar/橄榄皂|Cold-Pressed|冷制|6.99',
            'petalune|Goat Milk/羊乳皂|For Dry Skin|干皮友好|7.99',
            'petalune|Charcoal/竹炭皂|For Oily Skin|控油净肤|6.99',
          ],
          points: [
            'Cured for six weeks|皂化静置六周',
            'Wrapped in paper only|纸质包装无塑料',
            'Lasts two months|一块用两个月',
          ],
          about: 'A good bar of soap, cut by hand and stamped on Fridays.|一块好皂，手工切、周五盖章。',
          specs: ['Weight|重量|110 g|110克', 'pH|酸碱度|8.5'],
          unit: 'bar|块',
        }),
      ),
    ),
    group(
      'Make-up|彩妆香氛',
      leaf(
        'Lipsticks|口红',
        family('Lipstick|口红', {
          icon: 'lipstick+kiss-mark',
          choices: [inColours('red', 'rose', 'coral', 'wine')],
          models: [
            'vermeille|Velvet/丝绒|Matte, Does Not Dry|哑光不拔干|17.9',
            'vermeille|Balm Tint/润色|Sheer Care|水润显色|14.9',
            'vermeille|Ink/唇釉|Twelve Hours|12小时不沾杯|16.9',
          ],
          points: ['Stays through lunch|吃饭不掉色', 'Vanilla, very faint|淡淡香草味', 'Refillable case|可换芯管身'],
          about: 'One swipe, good posture.|一抹上唇，气场就来。',
          specs: ['Weight|重量|3.5 g|3.5克', 'Finish|妆效|Velvet|丝绒'],
        }),
      ),
      leaf(
        'Nails|美甲',
        family('Nail Polish Set|指甲油套装', {
          icon: 'nail-polish+ribbon',
          choices: [choice('Palette|色系', ['Nudes|裸色系', 'Berries|莓果系', 'Brights|亮色系'])],
          models: [
            'vermeille|Ten/十色|Ten Water-Based Colours|十色水性|19.9',
            'vermeille|Gel Lamp Kit/光疗套装|With Lamp|含光疗灯|39.9',
            'vermeille|Nudes/裸色|Six Quiet Tones|六款裸色|16.9',
          ],
          points: [
            'Dries in a minute|一分钟快干',
            'Peels off without remover|可撕免卸甲水',
            'No harsh smell|无刺鼻气味',
          ],
          about: 'A salon evening for less than the taxi there.|一晚美甲，比打车去店里还便宜。',
          specs: ['Bottles|瓶数|10', 'Volume|容量|8 ml|8毫升'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Perfume|香水',
        family('Eau de Parfum|淡香精', {
          icon: 'hyacinth+sparkles',
          choices: [choice('Volume|容量', ['30 ml|30毫升', '50 ml|50毫升', '100 ml|100毫升'], 45)],
          models: [
            'vermeille|Rain on Stone/石上雨|Vetiver and Fig|香根草与无花果|39.9',
            'vermeille|Orangerie/橙园|Neroli, Bright|橙花明亮|35.9',
            'vermeille|Velvet Hour/丝绒时分|Amber and Plum|琥珀与李子|45.9',
          ],
          points: [
            'Eight hours on skin|留香八小时',
            'Composed by one nose, not a committee|独立调香师作品',
            'Sample to try first|附试香小样',
          ],
          about: 'Quiet from a metre away, unforgettable at half of it.|一米外安静，半米内难忘。',
          specs: ['Family|香调|Woody, fresh|清新木质', 'Strength|浓度|18%'],
          unit: 'bottle|瓶',
        }),
      ),
      leaf(
        'Mirrors & Tools|美妆工具',
        family('Vanity Mirror|化妆镜', {
          icon: 'mirror+lipstick',
          choices: [inColours('rose', 'white', 'gold')],
          models: [
            'vermeille|Halo/光环|LED, Three Lights|LED三色光|32.9',
            'vermeille|Fold/折叠|Travel Mirror|旅行折叠|12.9',
            'vermeille|Ten-X/十倍|Clips to Mirrors|10倍放大吸附|14.9',
          ],
          points: ['Shows true colours|显色真实', 'Tilts and stays|可调角度不晃', 'USB-C charge|USB-C充电'],
          about: 'Daylight at seven in the morning, in any bathroom.|早上七点，任何浴室都有日光。',
          specs: ['Diameter|直径|20 cm|20厘米', 'Light|显色|Ra 95'],
          unit: 'piece|面',
        }),
      ),
    ),
    group(
      'Hair & Body|洗发沐浴',
      leaf(
        'Shampoo|洗发护发',
        family('Shampoo|洗发水', {
          icon: 'lotion-bottle+bubbles',
          choices: [choice('Volume|容量', ['300 ml|300毫升', '500 ml|500毫升', '1 L refill|1升替换装'], 40)],
          models: [
            'petalune|Root/发根|Ginger, for Thin Hair|生姜强韧|13.9',
            'petalune|Silk/丝滑|For Dry Ends|修护发尾|13.9',
            'select|Family Shampoo/家庭装|Mild, One Litre|温和大容量|9.99',
          ],
          points: ['No sulphates|无硫酸盐', 'Rinses quickly|易冲洗', 'Scalp calm after a week|一周头皮舒适'],
          about: 'Foams gently, rinses clean and leaves hair that behaves.|泡沫温和，冲得干净，头发听话。',
          specs: ['Hair|发质|All|所有发质', 'pH|酸碱度|5.5'],
          unit: 'bottle|瓶',
        }),
      ),
      leaf(
        'Combs & Styling|梳子造型',
        family('Hair Pick & Comb|气垫梳', {
          icon: 'hair-pick+ribbon',
          choices: [inColours('brown', 'rose', 'teal')],
          models: [
            'vermeille|Detangle/顺发|Does Not Pull|顺发不扯|12.9',
            'vermeille|Wood/木梳|Sandalwood|檀木|18.9',
            'vermeille|Curl Pick/卷发梳|Lifts Curls at the Root|蓬松卷发|9.99',
          ],
          points: [
            'Tips rounded one by one|梳齿逐个打磨',
            'Cushion massages|气垫按摩头皮',
            'Opens for cleaning|可拆洗',
          ],
          about: 'Through wet curls without a word of complaint.|湿卷发也一梳到底，不喊疼。',
          specs: ['Length|长度|22 cm|22厘米', 'Material|材质|Beech, rubber|榉木、橡胶'],
          unit: 'piece|把',
        }),
      ),
      leaf(
        'Bath|沐浴',
        family('Bath Salts & Sponge Set|浴盐海绵套装', {
          icon: 'sponge+bathtub',
          choices: [choice('Scent|香型', ['Rose|玫瑰', 'Pine|松木', 'Milk|牛乳'])],
          models: [
            'petalune|Soak/泡泡浴|Salts and Konjac Sponge|浴盐+魔芋海绵|15.9',
            'select|Bath Sponge/沐浴球|Quick-Dry Mesh|速干起泡|6.99',
            'petalune|Evening Pine/夜松|Pine Scent, Natural Sponge|松香天然海绵|18.9',
          ],
          points: [
            'Softens hard water|软化硬水',
            'Sponge lasts three months|海绵可用三个月',
            'No stain on the tub|不染浴缸',
          ],
          about: 'Close the door, run the bath, be unreachable.|关门，放水，谁也找不到你。',
          specs: ['Salts|浴盐|400 g|400克', 'Sponge|海绵|Konjac|魔芋'],
          unit: 'set|套',
        }),
      ),
    ),
    group(
      'Health & Oral|健康口腔',
      leaf(
        'Oral Care|口腔护理',
        family('Toothpaste|牙膏', {
          icon: 'tooth+toothbrush',
          choices: [
            choice('Flavour|口味', ['Mint|薄荷', 'Jasmine tea|茉莉茶', 'Orange|香橙']),
            choice('Pack|数量', ['1 tube|1支', '3 tubes|3支'], 150),
          ],
          models: [
            'petalune|Enamel/护釉|Fluoride and Calcium|含氟补钙|5.99',
            'petalune|Bright/亮白|Gentle Whitening|温和亮白|6.99',
            'tinytrail|Kids Paste/儿童牙膏|Safe to Swallow|可吞咽|4.99',
          ],
          points: ['Protects for twelve hours|12小时防护', 'No foam burn|不辣口', 'Tube can be recycled|管身可回收'],
          about: 'Fresh without the fire.|清新，但不呛。',
          specs: ['Weight|重量|120 g|120克', 'Fluoride|氟含量|1450 ppm'],
        }),
      ),
      leaf(
        'Vitamins|营养保健',
        family('Vitamin Tablets|维生素片', {
          icon: 'pill+orange-circle',
          choices: [choice('Bottle|瓶装', ['60 tablets|60片', '120 tablets|120片'], 70)],
          models: [
            'petalune|Daily C/每日C|Vitamin C and Zinc|维C加锌|11.9',
            'petalune|Calm/静夜|Magnesium for Evenings|晚安镁片|14.9',
            'petalune|Sight/明目|Lutein|叶黄素|16.9',
          ],
          points: [
            'One a day|每日一片',
            'Small enough to swallow|小片易吞',
            'Tested by an independent laboratory|第三方检测',
          ],
          about: 'A small habit beside the kettle.|放在水壶旁的小习惯。',
          specs: ['Form|剂型|Coated tablet|包衣片', 'Shelf life|保质期|24 months|24个月'],
          unit: 'bottle|瓶',
        }),
      ),
      leaf(
        'First Aid|家庭急救',
        family('First Aid Kit|家庭急救包', {
          icon: 'adhesive-bandage+stethoscope',
          choices: [choice('Size|规格', ['42 pieces|42件', '98 pieces|98件'], 60)],
          models: [
            'petalune|Ready/有备|For Home and Car|家车两用|17.9',
            'petalune|Trail Aid/山野急救|Waterproof Pouch|防水收纳|22.9',
            'petalune|Pocket Aid/随身急救|For One Day Out|一日出行装|9.99',
          ],
          points: ['Labelled pockets|分区标签', 'Refill any item|单件可补充', 'Instructions in pictures|图解说明'],
          about: 'The bag you hope never to open, packed so that you can find things.|希望永远用不上，但要用时找得到。',
          specs: ['Case|包体|Nylon|尼龙', 'Pieces|件数|42'],
          unit: 'set|套',
        }),
      ),
      leaf(
        'Scales & Monitors|健康监测',
        family('Blood Pressure Monitor|电子血压计', {
          icon: 'stethoscope+beating-heart',
          choices: [inColours('white', 'sky')],
          models: [
            'petalune|Steady/平稳|Talks, Large Digits|语音大屏|35.9',
            'select|Wrist Monitor/手腕式|Folds for Travel|便携腕式|25.9',
            'petalune|Steady Duo/平稳双人|Keeps Two People Apart|双人分开记录|45.9',
          ],
          points: [
            'Measures in 30 seconds|30秒测量',
            'Two people, 120 values each|双人各120组记忆',
            'Warns of irregular beats|心律不齐提示',
          ],
          about: 'Easy to put on with one hand and easy to read without glasses.|单手佩戴，不戴老花镜也看得清。',
          specs: ['Accuracy|精度|±3 mmHg', 'Cuff|袖带|22-42 cm|22-42厘米'],
          unit: 'piece|台',
        }),
      ),
    ),
  ],
};
