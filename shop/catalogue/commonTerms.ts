/** Words that say nothing of a product. A search leaves them out. */
export const stopTerms: readonly string[] = [
  ...'a an the for with of and or in to my me some any by at from is are i want need looking buy something anything things products items size color colour on set kit piece pieces pair best top good great nice'.split(
    ' ',
  ),
  ...'der die das den dem ein eine einen einem einer für mit von und oder im in aus zum zur am ich suche brauche etwas alles produkte artikel größe farbe stück paar beste bester gute guter schöne schöner'.split(
    ' ',
  ),
  ...['的', '和', '与', '或', '了', '我要', '我想买', '想买', '东西', '商品', '尺码', '颜色', '送', '给', '好看的'],
];

/** Words behind which follows what something is for or made of: "lamp for the desk". */
export const prepositions: readonly string[] = 'for with of in from to by für mit von aus im zum zur'.split(' ');

/** Words for products whose price is reduced. */
export const saleTerms: readonly string[] = [
  ...'sale discount discounted reduced clearance deal bargain offer'.split(' '),
  ...'angebot sonderangebot reduziert rabatt rabattiert schnäppchen'.split(' '),
  ...['特价', '打折', '折扣', '优惠', '促销', '降价'],
];

/** Words for the newest products, when nothing else is searched for. */
export const newestTerms: readonly string[] = [
  ...'new newest latest arrival arrivals neu neue neues neuheit neuheiten neueste neuestes neuerscheinungen'.split(' '),
  ...['新品', '新款', '新到', '新上架', '最新', '新'],
];

/** Words that customers mean as they type them, though no product has them. A search does not correct them. */
export const commonTerms: readonly string[] = [
  ...'adult airpods apple armchair baby bag bags ball balls band bath battery beach beard bed bedroom belt bench bicycle'.split(
    ' ',
  ),
  ...'bike bird birthday blanket blender blouse boat book books boot boots bottle bowl box boys bracelet brush bucket'.split(
    ' ',
  ),
  ...'cable cake camping car card care carpet cat cell chain charger cheap child children clean clock cloth clothes'.split(
    ' ',
  ),
  ...'computer console cook cool cotton couch cover crib curtain cushion cutlery dad dark desk diary dinner dish dog doll'.split(
    ' ',
  ),
  ...'door dress drill drink drone earring electric exchange face family fan fish fork frame fridge friend game games garden'.split(
    ' ',
  ),
  ...'gas gift gifts girl girls gold grill guitar hair hammer hand hat heater helmet hiking home hoodie house ipad iphone iron'.split(
    ' ',
  ),
  ...'jeans jewelry jewellery keyboard kettle key keys kids kitchen knife ladder laptop lens linen lunch magazine mail man'.split(
    ' ',
  ),
  ...'mask mat men mom money monitor mouse music nail necklace new notebook office oil oven paint pants paper pen pencil'.split(
    ' ',
  ),
  ...'perfume pet phone piano pillow plate pocket policy poster pot present printer purse rack refund rent return returns'.split(
    ' ',
  ),
  ...'road room rope rug running sale salt sand sandals saw school seat sewing shampoo shave sheet shelf ship shipping'.split(
    ' ',
  ),
  ...'shirt shoes shop shorts shower silk silver skirt skis sleep snow soap sport stand stapler stool store stove strap'.split(
    ' ',
  ),
  ...'sugar suit summer sun sweater swim table tablet tank tape tea teen television tennis tent tents tie tool tools'.split(
    ' ',
  ),
  ...'towel toy toys train travel tray tree trousers truck tshirt umbrella vase vacuum wall wallet warm water wedding'.split(
    ' ',
  ),
  ...'white wine winter wire wireless woman women wood wool work yoga zelt zelte fahrrad handy rechner tisch tische bett'.split(
    ' ',
  ),
  ...'decke kissen teppich vorhang schrank regal hose hosen hemd kleid kleider rock jacken gürtel hut mütze stiefel'.split(
    ' ',
  ),
  ...'schmuck kette ohrringe buch bücher heft stift stifte spiel spiele puppe ball hund katze auto werkzeug hammer bohrer'.split(
    ' ',
  ),
  ...'säge leiter eimer besen topf töpfe teller messer gabel löffel glas gläser flasche herd ofen kühlschrank grill'.split(
    ' ',
  ),
  ...'garten rasen baum erde wasser wein bier brot kuchen salz zucker öl seife handtuch bürste rasierer parfüm baby'.split(
    ' ',
  ),
  ...'kinder männer frauen damen herren groß klein billig günstig neu rückgabe versand rücksendung geld'.split(' '),
  ...'brat büro dusch freizeit frühstücks geburtstags hochzeits leder reise schreibtisch schul sommer sport stoff'.split(
    ' ',
  ),
  ...'taucher trage umhänge weihnachts winter zartbitter'.split(' '),
  ...['面包', '钱包', '红包', '汉堡包', '灯笼', '火锅', '手机壳', '电视', '电视机', '鞋柜', '包装'],
  // Brands that customers know, whether they are sold or not.
  ...'adidas anker asus beats birkenstock bosch bose braun brooks canon casio converse crocs dell dyson fitbit fossil'.split(
    ' ',
  ),
  ...'fujifilm garmin google gopro gucci hermes huawei ikea jabra jansport jbl kodak leica lego lenovo levis logitech'.split(
    ' ',
  ),
  ...'marshall microsoft miele moleskine nespresso nike nikon nintendo olympus panasonic patagonia pentax philips'.split(
    ' ',
  ),
  ...'playstation polaroid prada puma rayban reebok rimowa rolex ryobi samsonite samsung seiko sennheiser siemens'.split(
    ' ',
  ),
  ...'sonos sony stanley swatch swarovski tefal tesla timberland vans xbox xiaomi yamaha yeti zara'.split(' '),
  ...['索尼', '耐克', '阿迪达斯', '苹果', '三星', '华为', '小米', '佳能', '尼康', '乐高', '戴森'],
];
