/**
 * Icons that become figures: name of the icon → English name of the figure, then further English words for it. Other
 * languages have the short name of the Common Locale Data Repository where it is one thing to a jeweller.
 */
const ANIMALS = `
ant: ant
baby-chick: chick, baby chick
badger: badger
beaver: beaver
bison: bison, buffalo, american bison
blowfish: pufferfish, puffer fish, blowfish
boar: wild boar, boar
carousel-horse: carousel horse, merry go round horse
cricket: grasshopper
crocodile: crocodile animal, gator, nile crocodile
dodo: dodo
donkey: donkey
goat: goat, billy goat
goose: goose
gorilla: gorilla
hamster: hamster, guinea pig
hatching-chick: hatching chick
hippopotamus: hippopotamus, hippo
llama: llama, alpaca
lobster: lobster
mammoth: mammoth
moose: moose
mosquito: mosquito
nest-with-eggs: bird's nest, nest with eggs
orangutan: orangutan
otter: otter, sea otter
oyster: oyster shell
poodle: poodle
raccoon: raccoon
rat: rat
rhinoceros: rhinoceros, rhino
sauropod: diplodocus, brachiosaurus
seal: harbour seal, harbor seal, seal pup, baby seal
shrimp: shrimp, prawn
skunk: skunk
sloth: sloth
spider-web: spider web, spiderweb, cobweb, spider's web
spiral-shell: conch shell, conch
squid: squid
tropical-fish: tropical fish, angelfish
turkey: turkey bird
water-buffalo: water buffalo
worm: earthworm
zebra: zebra`;

const THINGS = `
banana: banana fruit, peeled banana, banana bunch
bell-pepper: bell pepper
blueberries: blueberries, blueberry
bread: loaf of bread, bread loaf
broccoli: broccoli
carrot: carrot vegetable
cheese-wedge: wedge of cheese, cheese wedge, cheese
coconut: coconut
croissant: croissant pastry, french croissant, butter croissant
cucumber: cucumber
dumpling: dumpling
ear-of-corn: corn cob, corn on the cob, sweetcorn
eggplant: eggplant
french-fries: french fries
garlic: garlic
hamburger: hamburger, burger, cheeseburger
hot-dog: hot dog, hotdog
hot-pepper: chili pepper, chilli pepper, chilli, chili, chile pepper
kiwi-fruit: kiwi fruit
leafy-green: lettuce
mango: mango
melon: melon
onion: onion
pancakes: pancakes, pancake
pea-pod: pea pod, peas in a pod, peapod
peach: peach fruit
peanuts: peanut
pizza: pizza, pizza slice, slice of pizza
popcorn: popcorn
potato: potato
potted-plant: potted plant, house plant, houseplant
pretzel: pretzel
roasted-sweet-potato: sweet potato
seedling: seedling
taco: taco
tangerine: orange fruit, clementine
tomato: tomato
watermelon: watermelon slice, slice of watermelon, watermelon wedge
beer-mug: beer mug, beer stein, pint of beer
birthday-cake: birthday cake
bubble-tea: bubble tea, boba tea
chocolate-bar: chocolate bar, bar of chocolate
cocktail-glass: martini glass, cocktail glass
cookie: cookie
cooking: frying pan, fried egg
fortune-cookie: fortune cookie
honey-pot: honey pot, pot of honey
lollipop: lollipop
rice-ball: rice ball, onigiri
shortcake: slice of cake, cake slice
tropical-drink: tropical drink
accordion: accordion
banjo: banjo
drum: drum, snare drum
flute: flute
headphone: headphones
folding-hand-fan: hand fan, folding fan
sushi: sushi
billed-cap: baseball cap
long-drum: djembe, bongo
musical-keyboard: piano, piano keys, piano keyboard
postal-horn: post horn, hunting horn
radio: radio
saxophone: saxophone, sax
trumpet: trumpet
abacus: abacus
amphora: amphora
axe: axe, battle axe
balloon: party balloon, toy balloon, birthday balloon
bomb: bomb
boomerang: boomerang
broom: broom, broomstick
bucket: bucket
candle: candle
carpentry-saw: handsaw
clapper-board: clapperboard, clapper board
crayon: crayon
crossed-swords: crossed swords
crystal-ball: crystal ball
dagger: dagger
fire-extinguisher: fire extinguisher
fishing-pole: fishing rod, fishing pole
floppy-disk: floppy disk
fountain-pen: fountain pen
funeral-urn: urn
hammer: hammer
joystick: joystick
kitchen-knife: kitchen knife, chef's knife, chefs knife
lipstick: lipstick
magnet: horseshoe magnet, magnet
magnifying-glass-tilted-left: magnifying glass
microscope: microscope
money-bag: money bag, bag of money
movie-camera: movie camera, film camera
nesting-dolls: matryoshka, nesting doll, russian doll
paintbrush: paintbrush, paint brush
pencil: pencil
performing-arts: theatre masks, theater masks, comedy and tragedy, drama masks
pick: pickaxe
pool-8-ball: 8 ball, eight ball
pushpin: pushpin
red-paper-lantern: paper lantern, lantern
safety-pin: safety pin
screwdriver: screwdriver
sewing-needle: sewing needle, needle and thread
slot-machine: slot machine
syringe: syringe
telephone: telephone
telescope: telescope
television: television
test-tube: test tube
thread: sewing thread, thread spool, spool of thread, cotton reel, reel of thread
toolbox: toolbox
toothbrush: toothbrush
trophy: trophy
video-game: game controller, gamepad
wrench: wrench, spanner
yarn: ball of yarn, ball of wool, yarn ball
yo-yo: yo yo, yoyo
backpack: backpack, rucksack
briefcase: briefcase
glasses: eyeglasses, spectacles
sunglasses: sunglasses
handbag: handbag
hiking-boot: hiking boot
ice-skate: ice skate
kimono: kimono
luggage: suitcase
martial-arts-uniform: karate gi, judo gi
military-helmet: army helmet
rescue-workers-helmet: firefighter helmet, fire helmet
roller-skate: roller skate
running-shoe: running shoe, sneaker
scarf: woollen scarf, knitted scarf, winter scarf
socks: sock
thong-sandal: flip flop
top-hat: top hat
womans-hat: sun hat
baby-bottle: baby bottle
american-football: american football
baseball: baseball
bowling: bowling pin
bullseye: dartboard, bullseye
cricket-game: cricket bat
curling-stone: curling stone
diving-mask: diving mask, snorkel
field-hockey: field hockey stick, field hockey
ice-hockey: hockey stick, ice hockey, ice hockey stick
kick-scooter: kick scooter
lacrosse: lacrosse stick
ping-pong: table tennis, ping pong
ring-buoy: life buoy, lifebuoy, life ring, life belt
rugby-football: rugby ball, rugby
skateboard: skateboard
skis: ski boot
sled: sledge
volleyball: volleyball
ambulance: ambulance
bus: bus
canoe: canoe
fire-engine: fire engine, fire truck
flying-saucer: flying saucer, ufo
helicopter: helicopter
locomotive: steam train, steam engine, locomotive, train
motor-scooter: scooter, moped, vespa
motorcycle: motorcycle, motorbike
pickup-truck: pickup truck
police-car: police car
racing-car: racing car, formula one car, f1 car
satellite: satellite
ship: cruise ship, ocean liner, steamship
taxi: taxi
tractor: tractor
tram: tram, tramcar
wheel: wagon wheel, cart wheel
church: village church, parish church, country church
circus-tent: circus tent
classical-building: greek temple
coffin: coffin
ferris-wheel: ferris wheel
headstone: gravestone, tombstone, headstone
japanese-castle: pagoda
kaaba: kaaba
moai: moai, easter island head
mosque: mosque
mount-fuji: mount fuji, mt fuji
shinto-shrine: torii gate, torii
statue-of-liberty: statue of liberty
tent: tent
volcano: volcano
comet: comet
fire: flame, fire flame
alien: alien head, alien face, little green alien
alien-monster: space invader
biohazard: biohazard symbol
radioactive: radioactive symbol
recycling-symbol: recycling symbol
reminder-ribbon: awareness ribbon
robot: toy robot, little robot, tin robot
skull-and-crossbones: pirate skull, skull and crossbones, pirate flag
anatomical-heart: anatomical heart, human heart
brain: brain
lungs: lungs
crossed-fingers: crossed fingers
love-you-gesture: i love you hand sign
ok-hand: ok hand
raised-fist: raised fist
sign-of-the-horns: sign of the horns, rock on hand
thumbs-up: thumbs up
victory-hand: victory hand, peace hand sign
vulcan-salute: vulcan salute
club-suit: club suit, ace of clubs
chess-pawn: chess pawn
beetle: stag beetle
`;

export interface Listed {
  icon: string;
  id: string;
  english: readonly string[];
  /** True for figures whose round dark dots are eyes. */
  hasEyes: boolean;
}

const rowsOf = (table: string, hasEyes: boolean): Listed[] =>
  table
    .trim()
    .split('\n')
    .map((line): Listed => {
      const [icon, rest] = line.split(': ') as [string, string];
      const english = rest.split(', ');
      return { icon, id: english[0]!, english, hasEyes };
    });

export const LISTED: readonly Listed[] = [...rowsOf(ANIMALS, true), ...rowsOf(THINGS, false)];
