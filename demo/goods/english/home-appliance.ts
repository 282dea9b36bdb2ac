import type { EnglishProducts } from '../demo-product.ts';

export const englishHomeAppliance: EnglishProducts = {
  'azarpokht-rice-cooker-8': {
    name: 'Azarpokht AP-82 digital rice cooker, 8 servings',
    description:
      'You choose the golden tahdig yourself: five steps from thin and tender to thick and crisp. The six-layer non-stick pot lets go of the rice without a scratch. It keeps what it cooked warm for up to twelve hours.',
    specifications: [
      ['Capacity', '8 servings (1.8 l)'],
      ['Power', '860 W'],
      ['Pot', 'Aluminium, granite coated'],
      ['Tahdig settings', '5 steps'],
      ['Timer', 'Delay up to 24 hours'],
      ['Warranty', '24 months'],
    ],
    tags: ['Trousseau', 'Iranian cooking', 'Non-stick'],
    badge: 'Best seller',
  },
  'hirkan-blender-1200': {
    name: 'Hirkan 1,200 W blender and grinder',
    description:
      'Turns ice and frozen fruit smooth in less than a minute, without shaking the worktop. The glass jug takes on no smell of garlic or saffron. A separate mill for spices and coffee is in the box.',
    specifications: [
      ['Power', '1,200 W'],
      ['Jug capacity', '1.5 l'],
      ['Jug', 'Heat-resistant glass'],
      ['Speeds', '5 and pulse'],
      ['Blade', 'Six-point steel'],
      ['Warranty', '18 months'],
    ],
    tags: ['Trousseau', 'Breakfast'],
  },
  'azarpokht-air-fryer-6l': {
    name: 'Azarpokht 6-litre air fryer with window',
    description:
      'Watch the chips turn golden through the glass front, without pulling out the basket. Eight ready programs cover chicken, fish, kuku and pastry. Basket and tray go in the dishwasher.',
    specifications: [
      ['Capacity', '6 l'],
      ['Power', '1,700 W'],
      ['Temperature', '80 to 200 °C'],
      ['Programs', '8'],
      ['Controls', 'Touch'],
      ['Warranty', '24 months'],
    ],
    tags: ['Trousseau', 'Healthy cooking', 'Gift'],
  },
  'hirkan-tea-maker-glass': {
    name: 'Hirkan tea maker with Pyrex teapot',
    description:
      'The two-litre kettle boils in six minutes, and the glass teapot on top brews the tea without boiling it. A warming plate keeps it hot until the last guest leaves. When the water runs out it switches itself off.',
    specifications: [
      ['Kettle', '2 l'],
      ['Teapot', '1 l'],
      ['Power', '2,000 W'],
      ['Body', '304 stainless steel'],
      ['Safety', 'Switches off when dry'],
      ['Warranty', '18 months'],
    ],
    tags: ['Trousseau', 'Tea and coffee', 'Breakfast'],
  },
  'hirkan-espresso-15bar': {
    name: 'Hirkan Bam 15 semi-automatic espresso machine',
    description:
      'Fifteen bars and a short pre-infusion lay a hazelnut crema on the cup. The steam wand foams milk finely for latte and cappuccino. Only seventeen centimetres wide, it fits the corner of any worktop.',
    specifications: [
      ['Pump pressure', '15 bar'],
      ['Power', '1,350 W'],
      ['Water tank', '1.1 l'],
      ['Portafilter', '51 mm, two cups'],
      ['Width', '17 cm'],
      ['Warranty', '24 months'],
    ],
    tags: ['Tea and coffee', 'Gift', 'Breakfast'],
    badge: 'New',
  },
  'azarpokht-sandwich-maker-3in1': {
    name: 'Azarpokht 3-in-1 sandwich, grill and waffle maker',
    description:
      'Three pairs of non-stick plates change at the press of a button: sandwich, grill and waffle. The floating hinge lies flat on thick bread too. A handy start to every school day.',
    specifications: [
      ['Power', '900 W'],
      ['Plates', 'Sandwich, grill, waffle'],
      ['Coating', 'Non-stick ceramic'],
      ['Storage', 'Upright, with cord wrap'],
      ['Warranty', '12 months'],
    ],
    tags: ['Breakfast', 'Healthy cooking', 'Gift'],
  },
  'mesineh-granite-set-9': {
    name: 'Mesineh Damavand granite cookware set, 9 pieces',
    description:
      'The six-millimetre base spreads the heat evenly, and stews do not catch. Silicone handles stay cool, and the lids let out steam. For gas, electric and induction hobs.',
    specifications: [
      ['Pieces', '9'],
      ['Sizes', '18, 22, 26 and 30 cm'],
      ['Material', 'Die-cast aluminium, granite coated'],
      ['Base', '6 mm'],
      ['Induction', 'Yes'],
      ['Dishwasher safe', 'Yes'],
    ],
    tags: ['Trousseau', 'Non-stick', 'Iranian cooking'],
    badge: 'Best seller',
  },
  'mesineh-copper-pan-24': {
    name: 'Mesineh hammered copper pan, 24 cm',
    description:
      'Made by the coppersmiths of Isfahan, whose hammer leaves a different mark on every pan. Copper takes heat quickly and gives it up quickly, which puts you in command of eggs and caramel. Lined with pure tin.',
    specifications: [
      ['Diameter', '24 cm'],
      ['Material', 'Copper, tin lined'],
      ['Thickness', '1.5 mm'],
      ['Weight', '1.1 kg'],
      ['Made', 'By hand in Isfahan'],
    ],
    tags: ['Handmade', 'Gift'],
  },
  'mesineh-cast-iron-grill': {
    name: 'Mesineh cast-iron grill pan',
    description:
      'Heavy cast iron prints its lines boldly on meat and vegetables. The wooden handle folds, so the pan fits the oven too. It comes seasoned with sesame oil and ready to cook.',
    specifications: [
      ['Size', '28 by 28 cm'],
      ['Material', 'Pure cast iron'],
      ['Handle', 'Beech, folding'],
      ['Weight', '2.9 kg'],
      ['Induction', 'Yes'],
    ],
    tags: ['Non-stick', 'Healthy cooking', 'Travel and outdoors'],
  },
  'azarpokht-pressure-cooker-8l': {
    name: 'Azarpokht 8-litre steel pressure cooker',
    description:
      'Abgoosht is ready in forty minutes, and the lid does not open before the pressure is gone. Two settings, for pulses and for meat. Its silicone gasket is found in every hardware shop.',
    specifications: [
      ['Capacity', '8 l'],
      ['Material', '304 steel, three-layer base'],
      ['Pressure', '60 and 90 kPa'],
      ['Safety', '3 locks and 2 valves'],
      ['Induction', 'Yes'],
      ['Warranty', '36 months'],
    ],
    tags: ['Trousseau', 'Iranian cooking'],
  },
  'mesineh-knife-set-5': {
    name: 'Mesineh Zanjan kitchen knives, set of five',
    description:
      'German steel, hardened and sharpened in Zanjan. From a light cleaver to a paring knife, all that a home kitchen needs stands in one walnut block. A few strokes on the steel each month keep the edge.',
    specifications: [
      ['Pieces', '5 knives and a block'],
      ['Blade', '1.4116 steel'],
      ['Hardness', '56 HRC'],
      ['Handle', 'Walnut'],
      ['Washing', 'By hand'],
    ],
    tags: ['Handmade', 'Gift', 'Trousseau'],
  },
  'hirkan-oven-dish-trio': {
    name: 'Hirkan Pyrex oven dishes with lids, set of three',
    description:
      'Serve the lasagne in the dish you baked it in, then put what is left in the fridge under its lid. The glass goes from fridge to warm oven without a crack. All three stack into one.',
    specifications: [
      ['Pieces', '3 dishes with lids'],
      ['Capacity', '0.8, 1.5 and 2.4 l'],
      ['Material', 'Borosilicate glass'],
      ['Withstands', '−20 to 300 °C'],
      ['Microwave safe', 'Yes'],
    ],
    tags: ['Trousseau', 'Healthy cooking'],
  },
  'pakizan-stick-vacuum-v7': {
    name: 'Pakizan V7 cordless stick vacuum',
    description:
      'One charge does a hundred-square-metre flat, down to the pile of the carpets. A light on the brush shows the dust beneath the sofa. The top comes off as a hand vacuum for the car.',
    specifications: [
      ['Suction', '25 kPa'],
      ['Running time', '45 minutes'],
      ['Charging time', '4 hours'],
      ['Dust cup', '0.6 l'],
      ['Weight', '2.6 kg'],
      ['Filter', 'HEPA, washable'],
      ['Warranty', '24 months'],
    ],
    tags: ['Rechargeable', 'Trousseau', 'Home cleaning'],
    badge: 'Special',
  },
  'pakizan-steam-iron-2600': {
    name: 'Pakizan 2,600 W steam iron',
    description:
      'The ceramic soleplate glides over manteaus and cotton shirts without catching. One shot of steam opens a crease that has dried in. The drip stop leaves no water marks, even at low heat.',
    specifications: [
      ['Power', '2,600 W'],
      ['Steady steam', '45 g per minute'],
      ['Steam shot', '180 g'],
      ['Water tank', '350 ml'],
      ['Cord', '2.5 m'],
      ['Warranty', '18 months'],
    ],
    tags: ['Trousseau', 'Home cleaning'],
  },
  'pakizan-spin-mop': {
    name: 'Pakizan spin mop with two-part bucket',
    description:
      'Clean and dirty water stay apart, so the mop is rinsed in fresh water every time. A few pushes on the steel basket spin it just damp. Two spare microfibre heads come with it.',
    specifications: [
      ['Bucket', '12 l'],
      ['Handle', '90 to 130 cm'],
      ['Heads', 'Microfibre, 3'],
      ['Basket', 'Stainless steel'],
      ['For', 'Parquet, tiles, stone'],
    ],
    tags: ['Home cleaning', 'Spring cleaning'],
  },
  'pakizan-robot-mop-s3': {
    name: 'Pakizan S3 robot vacuum and mop',
    description:
      'Lidar draws the map of your home, and on the phone you say which room and when. It knows the edge of a carpet and lifts its mop before climbing it. When the battery runs low it goes back to its base, then carries on where it stopped.',
    specifications: [
      ['Suction', '5,000 Pa'],
      ['Navigation', 'Lidar'],
      ['Battery', '5,200 mAh'],
      ['Running time', '150 minutes'],
      ['App', 'Persian, Android and iOS'],
      ['Warranty', '24 months'],
    ],
    tags: ['Rechargeable', 'Smart home', 'Home cleaning'],
    badge: 'New',
  },
  'pakizan-cleaning-kit': {
    name: 'Pakizan spring cleaning kit, 8 pieces',
    description:
      'Put together for the days before Nowruz: sponge, glass cloth, grout brush, gloves and four cleaners. The cleaners are plant based and smell mildly of orange peel. All of it comes in a lidded bucket that stays useful.',
    specifications: [
      ['Pieces', '8'],
      ['Cleaners', 'Glass, floor, hob, bathroom'],
      ['Base', 'Plant based, no chlorine'],
      ['Bucket', '8 l with lid'],
    ],
    tags: ['Spring cleaning', 'Home cleaning'],
  },
  'nasimgostar-tower-fan': {
    name: 'Nasimgostar tower fan with remote and timer',
    description:
      'Needs twenty-five centimetres of floor and reaches every corner of a twelve-square-metre room. Sleep mode slows it each half hour, no louder than a whisper. The blades are hidden where no small hand can reach them.',
    specifications: [
      ['Power', '50 W'],
      ['Speeds', '3 and sleep mode'],
      ['Timer', 'Up to 12 hours'],
      ['Swing', '80 degrees'],
      ['Noise', '39 dB'],
      ['Height', '90 cm'],
    ],
    tags: ['Energy saving', 'Summer', 'Bedroom'],
  },
  'nasimgostar-evaporative-cooler-4000': {
    name: 'Nasimgostar 4000 portable evaporative cooler',
    description:
      'Made for hot, dry rooms: it cools the air by up to ten degrees on the power of a fan. The thirty-litre tank lasts a whole night, and the ice box helps through the noon hours. It rolls on four locking castors.',
    specifications: [
      ['Air flow', '4,000 m³ per hour'],
      ['Power', '180 W'],
      ['Water tank', '30 l'],
      ['Covers', 'Up to 35 m²'],
      ['Pads', 'Cellulose on three sides'],
      ['Warranty', '24 months'],
    ],
    tags: ['Energy saving', 'Summer', 'Trousseau'],
  },
  'nasimgostar-oil-radiator-11': {
    name: 'Nasimgostar oil-filled radiator, 11 fins',
    description:
      "Heats without a sound and without drying the air of a child's room. The thermostat cuts the power at the warmth you chose, to keep the bill low. Should it tip over, a safety switch turns it off at once.",
    specifications: [
      ['Power', '1,000, 1,500 and 2,500 W'],
      ['Fins', '11'],
      ['Covers', 'Up to 25 m²'],
      ['Safety', 'Tip-over and overheating switch'],
      ['Weight', '12 kg'],
      ['Warranty', '24 months'],
    ],
    tags: ['Winter', 'Bedroom', "Children's room"],
  },
  'nasimgostar-humidifier-5l': {
    name: 'Nasimgostar 5-litre cool mist humidifier',
    description:
      'Its fine mist soothes the dry lips and throats of winter, for up to twenty hours on one filling. The tank fills from above and takes a few drops of essence. The dim night light can be switched off.',
    specifications: [
      ['Tank', '5 l'],
      ['Running time', 'Up to 20 hours'],
      ['Mist', '300 ml per hour'],
      ['Noise', '30 dB'],
      ['Humidity meter', 'Yes'],
    ],
    tags: ['Winter', "Children's room", 'Bedroom'],
  },
  'nasimgostar-quartz-heater': {
    name: 'Nasimgostar Ojagh quartz fan heater',
    description:
      'A small fan carries the pleasant warmth of quartz into the room and thaws cold feet under the desk in two minutes. The flame effect looks like a fireplace and works without heat as well. The front never gets hot.',
    specifications: [
      ['Power', '900 and 1,800 W'],
      ['Type', 'Quartz with fan'],
      ['Covers', 'Up to 15 m²'],
      ['Safety', 'Tip-over switch'],
      ['Warranty', '12 months'],
    ],
    tags: ['Winter', 'Workplace'],
  },
  'nurafza-led-bulb-12w-4': {
    name: 'Nurafza 12 W LED bulbs, pack of four',
    description:
      'Each replaces an old hundred-watt bulb on an eighth of the power. The light does not flicker and does not tire the eyes over a book. The maker replaces any that fails within two years.',
    specifications: [
      ['Power', '12 W'],
      ['Luminous flux', '1,100 lm'],
      ['Cap', 'E27'],
      ['Colour rendering index', 'Above 80'],
      ['Life', '25,000 hours'],
      ['Warranty', '24 months'],
    ],
    tags: ['Energy saving', 'Lighting'],
  },
  'nurafza-desk-lamp-architect': {
    name: 'Nurafza Memar arm desk lamp',
    description:
      'The spring arm stays wherever you let go of it and puts the light right on the page. Five levels and three tones, and it remembers the last. Stands by its clamp or on its heavy base.',
    specifications: [
      ['Power', '10 W'],
      ['Colour temperature', '3,000 to 6,000 K'],
      ['Brightness', '5 levels'],
      ['Base', 'Clamp and metal foot'],
      ['Charging port', 'USB-A'],
    ],
    tags: ['Workplace', 'Energy saving', 'Gift'],
  },
  'nurafza-chandelier-toranj': {
    name: 'Nurafza Toranj chandelier, eight lights',
    description:
      'Brass arms drawn from the medallion of a Persian carpet, and milky shades that pour soft light over the table. Set the chain for a low or a high ceiling yourself. It hangs from an ordinary hook.',
    specifications: [
      ['Lights', '8'],
      ['Cap', 'E14'],
      ['Material', 'Plated metal and milk glass'],
      ['Diameter', '75 cm'],
      ['Height', '50 to 110 cm'],
    ],
    tags: ['Lighting', 'Trousseau', 'Classic decor'],
  },
  'nurafza-camping-lantern': {
    name: 'Nurafza rechargeable camping lantern',
    description:
      'Lights the tent for up to thirty hours, and charges the phone too. Rain does it no harm, and it hangs from a branch by its hook. In a power cut it is the emergency light at home.',
    specifications: [
      ['Brightness', '500 lm'],
      ['Battery', '5,000 mAh'],
      ['Running time', '6 to 30 hours'],
      ['Protection', 'IPX4'],
      ['Charging', 'USB-C'],
    ],
    tags: ['Rechargeable', 'Travel and outdoors', 'Energy saving'],
  },
  'nurafza-led-strip-smart': {
    name: 'Nurafza smart RGB light strip, 5 m',
    description:
      'Sticks behind the television or beneath a cabinet and takes its colour from your phone. It follows music, and dims gently towards bedtime. Cut it to length with scissors along the marks.',
    specifications: [
      ['Length', '5 m'],
      ['Colours', '16 million'],
      ['Control', 'Remote and phone app'],
      ['Supply', '12 V'],
      ['Fixing', 'Self-adhesive'],
    ],
    tags: ['Smart home', 'Lighting', 'Gaming'],
  },
};
