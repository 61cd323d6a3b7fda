import type { Localized } from '#contract/core/languages.ts';
import { words } from './families.ts';

type Story = { heading: Localized; text: Localized };
/** What is true of everything in a department: how it is chosen, how it is used, and what is in the parcel beside it. */
type DepartmentStories = { stories: readonly [Story, Story]; enclosed: Localized[] };

const story = (heading: string, text: string): Story => ({ heading: words(heading), text: words(text) });

export const departmentStories: Record<string, DepartmentStories> = {
  phones: {
    stories: [
      story(
        'Tried before it is listed|上架前先试用',
        'We use every device for a week before we sell it. What does not last a day of ordinary use is not listed.|每款设备我们都先用一周再上架，撑不过日常一天的不卖。',
      ),
      story(
        'Ready in minutes|几分钟即可上手',
        'The guide in the box shows the first steps in pictures. If you get stuck, our shop answers by chat.|盒内指南用图片演示最初几步，遇到问题可在线咨询店铺。',
      ),
    ],
    enclosed: ['Quick start guide|快速入门指南', 'Invoice and warranty card|发票和保修卡'].map(words),
  },
  computers: {
    stories: [
      story(
        'Built for long days|为长时间工作而造',
        'We look for parts that can be bought again years later. Each one runs through a test before it leaves the warehouse.|我们优先选择多年后仍能买到配件的产品，每件出库前都经过检测。',
      ),
      story(
        'At home on any desk|放在哪张桌上都合适',
        'It is set up in minutes and easy to move later. The instructions in the box fit on one page.|几分钟就能装好，日后挪动也方便，盒内说明书只有一页。',
      ),
    ],
    enclosed: ['Instructions|使用说明', 'Support card|售后服务卡'].map(words),
  },
  appliances: {
    stories: [
      story(
        'Made to be used every day|为每天使用而做',
        'We choose what is simple to run and simple to clean. Parts that wear can be ordered one by one.|我们只选操作简单、清洁方便的产品，易耗配件可单独购买。',
      ),
      story(
        'Learned in a minute|一分钟学会',
        'Everyone in the house can use it after a minute. The instructions explain every function with a drawing.|家里人人一分钟就会用，说明书对每项功能都配有图解。',
      ),
    ],
    enclosed: ['Instructions|使用说明'].map(words),
  },
  women: {
    stories: [
      story(
        'The material comes first|先挑材料',
        'We choose the material by touch before we choose the cut. It is worn for a week before the first piece is sold.|我们先用手挑材料，再定版型，首件售出前都试穿一周。',
      ),
      story(
        'Easy to combine|百搭',
        'The colours are matched to the rest of the collection. What you buy this year goes with what comes next year.|颜色与整个系列相配，今年买的也能搭明年的新款。',
      ),
    ],
    enclosed: ['Care card|保养卡'].map(words),
  },
  men: {
    stories: [
      story(
        'Made to last|做工耐久',
        'Seams and edges are checked piece by piece. Colour and shape are checked again after weeks of wear.|接缝和边缘逐件检查，试穿数周后再查颜色和版型。',
      ),
      story(
        'For the week and the weekend|工作日与周末都能穿',
        'The look is plain enough for many occasions. It goes with what you already have in the wardrobe.|款式简洁，多种场合都合适，与衣柜里已有的也好搭。',
      ),
    ],
    enclosed: ['Care card|保养卡'].map(words),
  },
  'shoes-bags': {
    stories: [
      story(
        'Made over many steps|多道工序制成',
        'Material is cut, sewn and checked by hand. What carries weight is reinforced from the inside.|材料经手工裁剪、缝制和检验，受力处内部加固。',
      ),
      story(
        'Goes where you go|随你出行',
        'It was tried for weeks before it was listed. The finish is easy to wipe clean when you are back.|上架前实测数周，回家一擦即净。',
      ),
    ],
    enclosed: ['Dust bag|防尘袋', 'Care card|保养卡'].map(words),
  },
  beauty: {
    stories: [
      story(
        'Short lists, clear names|成分简短，名称清楚',
        'We prefer products that say plainly what they are made of. Each batch can be traced by the number on the pack.|我们偏爱成分说明清楚的产品，每批次都可凭包装编号追溯。',
      ),
      story(
        'A small part of the day|每天的一小刻',
        'It fits into a morning or an evening without planning. The instructions tell how to use it and how often.|早晚随手就能用，说明书写明用法和频率。',
      ),
    ],
    enclosed: ['Instructions|使用说明'].map(words),
  },
  food: {
    stories: [
      story(
        'From makers we know|来自我们熟悉的作坊',
        'We taste every product before it is listed and again with each delivery. Ingredients are printed in full on the pack.|每款食品上架前都先品尝，每批到货再尝一次，包装上印有完整配料。',
      ),
      story(
        'Good to share|适合分享',
        'Open it when friends come, or keep it for a quiet evening. Close the pack well and it stays as it should.|朋友来时打开，或留给安静的夜晚，封好口即可保持风味。',
      ),
    ],
    enclosed: ['Leaflet with ingredients|成分说明单'].map(words),
  },
  fresh: {
    stories: [
      story(
        'Picked for the order|按订单备货',
        'We buy for the orders of the day and not for the shelf. Each box is checked by hand before it is closed.|按当天订单采购，不囤货，每箱封口前人工检查。',
      ),
      story(
        'Straight to the kitchen|直达厨房',
        'The box keeps cool until you are home. The storage card tells where to keep it and for how long.|到家前箱内保持低温，保存卡写明存放位置和时间。',
      ),
    ],
    enclosed: ['Ice packs|冰袋', 'Storage card|保存卡'].map(words),
  },
  home: {
    stories: [
      story(
        'Honest materials|实在的材料',
        'What looks like wood is wood, and what looks like steel is steel. Surfaces are finished so that they can be repaired.|看着像木头的就是木头，看着像钢的就是钢，表面处理便于日后修复。',
      ),
      story(
        'Made to live with|为日常生活而做',
        'It has a calm shape that goes with what you already own. Guests find out how it works by themselves.|造型沉静，与家中已有物品相配，客人也一看就会用。',
      ),
    ],
    enclosed: ['Instructions|使用说明', 'Tools for assembly, where needed|所需安装工具'].map(words),
  },
  sports: {
    stories: [
      story(
        'Tested outdoors|户外实测',
        'Our staff takes it out in sun and rain before it is sold. What breaks goes back to the maker with a list.|上架前员工在晴天和雨天都带出去用过，坏了的连同问题清单退回厂家。',
      ),
      story(
        'Out of the door quickly|说走就走',
        'Little has to be set up before the first time. The instructions fit on a card that you can take along.|首次使用几乎无需准备，说明印在一张可随身带的卡片上。',
      ),
    ],
    enclosed: ['Instructions|使用说明'].map(words),
  },
  toys: {
    stories: [
      story(
        'Safe in small hands|小手也安全',
        'Paints and materials are tested by a laboratory we do not own. Edges are checked by hand, piece by piece.|颜料和材料由独立实验室检测，边缘逐件手工检查。',
      ),
      story(
        'Made for every day|天天都能用',
        'It is made for daily use, at home and on the way. The pack says from which age it is meant.|居家外出天天可用，包装上注明适用年龄。',
      ),
    ],
    enclosed: ['Instructions|使用说明', 'Gift wrapping|礼品包装'].map(words),
  },
  'books-music': {
    stories: [
      story(
        'Chosen by readers and players|由读者和乐手挑选',
        'Everything here was read, played or drawn with by someone in our shop. We keep only what we would keep ourselves.|店里每件商品都有人读过、弹过或画过，只留我们自己也想留下的。',
      ),
      story(
        'For quiet hours|留给安静时光',
        'Begin whenever you like. It also makes a present that is used for years.|随时可以开始，也是能用上多年的礼物。',
      ),
    ],
    enclosed: ['Hand-stamped bookmark|手工盖印书签'].map(words),
  },
  'pets-garden': {
    stories: [
      story(
        'Good for what grows|对成长有益',
        'We ask vets and gardeners before we list something new. Origin and date are on every pack.|新品上架前先请教兽医和园艺师，每件包装都注明产地和日期。',
      ),
      story(
        'Little effort, every day|每天少费心',
        'A few minutes a day are enough. The leaflet says what to do in each season.|每天几分钟就够，说明单写明各季节怎么做。',
      ),
    ],
    enclosed: ['Care leaflet|养护说明单'].map(words),
  },
  'cars-tools': {
    stories: [
      story(
        'Workshop quality|车间级品质',
        'Mechanics use the same things in their own workshops. Measurements are given so that you can check the fit yourself.|技师自己的车间也用同款，尺寸齐全，方便自行核对。',
      ),
      story(
        'Do it yourself|自己动手',
        'The instructions show each step in a drawing. Most jobs are done in an afternoon.|说明书每一步都有图，多数活儿一个下午就能干完。',
      ),
    ],
    enclosed: ['Instructions|使用说明', 'Guarantee card|质保卡'].map(words),
  },
  jewellery: {
    stories: [
      story(
        'Made with patience|耐心制成',
        'Each piece passes through a few hands and not through many machines. It is looked at under a lens before it is packed.|每件都经少数匠人之手，而非许多机器，包装前用放大镜检查。',
      ),
      story(
        'A present that stays|留得住的礼物',
        'It comes packed so that it can be given as it is. Wipe it with a soft cloth after use.|到手即可送人，用后以软布擦拭。',
      ),
    ],
    enclosed: ['Numbered certificate|编号证书', 'Polishing cloth|擦拭布'].map(words),
  },
};
