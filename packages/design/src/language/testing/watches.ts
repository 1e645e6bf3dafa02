/** Prompts that name case, dial, hands or strap of a watch, and the expected result of each. */
import { ROSE, STEEL, WHITE, YELLOW, type Prompt } from './understood';

export const WATCHES: readonly Prompt[] = [
  ['steel watch with a deep blue dial and a brown leather strap', { type: 'watch', dial: 'midnight', lost: [] }],
  ['steel watch, dial deep navy, brown strap', { type: 'watch', dial: 'midnight', lost: [] }],
  ['steel watch with a dial in dark red, silver indices', { type: 'watch', dial: 'burgundy', lost: [] }],
  ['a watch whose dial is deep green', { type: 'watch', dial: 'forest', lost: [] }],
  ['burgundy red dial watch', { type: 'watch', dial: 'burgundy', lost: [] }],
  ['montre acier cadran bleu profond, bracelet cuir marron', { type: 'watch', dial: 'midnight', lost: [] }],
  ['Uhr mit tiefblauem Zifferblatt und silbernen Indizes', { type: 'watch', dial: 'midnight', lost: [] }],
  ['relógio com mostrador azul profundo e ponteiros prateados', { type: 'watch', dial: 'midnight', lost: [] }],
  ['horloge met diepblauwe wijzerplaat en bruine leren band', { type: 'watch', dial: 'midnight', lost: [] }],
  ['klocka med djupblå urtavla och brunt läderarmband', { type: 'watch', dial: 'midnight', lost: [] }],
  [
    'zegarek męski tytanowy, czarna tarcza, świecące indeksy, pasek gumowy pomarańczowy, nurkowy',
    { type: 'watch', dial: 'graphite', forms: ['luminous', 'rubber', 'diver'], lost: [] },
  ],
  [
    'zegarek kieszonkowy srebrny z rzymskimi cyframi i małym sekundnikiem',
    { type: 'watch', forms: ['pocket', 'roman-numerals', 'small-seconds'], lost: [] },
  ],
  [
    'roségouden horloge met maanstand, donkerblauwe wijzerplaat en een band van canvas',
    { type: 'watch', dial: 'midnight', forms: ['moonphase', 'textile'], lost: [] },
  ],
  [
    'dykarklocka i titan, blå urtavla, gummiarmband, självlysande index',
    { type: 'watch', dial: 'midnight', forms: ['diver', 'rubber', 'luminous'], lost: [] },
  ],
  ['reloj de acero con esfera azul y agujas doradas', { type: 'watch', dial: 'midnight', lost: [] }],
  ['Damenuhr mit Goldarmband', { type: 'watch', alloy: 'yellow-gold-18k', forms: ['links'], lost: [] }],
  ['watch with a gold bracelet', { type: 'watch', alloy: 'yellow-gold-18k', forms: ['links'], lost: [] }],
  ['Herrenuhr mit Stahlband', { type: 'watch', alloy: 'steel-316l', forms: ['links'], lost: [] }],
  ['緑の文字盤の時計', { type: 'watch', dial: 'forest', lost: [] }],
  ['濃い緑の文字盤の腕時計', { type: 'watch', dial: 'forest', lost: [] }],
  ['文字盤が緑の時計', { type: 'watch', dial: 'forest', lost: [] }],
  ['時計、文字盤は濃い青', { type: 'watch', dial: 'midnight', lost: [] }],
  [
    'octagonal steel watch with bezel screws, blue sunburst dial and small seconds',
    {
      type: 'watch',
      alloy: STEEL,
      dial: 'midnight',
      forms: ['octagonal', 'bezel-screws', 'sunburst', 'small-seconds'],
      lost: [],
    },
  ],
  [
    'tonneau shaped yellow gold watch with arabic numerals and a burgundy leather strap',
    { type: 'watch', alloy: YELLOW, forms: ['tonneau', 'arabic-numerals', 'leather'], lost: [] },
  ],
  [
    'tank watch, white dial with roman numerals, blued hands',
    { type: 'watch', dial: 'white', forms: ['rectangular', 'roman-numerals', 'blued-hands'], lost: [] },
  ],
  [
    'moon phase watch in rose gold with a midnight blue dial',
    { type: 'watch', alloy: ROSE, dial: 'midnight', forms: ['moonphase'], lost: [] },
  ],
  ['skeleton watch on a rubber strap', { type: 'watch', forms: ['skeleton', 'rubber'], lost: [] }],
  [
    'square watch with a date window and only two hands',
    { type: 'watch', forms: ['square-case', 'date', 'two-hands'], lost: [] },
  ],
  [
    'gold watch with a fluted bezel and a five link bracelet',
    { type: 'watch', alloy: YELLOW, forms: ['fluted-bezel', 'five-link', 'links'], lost: [] },
  ],
  [
    'dress watch with a guilloche dial and leaf hands',
    { type: 'watch', forms: ['dress', 'guilloche', 'leaf-hands'], lost: [] },
  ],
  [
    'gold watch with a sapphire in the crown',
    { type: 'watch', alloy: YELLOW, gems: ['blue-sapphire'], motif: null, forms: ['crown-stone'], lost: [] },
  ],
  [
    'achteckige Uhr aus Stahl mit kleiner Sekunde und Datum',
    { type: 'watch', alloy: STEEL, forms: ['octagonal', 'small-seconds', 'date'], lost: [] },
  ],
  ['Taucheruhr mit Kautschukband', { type: 'watch', forms: ['diver', 'rubber'], lost: [] }],
  [
    'montre en or blanc, chiffres romains, phase de lune',
    { type: 'watch', alloy: WHITE, forms: ['roman-numerals', 'moonphase'], lost: [] },
  ],
  [
    'reloj de oro con números romanos y fecha',
    { type: 'watch', alloy: YELLOW, forms: ['roman-numerals', 'date'], lost: [] },
  ],
  // Parts with their colours, in the languages of the product.
  [
    'montre en acier, cadran en émail blanc, chiffres romains',
    { type: 'watch', alloy: STEEL, dial: 'white', forms: ['roman-numerals'], lost: [] },
  ],
  [
    'Dress watch, steel case, dark green dial, no date, applied baton markers, leather strap. Hands gold coloured.',
    {
      type: 'watch',
      alloy: STEEL,
      dial: 'forest',
      forms: ['dress', 'hour-markers', 'leather'],
      tints: { 'watch.hands': 'gold' },
      lost: [],
    },
  ],
  [
    'diver watch orange rubber strap, black bezel, lume dots',
    { type: 'watch', forms: ['diver', 'rubber', 'luminous'], strap: 'orange', lost: [] },
  ],
  [
    'army green nato strap field watch, cream dial, arabic numerals',
    { type: 'watch', dial: 'ivory', forms: ['textile', 'arabic-numerals'], strap: 'green', lost: [] },
  ],
  [
    'Herrenuhr mit lachsfarbenem Zifferblatt, kleine Sekunde, graues Wildlederband',
    { type: 'watch', dial: 'salmon', forms: ['small-seconds', 'suede'], strap: 'grey', lost: [] },
  ],
  [
    'Montre homme squelette, boîtier noir, aiguilles cuivrées, bracelet en caoutchouc noir',
    {
      type: 'watch',
      alloy: 'black-titanium',
      forms: ['skeleton', 'rubber'],
      strap: 'black',
      tints: { 'watch.hands': 'copper' },
      lost: [],
    },
  ],
  [
    'reloj cronógrafo de acero, esfera blanca con tres subesferas negras, escala taquimétrica, correa de piel negra',
    {
      type: 'watch',
      alloy: STEEL,
      dial: 'white',
      forms: ['chronograph', 'tachymeter', 'leather'],
      strap: 'black',
      tints: { 'watch.subdial': 'graphite' },
      lost: [],
    },
  ],
  [
    'Orologio da polso ovale in oro bianco, quadrante argentato con numeri romani, cinturino in coccodrillo verde',
    {
      type: 'watch',
      alloy: WHITE,
      dial: 'silver',
      forms: ['oval-case', 'roman-numerals', 'crocodile'],
      strap: 'green',
      lost: [],
    },
  ],
  [
    'relógio dourado com pulseira jubileu e mostrador rosa, moldura cravejada de zircônias',
    { type: 'watch', alloy: YELLOW, dial: 'salmon', forms: ['five-link', 'bezel', 'pave'], lost: [] },
  ],
  [
    'ساعة رجالية فضية بأرقام عربية شرقية ومينا أخضر وسوار جلد أسود',
    { type: 'watch', dial: 'forest', forms: ['eastern-numerals', 'leather'], strap: 'black', lost: [] },
  ],
  [
    'Женские часы, перламутровый циферблат, бриллианты на 12, 3, 6 и 9, красный кожаный ремешок',
    {
      type: 'watch',
      dial: 'mother-of-pearl',
      gems: ['diamond'],
      count: 4,
      forms: ['hour-markers', 'leather'],
      strap: 'red',
      lost: [],
    },
  ],
  [
    'Kare kasalı erkek saati, siyah kadran, altın akrep yelkovan, NATO kayış',
    {
      type: 'watch',
      dial: 'graphite',
      forms: ['square-case', 'textile'],
      tints: { 'watch.hands': 'gold' },
      lost: [],
    },
  ],
  [
    '女款手表,方形表盘,绿色孔雀石表面,金色表壳,没有刻度',
    { type: 'watch', alloy: YELLOW, dial: 'malachite', gems: [], forms: ['square-case'], lost: [] },
  ],
  [
    'シンプルな腕時計、ネイビーの文字盤、シルバーのメッシュベルト、数字なしで細いバーだけ',
    { type: 'watch', dial: 'midnight', forms: ['mesh', 'hour-markers'], lost: [] },
  ],
  [
    'レディース腕時計、文字盤に満月と流れ星、濃い青、ケースはピンクゴールド、革は白',
    { type: 'watch', alloy: ROSE, dial: 'midnight', strap: 'white', lost: [] },
  ],
  ['gold pocket watch with a chain', { type: 'watch', alloy: YELLOW, forms: ['pocket', 'chain'], lost: [] }],
  ['small bangle watch in yellow gold', { type: 'watch', forms: ['bangle-strap', 'small-case'], lost: [] }],
  ['ladies watch with a bracelet of diamonds', { type: 'watch', gems: ['diamond'], forms: ['strap-stones'], lost: [] }],
  [
    'montre ronde, cadran bleu, bracelet en acier',
    { type: 'watch', alloy: STEEL, dial: 'midnight', forms: ['links'], lost: [] },
  ],
  [
    'erkek kol saati, lacivert kadran, çelik kordon, takvimli, kronograf',
    { type: 'watch', alloy: STEEL, dial: 'midnight', forms: ['links', 'date', 'chronograph'], lost: [] },
  ],
  [
    'white gold watch, black guilloche dial, black suede strap',
    { type: 'watch', alloy: WHITE, dial: 'graphite', forms: ['guilloche', 'suede'], strap: 'black', lost: [] },
  ],
  [
    'gold watch with stick markers, small seconds and a moon phase',
    { type: 'watch', forms: ['hour-markers', 'small-seconds', 'moonphase'], lost: [] },
  ],
  ['часы карманные серебряные', { type: 'watch', alloy: 'silver-925', forms: ['pocket'], lost: [] }],
  [
    'ساعة نسائية ذهب وردي، إطار مرصع بالألماس',
    { type: 'watch', alloy: ROSE, gems: ['diamond'], forms: ['bezel', 'pave'], lost: [] },
  ],
  [
    "steel watch with a little separate seconds dial at six o'clock, blue sword hands, no date",
    {
      type: 'watch',
      alloy: STEEL,
      forms: ['small-seconds', 'sword-hands'],
      tints: { 'seconds-dial/at': '6', 'watch.hands': 'blued' },
      lost: [],
    },
  ],
  [
    'watch, panda dial, bicompax, black numerals at 12 and 6, orange seconds hand',
    {
      type: 'watch',
      dial: 'white',
      forms: ['two-counters', 'twelve-six'],
      tints: { 'watch.subdial': 'graphite', 'watch.indices': 'black', 'watch.hands/seconds_color': 'orange' },
      lost: [],
    },
  ],
  [
    'tourbillon watch, power reserve at 12, brown leather strap with white stitching',
    {
      type: 'watch',
      forms: ['tourbillon', 'power-reserve', 'leather', 'stitched'],
      strap: 'brown',
      tints: { 'reserve-dial/at': '12', 'strap.leather/thread': 'white' },
      lost: [],
    },
  ],
  [
    'Мужские часы, маленькая секундная стрелка внизу, коричневый кожаный ремешок',
    { type: 'watch', forms: ['small-seconds', 'leather'], tints: { 'seconds-dial/at': '6' }, lost: [] },
  ],
  [
    'wooden watch, walnut bezel, brass hands',
    { type: 'watch', dial: 'wood', tints: { 'watch.hands': 'brass' }, lost: [] },
  ],
  [
    'polished steel watch, matte black dial',
    { type: 'watch', dial: 'graphite', tints: { 'watch.dial/finish': 'matte' }, lost: [] },
  ],
  // Names of straps and settings keep the type of other pieces.
  ['anillo de diamantes en oro blanco', { type: 'ring', alloy: WHITE, gems: ['diamond'], forms: [], lost: [] }],
  ['anillo completo de diamantes', { type: 'ring', forms: ['eternity'], lost: [] }],
  ['フープピアス ゴールド', { type: 'earrings', alloy: YELLOW, forms: ['hoop'], lost: [] }],
  ['anillo de sello de plata', { type: 'ring', forms: ['signet'], lost: [] }],
  ['圈形耳环 黄金', { type: 'earrings', forms: ['hoop'], lost: [] }],
  ['bracelet en or jaune avec un rubis', { type: 'bracelet', alloy: YELLOW, gems: ['ruby'], lost: [] }],
  ['bracelet en cuir avec une ancre en acier', { type: 'bracelet', alloy: STEEL, motif: 'anchor', lost: [] }],
  ['pulsera de acero con un zafiro', { type: 'bracelet', alloy: STEEL, gems: ['blue-sapphire'], lost: [] }],
  ['Stahlarmband mit Anker', { type: 'bracelet', alloy: STEEL, motif: 'anchor', lost: [] }],
  ['tension ring in white gold with a diamond', { type: 'ring', alloy: WHITE, forms: ['tension'], lost: [] }],
  ['martini studs with diamonds', { type: 'earrings', gems: ['diamond'], forms: ['basket', 'stud'] }],
  // On other pieces, an oval face is a cut, and a bezel without a watch a setting.
  ['gold signet with an oval face', { type: 'ring', forms: ['signet'] }],
  // In other prompts these words do not mean parts of a watch.
  ['gold ring with a crown and a ruby', { type: 'ring', motif: 'crown', gems: ['ruby'], lost: [] }],
];
